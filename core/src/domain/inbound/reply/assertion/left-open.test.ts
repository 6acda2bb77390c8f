import { expect, it } from 'vitest';
import type { ReplyKind, ReplyRequest } from '../../read/reading.ts';
import { readReply } from '../read-reply.ts';

const REQUEST: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Odile', lastName: 'Ferrante', aliases: [] },
  records: [
    { employerName: 'Marsh Boatworks', position: 'Rigger', startDate: '2012-05', endDate: '2016-08' },
  ],
};

const read = (text: string) =>
  readReply(
    REQUEST,
    { from: 'office@marsh.example', subject: 'Re: Odile Ferrante', text, isAutoReply: false },
    new Date('2025-03-20T12:00:00Z'),
  );
const valuesIn = (text: string) =>
  Object.fromEntries(
    Object.entries(read(text).records[0]?.fields ?? {}).map(([name, { value }]) => [name, value]),
  );

it.each([
  ['what others only believe', 'My partner reckons she quit in March 2015.'],
  ['what the sender only heard', 'From what I hear she was let go in March 2015.'],
  ['what is yet to be looked up', 'Ella entró en 2014, pero tenemos que verificarlo.'],
  ['what we are asked', 'Would you check the following?\nTitle: Sailmaker\nStart: May 2013'],
  ['what is asked behind it', 'Sailmaker, May 2013 to August 2016. Is that right?'],
  ['another person of a like name', 'There was an Odile Ferrand here 2010 to 2012, but a different lady.'],
  ['a line of a ticket', 'We got your ticket.\nSubmitted: Check for Odile Ferrante, Rigger, 5/2012 - 8/2016'],
  ['a rule for all', 'Foremen are not permitted to verify titles. Write to office@marsh.example.'],
])('takes no value from %s', (_, text) => {
  expect(valuesIn(text)).toEqual({});
});

it('leaves out what a form says of the one who filled it in', () => {
  const text =
    'Start: May 2012\nEnd: August 2016\nCompleted by: Hugh Marsh\nPosition: Owner\nDate: 03/18/2025';
  expect(valuesIn(text)).toEqual({ startDate: '2012-05', endDate: '2016-08' });
});

it('leaves out the rows of others in a table', () => {
  const text =
    'Name                Title        Hire         Term\nFerris, Odell       Rigger       01/02/2010   03/04/2011\nFerrante, Odile     Sailmaker    05/07/2012   08/26/2016';
  expect(valuesIn(text)).toMatchObject({ position: 'Sailmaker', startDate: '2012-05-07' });
});

it('reads answers by the number of the question, and leaves open a part of a date', () => {
  const text =
    '1. yes\n2. no, sailmaker\n3. May is right but 2013\n\n-----Original Message-----\n1. Was she employed by you?\n2. Was the position Rigger?\n3. Did the employment start in May 2012?';
  expect(valuesIn(text)).toEqual({ position: 'sailmaker' });
});

it('lets what stands behind a date speak of that date', () => {
  const text = 'We show 5/7/2012 as the hire date and 7/21/2016 as the separation date.';
  expect(valuesIn(text)).toEqual({ startDate: '2012-05-07', endDate: '2016-07-21' });
});

it.each<[string, ReplyKind, boolean]>([
  ['Found nothing so far, I will keep digging.', 'RECEIPT', false],
  ['Ring me at 555 0100 7788 to talk about it.', 'UNCLEAR', false],
  ['She was a rigger. Start and end I am still checking, will let you know.', 'ANSWER', false],
  ['She was a rigger, May 2012 to August 2016.', 'ANSWER', true],
])('ends the asking only with an answer: %s', (text, kind, stopOutreach) => {
  expect(read(text)).toMatchObject({ kind, stopOutreach });
});

it.each([
  'Title: Rigger - no longer used\nStart: May 2012\nEnd: August 2016',
  'I do not have an end date for her.',
  'Title: no trace of that',
  'Nothing under Ferrante in the current payroll.',
  "We can't find her yet.",
  'We have no record of her. The older books were perdidos en una inundación.',
  'No que restou o nome dela não aparece, o que não quer dizer que não tenha trabalhado aqui.',
  'Nous ne trouvons aucune trace, ce qui ne veut pas dire que non.',
  'I only came in 2022 and never met her.',
])('does not settle by a part: %s', (text) => {
  expect(read(text).settles).toBe(false);
});
