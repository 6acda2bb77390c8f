import { describe, expect, it } from 'vitest';
import { readProviderResponse } from './provider-response.ts';

const read = (value: unknown) => readProviderResponse(Buffer.from(JSON.stringify(value)));
const contact = { email: 'hr@contoso.example', confidence: 0.8 };
const NOBODY = { name: null, title: null, location: null, email: null, phone: null, fax: null };

describe('an answer of a research provider', () => {
  it.each<[string, object, object]>([
    ['nothing', {}, { contacts: [], vendor: null, parentOrganization: null }],
    ['nulls', { contacts: [], vendor: null, parentOrganization: null }, { vendor: null }],
    ['an address', { contacts: [contact] }, { contacts: [{ ...NOBODY, ...contact }] }],
    [
      'a person with numbers',
      {
        contacts: [
          {
            name: ' Ann Lee ',
            title: 'HR',
            phone: '+1 (512) 555-0100 x 12',
            fax: '512.555.0101',
            confidence: 1,
          },
        ],
      },
      {
        contacts: [
          { name: 'Ann Lee', title: 'HR', phone: '+1 (512) 555-0100 x 12', fax: '512.555.0101', email: null },
        ],
      },
    ],
    ['a vendor', { vendor: 'TALX_WORK_NUMBER' }, { vendor: 'TALX_WORK_NUMBER', contacts: [] }],
    [
      'a parent organization',
      { parentOrganization: { name: 'Contoso Group', website: 'https://contoso.example' } },
      {
        parentOrganization: {
          name: 'Contoso Group',
          website: 'https://contoso.example',
          location: null,
          relationship: null,
        },
      },
    ],
  ])('may name %s', (_what, answer, expected) => expect(read(answer)).toMatchObject(expected));

  it('loses the fields that nobody knows', () => {
    expect(read({ contacts: [{ ...contact, ssn: '123' }], note: 'x' })).toEqual({
      contacts: [{ ...NOBODY, ...contact }],
      vendor: null,
      parentOrganization: null,
    });
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', [contact]],
    ['a text', 'contacts'],
    ['contacts that are no list', { contacts: contact }],
    ['a contact without a destination', { contacts: [{ name: 'Ann', confidence: 1 }] }],
    ['a contact without a confidence', { contacts: [{ email: 'a@x.example' }] }],
    ['a confidence above 1', { contacts: [{ ...contact, confidence: 80 }] }],
    ['an address that is none', { contacts: [{ ...contact, email: 'hr at contoso' }] }],
    [
      'an address with a line break',
      { contacts: [{ ...contact, email: 'hr@contoso.example\r\nBcc: x@y.example' }] },
    ],
    ['a name with a line break', { contacts: [{ ...contact, name: 'Ann\r\nBcc: x@y.example' }] }],
    ['a number in words', { contacts: [{ phone: 'ask the front desk', confidence: 1 }] }],
    ['a number that leads elsewhere', { contacts: [{ fax: '5125550100@x.example', confidence: 1 }] }],
    ['more contacts than anybody needs', { contacts: Array.from({ length: 21 }, () => contact) }],
    ['a vendor in words', { vendor: 'The Work Number' }],
    ['a parent organization without a name', { parentOrganization: { location: 'Austin, TX' } }],
    ['a website that is a script', { parentOrganization: { name: 'x', website: 'javascript:alert(1)' } }],
  ])('is not understood when it is %s', (_what, answer) => expect(read(answer)).toBeNull());

  it.each([
    ['empty', Buffer.alloc(0)],
    ['no JSON', Buffer.from('<html>')],
    ['cut off', Buffer.from('{"contacts": [')],
    ['not in UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['nested without end', Buffer.from('['.repeat(60_000))],
  ])('is not understood when its body is %s', (_what, body) => expect(readProviderResponse(body)).toBeNull());
});
