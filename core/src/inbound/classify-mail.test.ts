import { describe, expect, it } from 'vitest';
import { classifyMail, type MailKind } from './classify-mail.ts';

const words = (text: string) => ({ from: 'hr@contoso.example', subject: 'Re: verification', text });

describe('a mail is taken', () => {
  it.each<[MailKind, string, string]>([
    ['BOUNCE', 'We can confirm that Robin was employed here.', 'BOUNCE'],
    ['DELAY', 'Your message could not be delivered to hr@contoso.example yet.', 'AUTO_REPLY'],
    ['AUTO_REPLY', 'I am away. In urgent cases please contact Kim.', 'AUTO_REPLY'],
    ['AUTO_REPLY', 'We have no record of anybody.', 'AUTO_REPLY'],
    ['AUTO_REPLY', 'All verifications are handled by The Work Number, please contact them.', 'THIRD_PARTY'],
    ['MESSAGE', 'We have no record of this person.', 'NO_RECORD'],
    ['MESSAGE', 'I hereby confirm the dates of employment.', 'VERIFICATION'],
    ['MESSAGE', 'Hello.', 'UNKNOWN'],
  ])('for what its form says before its words: %s with "%s" is %s', (kind, text, type) => {
    expect(classifyMail(kind, words(text)).type).toBe(type);
  });

  it.each<[MailKind, number]>([
    ['BOUNCE', 1],
    ['DELAY', 1],
    ['AUTO_REPLY', 1],
    ['MESSAGE', 0.85],
  ])('for sure only by its form: %s with confidence %d', (kind, confidence) => {
    expect(classifyMail(kind, words('We have no record of this person.')).confidence).toBe(confidence);
  });
});
