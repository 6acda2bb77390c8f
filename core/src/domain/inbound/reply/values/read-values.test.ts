import { describe, expect, it } from 'vitest';
import type { ReplyField, ReplyRequest } from '../../read/reading.ts';
import { readReply } from '../read-reply.ts';

const JOB: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Dana', lastName: 'Whitlow', aliases: [] },
  records: [{ employerName: 'Contoso Tools', position: 'Fitter', startDate: '2014-03', endDate: '2017-09' }],
};
const DEGREE: ReplyRequest = {
  searchType: 'EDUCATION',
  applicant: { firstName: 'Dana', lastName: 'Whitlow', aliases: [] },
  records: [
    { institutionName: 'Contoso College', qualification: 'Bachelor of Science', graduationDate: '2016-05' },
  ],
};

type Said = Partial<Record<ReplyField, string>>;

/** Each value as `+` where it is confirmed, `~` where it is corrected, `-` where it is withheld. */
function said(text: string, request: ReplyRequest): Said {
  const { records } = readReply(
    request,
    { from: 'Pat <hr@contoso.example>', subject: 'Re: x', text, isAutoReply: false },
    new Date('2025-03-20T12:00:00Z'),
  );
  const marks = { CONFIRMED: '+', CORRECTED: '~', NOT_DISCLOSED: '-' } as const;
  return Object.fromEntries(
    Object.entries(records[0]?.fields ?? {}).map(([field, { says, value }]) => [
      field,
      `${marks[says]}${value ?? ''}`,
    ]),
  );
}

const PERIOD = { startDate: '+2014-03', endDate: '+2017-09' };
const ALL = { employerName: '+Contoso Tools', position: '+Fitter', ...PERIOD };

describe('what is said of a job', () => {
  it.each<[string, Said]>([
    // All of it, all but some of it, and some of it.
    ['Yes to all.', ALL],
    ['Looks right.', ALL],
    ['Sí, todo correcto.', ALL],
    ['Confirmamos todas as informações.', ALL],
    [
      'Everything except the title is correct. She was a Press Helper.',
      { ...PERIOD, employerName: '+Contoso Tools', position: '~Press Helper' },
    ],
    ['Confirmed as to dates.', PERIOD],
    ['Some of what he told you is right.', {}],
    ["Part of the information is correct and part of it isn't.", {}],
    ["All of this isn't right.", {}],
    ['Es ist teilweise richtig.', {}],
    ['Le confirmo los datos del trabajador:\n\nPuesto: Fitter', { position: '+Fitter' }],
    ['dates r good\ntitle r good', { ...PERIOD, position: '+Fitter' }],
    ['He left in May 2016. The rest is right.', { ...ALL, endDate: '~2016-05' }],
    // What its clause denies, what was begun, what is taken back, and how far was looked back, is not so.
    ['It is not the case that she left in September 2017.', {}],
    ['Started 3/1/2014 -- oops, no, that was the orientation.', {}],
    ['I scrolled back through our files to 2017 for her.', {}],
    ["I'm a fitter myself now.", {}],
    [
      '| | you wrote | we have |\n| Start | 03/10/2014 | 03/12/2014 |\n| End | 09/01/2017 | 10/15/2017 |',
      { startDate: '+2014-03-12', endDate: '~2017-10-15' },
    ],
    // Where it is not understood what is wrong, the rest is not known either.
    ['Senior grade only. Everything else ok.', {}],
    // Verdicts.
    ['Start ✔ End ✔ Title ✘ (press helper)', { ...PERIOD, position: '~press helper' }],
    [
      'Title: Y\nStart date: Y\nEnd date: N (10/2016)',
      { position: '+Fitter', startDate: '+2014-03', endDate: '~2016-10' },
    ],
    [
      'Position - yes. From - yes. Until - I have 10/2016.',
      { position: '+Fitter', startDate: '+2014-03', endDate: '~2016-10' },
    ],
    ['Employment dates? Fine. Title? Fine.', { ...PERIOD, position: '+Fitter' }],
    ['He was let go in 2016. March 2014 yes.', { startDate: '+2014-03', endDate: '~2016' }],
    ['Correct dates, correct job.', { ...PERIOD, position: '+Fitter' }],
    // Another title instead.
    ['Not a fitter - press helper. March 2014 to September 2017.', { ...PERIOD, position: '~press helper' }],
    ['Era ayudante, no fitter.', { position: '~ayudante' }],
    ['Dana war kein Fitter, sondern Lagerist.', { position: '~Lagerist' }],
    ['No era fitter, era cajera.', { position: '~cajera' }],
    // No words that tell what it is.
    [
      'Dana Whitlow\nPress Helper\n3/6/14 - 9/29/17',
      { position: '~Press Helper', startDate: '+2014-03-06', endDate: '+2017-09-29' },
    ],
    [
      '1. Yes\n2. Fitter\n3. 03/10/2014\n4. 09/29/2017',
      { position: '+Fitter', startDate: '+2014-03-10', endDate: '+2017-09-29' },
    ],
    [
      '1. Yes\n2. Yes\n3. No, May 2014\n\n> 1. Was Dana Whitlow employed by Contoso Tools?\n> 2. Was the title Fitter?\n> 3. Did employment begin in March 2014?',
      { position: '+Fitter', startDate: '~2014-05' },
    ],
    // By dots, and a day that is no month, the day comes first.
    [
      'The above named was employed from 03.03.2014 until 28.09.2017.',
      { startDate: '+2014-03-03', endDate: '+2017-09-28' },
    ],
    [
      'Dana Whitlow\tFitter\t03/12/2014\t09/04/2017',
      { position: '+Fitter', startDate: '+2014-03-12', endDate: '+2017-09-04' },
    ],
    [
      'Assistant Fitter, 3/14/14 to 9/30/17.',
      { position: '~Assistant Fitter', startDate: '+2014-03-14', endDate: '+2017-09-30' },
    ],
    // Dates.
    ['fitter, 3/14 to 9/17', { ...PERIOD, position: '+fitter' }],
    ['Dana was here summers 2014, 2015, 2016, 2017', { startDate: '+2014', endDate: '+2017' }],
    ['She did not leave in September 2017.', {}],
    ['She did not leave in September 2017, she left in September 2016.', { endDate: '~2016-09' }],
    ['Started as a fitter March 2014 and concluded September 2017', { ...PERIOD, position: '+fitter' }],
    ['fitter, 3/3/14-9/7/17', { position: '+fitter', startDate: '+2014-03-03', endDate: '+2017-09-07' }],
    ['Dana is on the books from 3/14 to 9/17', PERIOD],
    [
      'Guten Tag, Frau Whitlow war vom 1. März 2014 bis zum 30. September 2017 hier.',
      { startDate: '+2014-03-01', endDate: '+2017-09-30' },
    ],
    [
      'Empezó el 12 de marzo de 2014 y se fue el 28 de septiembre de 2017.',
      { startDate: '+2014-03-12', endDate: '+2017-09-28' },
    ],
    [
      'Engaged: 12 March 2014\nSigned off: 30 September 2017',
      { startDate: '+2014-03-12', endDate: '+2017-09-30' },
    ],
    ["Dana's last day is today.", {}],
    // Not told.
    ['Dates: 3/2014 - 9/2017. Job titles are not released.', { ...PERIOD, position: '-' }],
    ['You list a fitter; our records show a clerk.', {}],
  ])('%s', (text, expected) => {
    expect(said(text, JOB)).toEqual(expected);
  });
});

describe('what is said of a degree', () => {
  it.each<[string, Said]>([
    [
      "Ms Whitlow's award was an MBA, not a BSc. Conferred May 2016.",
      { qualification: '~MBA', graduationDate: '+2016-05' },
    ],
    [
      'BS conferred 5/7/2016. Also attended graduate school 2017-2018, no degree.',
      { qualification: '+BS', graduationDate: '+2016-05-07' },
    ],
    ["She's a 2016 grad.", { graduationDate: '+2016' }],
    ['degree pending, was to be awarded May 2016 but has a hold on it', {}],
  ])('%s', (text, expected) => {
    expect(said(text, DEGREE)).toEqual(expected);
  });
});
