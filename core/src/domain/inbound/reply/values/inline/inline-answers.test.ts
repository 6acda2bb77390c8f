import { expect, it } from 'vitest';
import { saidIn } from '../../../../../testing/said-in-reply.ts';
import type { ReplyRequest } from '../../../read/reading.ts';

const JOB: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Odile', lastName: 'Ferrante', aliases: [] },
  records: [
    {
      employerName: 'Marsh Boatworks',
      position: 'Sail Maker',
      startDate: '2012-05-07',
      endDate: '2016-08',
    },
  ],
};
const HOUSE = { employerName: '+Marsh Boatworks' };

it.each<[string, string, Record<string, string>]>([
  [
    'lines that begin with who wrote them',
    'See below.\n\n> Company: Marsh Boatworks\n[TB] Right.\n> Title: Sail Maker\n[TB] Rigger\n> Start: May 7, 2012\n[TB] Right.\n> End: August 2016\n[TB] Right.',
    { ...HOUSE, position: '~Rigger', startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
  [
    'the end of a period alone',
    '> Company: Marsh Boatworks\nok\n> Title: Sail Maker\nok\n> Employed: May 7, 2012 to August 2016\nok, but left September 2016',
    { ...HOUSE, position: '+Sail Maker', endDate: '~2016-09' },
  ],
  [
    'an end that has not come',
    '> Company: Marsh Boatworks ok\n> Title: Sail Maker ok\n> Start: May 7, 2012 ok\n> End: August 2016 (still here)',
    { ...HOUSE, position: '+Sail Maker', startDate: '+2012-05-07' },
  ],
  [
    'lines that begin with a sign',
    'Ours start with >>\n\nCompany: Marsh Boatworks\n>> correct\nTitle: Sail Maker\n>> Rigger\nStart: May 7, 2012\n>> correct\nEnd: August 2016\n>> 8/26/2016',
    { ...HOUSE, position: '~Rigger', startDate: '+2012-05-07', endDate: '+2016-08-26' },
  ],
  [
    'lines that begin with initials',
    'Title: Sail Maker\nKP: no, Rigger\nStart: May 7, 2012\nKP: ok\nEnd: August 2016\nKP: ok',
    { position: '~Rigger', startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
  [
    'lines that begin with nothing, of which some judge',
    'Puesto: Sail Maker\ncorrecto\nDesde: May 7, 2012\n14/05/2012\nHasta: August 2016\ncorrecto',
    { position: '+Sail Maker', startDate: '~2012-05-14', endDate: '+2016-08' },
  ],
  [
    'no line of a list of their own',
    'Title: Sail Maker\n- built two schooners\nStart: May 7, 2012\nEnd: August 26, 2016',
    { position: '+Sail Maker', startDate: '+2012-05-07', endDate: '+2016-08-26' },
  ],
  [
    'no label of a list of their own',
    'Title: Sail Maker\nIn: May 7, 2012\nOut: August 26, 2016',
    { position: '+Sail Maker', startDate: '+2012-05-07', endDate: '+2016-08-26' },
  ],
  [
    'nothing where a form asks and is not filled in',
    'Title: Sail Maker\n  Correct?  ________\nStart: May 7, 2012\n  Correct?  ________',
    {},
  ],
])('takes for answers below lines that are not quoted: %s', (_what, text, said) => {
  expect(saidIn(text, JOB)).toEqual(said);
});

it.each<[string, string, Record<string, string>]>([
  [
    'brackets that hold verdicts elsewhere',
    'I wrote in the brackets.\n\nCompany: Marsh Boatworks [ok]\nTitle: Sail Maker [ok]\nHired: 05/07/2012 [05/14/2012]\nEnd: August 2016 [ok]',
    { ...HOUSE, position: '+Sail Maker', startDate: '~2012-05-14', endDate: '+2016-08' },
  ],
  [
    'columns that hold verdicts elsewhere',
    '> Title: Sail Maker       nein, Segelmacherin\n> Start: May 7, 2012      14.05.2012\n> End: August 2016        ja',
    { position: '~Segelmacherin', startDate: '~2012-05-14', endDate: '+2016-08' },
  ],
  [
    'no remark in a column',
    '> Title: Sail Maker       a job we had many of\n> Start: May 7, 2012      ok\n> End: August 2016        ok',
    { startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
  [
    'no second label of a line',
    '> From: May 7, 2012   To: August 2016\nAll of this is right.',
    { ...HOUSE, position: '+Sail Maker', startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
  [
    'a bracket that refines',
    'Title: Sail Maker\nStart: May 7, 2012\nEnd: August 2016 (08/26/2016)',
    { position: '+Sail Maker', startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
  [
    'another date of which it is not said that it counts: left open',
    'Title: Sail Maker\nStart: 05/07/2012 (05/14/2012)\nEnd: August 2016',
    { position: '+Sail Maker', endDate: '+2016-08' },
  ],
  [
    'the same with words that only say whose it is',
    'Title: Sail Maker\nStart: May 7, 2012 vs. our 5/14/2012\nEnd: August 2016 / July 2016',
    { position: '+Sail Maker' },
  ],
  [
    'what is struck out',
    'Title: ~~Sail Maker~~ Rigger\nStart: ~~May 7, 2012~~ May 14, 2012\nEnd: August 2016',
    { position: '~Rigger', startDate: '~2012-05-14', endDate: '+2016-08' },
  ],
  [
    'capitals that hold verdicts elsewhere',
    'Title: Sail Maker RIGGER\nStart: May 7, 2012 OK\nEnd: August 2016 OK',
    { position: '~RIGGER', startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
  [
    'no second claim of theirs in brackets',
    'Everything is right.\n\n> Title: Sail Maker (Marsh Boatworks)\n> Start: May 7, 2012',
    { ...HOUSE, position: '+Sail Maker', startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
  [
    'a date of another event',
    'Title: Sail Maker\nStart: 05/07/2012 (rehired 06/01/2014)\nEnd: August 2016',
    { position: '+Sail Maker', startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
  [
    'marks',
    'See the marks.\n\n> Title: Sail Maker ✗ Rigger\n> Start: May 7, 2012  ✓\n> End: August 2016 ✓',
    { position: '~Rigger', startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
  [
    'marks before the lines',
    '> ✗ Title: Sail Maker - Rigger\n> ✓ Start: May 7, 2012\n> ✓ End: August 2016',
    { position: '~Rigger', startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
])('reads what stands behind the claims: %s', (_what, text, said) => {
  expect(saidIn(text, JOB)).toEqual(said);
});

it('takes a sentence that denies a degree for a denial', () => {
  const study: ReplyRequest = {
    ...JOB,
    searchType: 'EDUCATION',
    records: [{ qualification: 'Associate of Arts', fieldOfStudy: 'Rigging' }],
  };
  const text = '> Degree: Associate of Arts [no, we only gave her a Diploma]\n> Major: Rigging [correct]';
  expect(saidIn(text, study)).toEqual({
    qualification: '~no, we only gave her a Diploma',
    fieldOfStudy: '+Rigging',
  });
});

const NUMBERED =
  '\n\n> 1. Did Odile Ferrante work at Marsh Boatworks?\n> 2. Title: Sail Maker\n> 3. Did it begin on May 7, 2012?\n> 4. End: August 2016';

it.each<[string, Record<string, string>]>([
  [
    `1 yes 2 yes 3 no, May 14, 2012 4 yes${NUMBERED}`,
    { ...HOUSE, position: '+Sail Maker', startDate: '~2012-05-14', endDate: '+2016-08' },
  ],
  [
    `1, 3 and 4: yes. 2: no, Rigger${NUMBERED}`,
    { ...HOUSE, position: '~Rigger', startDate: '+2012-05-07', endDate: '+2016-08' },
  ],
  [
    `1 yes, 2 no, Rigger, 3 yes, 4 July 2016${NUMBERED}`,
    { ...HOUSE, position: '~Rigger', startDate: '+2012-05-07', endDate: '~2016-07' },
  ],
  [`#2 yes\n#3 no - May 14, 2012${NUMBERED}`, { position: '+Sail Maker', startDate: '~2012-05-14' }],
  [
    `1. sí 2. sí 3. sí 4. no, julio de 2016${NUMBERED}`,
    { ...HOUSE, position: '+Sail Maker', startDate: '+2012-05-07', endDate: '~2016-07' },
  ],
  [
    'Q: Was she employed there?\nA: Yes.\nQ: As Sail Maker?\nA: Yes (certified).\nQ: From May 7, 2012?\nA: Yes.\nQ: To August 2016?\nA: Yes, the 26th.',
    { position: '+Sail Maker', startDate: '+2012-05-07', endDate: '+2016-08-26' },
  ],
  [
    'P: ¿Como Sail Maker?\nR: No, aparejadora.\nP: ¿Hasta agosto de 2016?\nR: Sí.',
    { position: '~aparejadora', endDate: '+2016-08' },
  ],
  ['Q: As Sail Maker?\nA: She was the best we had.', {}],
  [
    'As Sail Maker? Yes.\nFrom May 7, 2012? No, May 14, 2012.',
    { position: '+Sail Maker', startDate: '~2012-05-14' },
  ],
])('reads answers by number and answers to questions: %s', (text, said) => {
  expect(saidIn(text, JOB)).toEqual(said);
});
