import { expect, it } from 'vitest';
import { isNotice, withoutWarning } from './notices.ts';

it.each([
  '[EXTERNAL]',
  '*** CAUTION: EXTERNAL EMAIL ***',
  'CAUTION: This email originated from outside of the organization. Do not click links.',
  "You don't often get email from pat@contoso.example. Learn why this is important",
  'ACHTUNG: Diese Nachricht kommt von einem externen Absender.',
  'This message and any files transmitted with it are confidential and intended for the recipient.',
  'Diese E-Mail enthält vertrauliche Informationen.',
  'Questa e-mail è riservata al destinatario.',
  'NOTICE: Information in this message is intended only for the recipient.',
  'ВНИМАНИЕ: письмо от внешнего отправителя.',
  'De informatie in deze e-mail is vertrouwelijk.',
  'Under Florida law, e-mail addresses are public records.',
  'WARNING: The sender of this email could not be validated.',
  'External Email - Be Suspicious of Attachments, Links and Requests for Login Information',
  'Virus-free. www.contoso.example',
  'To unsubscribe from this group, send an email to staff@contoso.example.',
  'Please consider the environment before printing this e-mail.',
])('takes for a notice: %s', (text) => {
  expect(isNotice(text)).toBe(true);
});

it.each([
  'External Relations Officer from 2010 to 2013.',
  'Warning letters were issued to her in 2016.',
  'Attention: the diploma looks suspicious to us.',
  'Bitte prüfen Sie die Daten: sie war von 2010 bis 2013 hier.',
  'This email confirms that she was employed from 2010 to 2013.',
  'Personnel records are public records here: she was a cook from 2010.',
  'External: she worked outside our organization from 2019.',
])('takes for what a person wrote: %s', (text) => {
  expect(isNotice(text)).toBe(false);
});

it.each([
  ['[EXTERNAL]\nYes, from 2010.', 'Yes, from 2010.'],
  ['CAUTION: External email.\nDo not click links you do not know.\nYes, from 2010.', 'Yes, from 2010.'],
  ['Yes, from 2010.', 'Yes, from 2010.'],
])('takes a warning away from the words below it: %j', (paragraph, own) => {
  expect(withoutWarning(paragraph)).toBe(own);
});
