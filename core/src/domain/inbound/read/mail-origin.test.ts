import { describe, expect, it } from 'vitest';
import { costOf, leastBelow } from '../../../platform/testing/processor-time.ts';
import {
  addressIn,
  displayNameIn,
  isFromElsewhere,
  localPartOf,
  type MailAuthentication,
  senderOf,
} from './mail-origin.ts';

describe('senderOf', () => {
  it.each([
    ['Pat <hr@contoso.com>', ['hr@contoso.com'], 'ASKED'],
    ['HR@Contoso.com', ['hr@contoso.com'], 'ASKED'],
    ['Pat <hr+tag@contoso.com>', ['hr@contoso.com'], 'ASKED'],
    ['Pat <pat@contoso.com>', ['hr@contoso.com'], 'SAME_DOMAIN'],
    ['Pat <pat@mail.contoso.co.uk>', ['hr@contoso.co.uk'], 'SAME_DOMAIN'],
    ['Pat <pat@contoso.example>', ['hr@contoso.example'], 'SAME_DOMAIN'],
    ['Pat <pat@fabrikam.co.uk>', ['hr@contoso.co.uk'], 'ELSEWHERE'],
    ['"hr@contoso.com" <evil@fabrikam.com>', ['hr@contoso.com'], 'ELSEWHERE'],
    ['hr@contoso.com.evil.example', ['hr@contoso.com'], 'ELSEWHERE'],
    ['hr@fabrikam.zendesk.com', ['hr@contoso.zendesk.com'], 'ELSEWHERE'],
    ['pat@mail.contoso.zendesk.com', ['hr@contoso.zendesk.com'], 'SAME_DOMAIN'],
    ['someone@gmail.com', ['contoso.hr@gmail.com'], 'ELSEWHERE'],
    ['contosohr@googlemail.com', ['contoso.hr@gmail.com'], 'ASKED'],
    ['Pat', ['hr@contoso.com'], 'ELSEWHERE'],
    ['Pat <hr@[contoso.com]>', ['hr@contoso.com'], 'ELSEWHERE'],
    ['a@evil.example hr@contoso.com', ['hr@contoso.com'], 'ELSEWHERE'],
    ['"a@evil.example"@contoso.com', ['hr@contoso.com'], 'ELSEWHERE'],
    [null, ['hr@contoso.com'], 'ELSEWHERE'],
    ['Pat <pat@contoso.com>', [], 'UNKNOWN'],
  ] as const)('takes %s for one of %j: %s', (from, asked, sender) => {
    expect(senderOf(from, asked)).toBe(sender);
  });
});

describe('isFromElsewhere', () => {
  const origin = (dmarc: MailAuthentication['dmarc'] | null, sender: 'ASKED' | 'ELSEWHERE' = 'ASKED') => ({
    sender,
    namesRequest: true,
    authentication: dmarc && { spf: 'fail' as const, dkim: 'none' as const, dmarc },
  });
  it.each([
    [undefined, false],
    [origin(null), false],
    [origin('pass'), false],
    [origin('none'), false],
    [origin('temperror'), false],
    [origin('fail'), true],
    [origin('pass', 'ELSEWHERE'), true],
  ])('of %j is %s', (given, expected) => {
    expect(isFromElsewhere(given)).toBe(expected);
  });
});

describe('displayNameIn', () => {
  it.each([
    ['Pat Doyle <pat@contoso.example>', 'Pat Doyle'],
    ['  "Doyle, Pat"<pat@contoso.example>', 'Doyle, Pat'],
    ['" Pat " <pat@contoso.example>', 'Pat'],
    ['hr@contoso.example <pat@contoso.example>', null],
    ['"" <pat@contoso.example>', null],
    ['<pat@contoso.example>', null],
    ['pat@contoso.example', null],
  ])('finds in %s: %s', (from, name) => {
    expect(displayNameIn(from)).toBe(name);
  });
});

it.each(['\n', ' ', '@', '" ', '<'])(
  'tells no slower of a sender as long as one may be, of %j alone',
  (words) => {
    const from = `${words.repeat(9_990 / words.length)}\nx`;
    const tell = () => [
      displayNameIn(from),
      localPartOf(from),
      addressIn(from),
      senderOf(from, ['a@b.example']),
    ];
    // It is told of each message of a search, with each that comes.
    expect(leastBelow(5, () => costOf(tell))).toBeLessThan(5);
  },
);
