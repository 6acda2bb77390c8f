import { describe, expect, it } from 'vitest';
import { isFreeMail, mailboxOf } from './mailboxes.ts';

describe('one mailbox', () => {
  it.each([
    ['jo@example.com', 'JO@Example.com'],
    ['jo@example.com', 'jo+work@example.com'],
    ['jo.doe@gmail.com', 'jodoe@gmail.com'],
    ['jodoe@gmail.com', 'j.o.d.o.e+hr@googlemail.com'],
    ['jo@me.com', 'Jo+x@iCloud.com'],
    ['jo.doe@proton.me', 'jo-doe@protonmail.com'],
    ['j_o_doe+1@pm.me', 'jodoe@protonmail.ch'],
  ])('is %s and %s', (one, other) => expect(mailboxOf(one)).toBe(mailboxOf(other)));

  it.each([
    ['jo@example.com', 'jo@example.org'],
    ['jo.doe@example.com', 'jodoe@example.com'],
    ['jo.doe@icloud.com', 'jodoe@icloud.com'],
    ['+jo@example.com', '+bo@example.com'],
  ])('is not %s and %s', (one, other) => expect(mailboxOf(one)).not.toBe(mailboxOf(other)));
});

describe('an address for the asking', () => {
  it.each([
    ['jo@gmail.com', true],
    ['Jo@Outlook.com ', true],
    ['jo@hotmail.co.nz', true],
    ['jo@live.com.au', true],
    ['jo@yahoo.pl', true],
    ['jo@proton.me', true],
    ['hr@yahoo.co', true],
    ['hr@live.acme.example', false],
    ['hr@outlook.group', false],
    ['hr@notyahoo.com', false],
    ['hr@acme.example', false],
    ['hr@gmail.com.acme.example', false],
    ['gmail.com', true],
    ['', false],
    ['jo@constructor', false],
  ])('%s: %s', (address, isFree) => expect(isFreeMail(address)).toBe(isFree));
});
