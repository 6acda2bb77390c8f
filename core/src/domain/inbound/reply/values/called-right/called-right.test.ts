import { expect, it } from 'vitest';
import type { ReplyRequest } from '../../../read/reading.ts';
import { isVotedRight, saysAllRight } from './called-right.ts';
import { findsNoFault } from './no-fault.ts';

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

const REQUEST: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Ines', lastName: 'Stadelmann', aliases: [] },
  records: [{ employerName: 'Falkenberg', position: 'Clerk', startDate: '2015-03' }],
};
const isVoted = (text: string) =>
  isVotedRight({ text, isLine: false, isQuestion: false }, text.toLowerCase(), REQUEST);

it.each([
  'I went down your sheet with the ledger beside me and all of it is correct.',
  'Every detail that Ines gave you about us is right.',
  'yes to the whole lot, all of it',
  'I see nothing in there that I would change.',
  'Der Rest Ihrer Angaben stimmt.',
])('is voted to call all right: %s', (text) => {
  expect(isVoted(text)).toBe(true);
});

it.each([
  'The correct answer to every question is yes.',
  'All of this can be confirmed once the release is here.',
  'All requests go to the right department from here.',
  'Everyone here thought that she was right for the job.',
  'Thank you for your letter',
  'We keep all records for seven years.',
])('is not voted to call all right: %s', (text) => {
  expect(isVoted(text)).toBe(false);
});

it('knows where no fault is found', () => {
  expect(['No discrepancies.', 'Nichts zu beanstanden.', 'Rien à corriger.'].map(findsNoFault)).not.toContain(
    false,
  );
  expect(
    ['No record of her.', 'There is an error in it.', 'Nothing else on file.'].map(findsNoFault),
  ).toEqual([false, false, false]);
});
