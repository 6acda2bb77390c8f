import { describe, expect, it } from 'vitest';
import { isFreeMail, mailboxOf } from './mailboxes.ts';

describe('one mailbox', () => {
  it.each([
    ['jo@example.com', 'JO@Example.com'],
    ['jo@example.com', 'jo+work@example.com'],
    ['jo.doe@gmail.com', 'jodoe@gmail.com'],
    ['jodoe@gmail.com', 'j.o.d.o.e+hr@googlemail.com'],
  ])('is %s and %s', (one, other) => expect(mailboxOf(one)).toBe(mailboxOf(other)));

  it.each([
    ['jo@example.com', 'jo@example.org'],
    ['jo.doe@example.com', 'jodoe@example.com'],
    ['+jo@example.com', '+bo@example.com'],
  ])('is not %s and %s', (one, other) => expect(mailboxOf(one)).not.toBe(mailboxOf(other)));
});

describe('an address for the asking', () => {
  it.each([
    ['jo@gmail.com', true],
    ['Jo@Outlook.com ', true],
    ['hr@acme.example', false],
    ['hr@gmail.com.acme.example', false],
    ['gmail.com', true],
    ['', false],
    ['jo@constructor', false],
  ])('%s: %s', (address, isFree) => expect(isFreeMail(address)).toBe(isFree));
});
