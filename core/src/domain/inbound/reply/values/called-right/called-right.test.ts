import { expect, it } from 'vitest';
import { saysAllRight } from './called-right.ts';

const NAMES = new Set(['stadelmann', 'ines', 'falkenberg']);

it.each([
  'Ihre Angaben zu Herrn Stadelmann stimmen alle',
  'alles korrekt so, wie Sie es unten aufgeführt haben!',
  'Passt also alles.',
  'All particulars furnished by the candidate found in order.',
  'Checks out, every bit of it.',
  'Checks out, all four lines.',
  'Hi there, all correct',
  'Verified as submitted, with ',
  'Confirmado todo',
  'Todo lo que indican en su solicitud es correcto.',
  'Nous confirmons : tout est exact',
  'Está tudo certo conforme informado.',
  'Otherwise correct',
  'Everything is right, title and both dates',
  "Pour le reste, c'est bien ça.",
])('calls all right: %s', (text) => {
  expect(saysAllRight(text, NAMES)).toBe(true);
});

it.each([
  'The title is right',
  'All dates are right',
  'All right, the title is Cook',
  'She was a good cook and all is well with her',
  'That was good of you',
  'You are right',
  'She is right',
  'All information is confidential',
  'Everything she told you is not correct',
  'Correct data for Ines Falkenberg:',
  'Our records are all in order and kept for ten years',
  'Thank you for your letter',
])('does not call all right: %s', (text) => {
  expect(saysAllRight(text, NAMES)).toBe(false);
});
