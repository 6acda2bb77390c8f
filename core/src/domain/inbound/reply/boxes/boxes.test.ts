import { describe, expect, it } from 'vitest';
import { JOB, readText, type Said, saidIn } from '../../../../testing/said-in-reply.ts';

const read = (text: string) => readText(text, JOB);
const said = (text: string) => saidIn(text, JOB);

const ALL = {
  employerName: '+Contoso Tools',
  position: '+Fitter',
  startDate: '+2014-03',
  endDate: '+2017-09',
};

describe('a form of which one option is ticked', () => {
  const OPTIONS = [
    'All details correct',
    'Details correct but for those noted',
    'No record of this person',
    'We may not release this',
  ];
  const forms: [string, (option: string, isTicked: boolean) => string][] = [
    ['brackets', (option, on) => `[${on ? 'X' : ' '}] ${option}`],
    ['small letters', (option, on) => `[${on ? 'x' : ''}] ${option}`],
    ['round brackets', (option, on) => `(${on ? 'x' : ' '}) ${option}`],
    ['ballots with a cross', (option, on) => `${on ? '☒' : '☐'} ${option}`],
    ['ballots with a tick', (option, on) => `${on ? '☑' : '☐'}  ${option}`],
    ['a tick in place of the box', (option, on) => `${on ? '✓' : '☐'} ${option}`],
    ['a cross in place of the box', (option, on) => `${on ? '✗' : '□'} ${option}`],
    ['a tick between brackets', (option, on) => `- [${on ? '✔' : ' '}] ${option}`],
    ['blanks', (option, on) => `${on ? '_X_' : '___'} ${option}`],
    ['long blanks', (option, on) => `${on ? '__X__' : '_____'} ${option}`],
    ['a letter before it', (option, on) => `${on ? 'X  ' : '__ '} ${option}`],
    ['boxes behind', (option, on) => `${option} [${on ? 'x' : ' '}]`],
    ['ballots behind', (option, on) => `* ${option}: ${on ? '☑' : '☐'}`],
    ['numbers', (option, on) => `${OPTIONS.indexOf(option) + 1}. [${on ? 'X' : ' '}] ${option}`],
  ];
  const form = (layout: (option: string, isTicked: boolean) => string, ticked: string | null) =>
    `Re: Dana Whitlow\n\n${OPTIONS.map((option) => layout(option, option === ticked)).join('\n')}\n\nDone by: K. T.`;

  it.each(forms)('says what is ticked: %s', (_, layout) => {
    expect(said(form(layout, 'All details correct'))).toEqual(ALL);
    expect(read(form(layout, 'No record of this person'))).toMatchObject({
      kind: 'NO_RECORD',
      records: [],
      settles: true,
    });
    expect(read(form(layout, 'We may not release this'))).toMatchObject({ kind: 'REFUSED', settles: false });
  });

  it.each(forms)('confirms nothing as a whole that was noted otherwise: %s', (_, layout) => {
    const text = form(layout, 'Details correct but for those noted');
    expect(said(text)).toEqual({});
    expect(read(text).settles).toBe(false);
  });

  it.each(forms)('says nothing where nothing is ticked: %s', (_, layout) => {
    expect(read(form(layout, null))).toMatchObject({ kind: 'UNCLEAR', records: [], settles: false });
  });
});

describe('a claim that is ticked', () => {
  const PERIOD = { startDate: '+2014-03', endDate: '+2017-09' };
  it.each<[string, Said]>([
    [
      'Title: Fitter  [x] Right  [ ] Wrong\nDates: 03/2014 - 09/2017  [x] Right  [ ] Wrong',
      { position: '+Fitter', ...PERIOD },
    ],
    [
      'Job title Yes [x] No [ ]\nStart date Yes [ ] No [x] 05/2015\nEnd date Yes [x] No [ ]',
      { position: '+Fitter', startDate: '~2015-05', endDate: '+2017-09' },
    ],
    [
      'Job title: Yes[x] No[ ]\nStart date: Yes[x] No[ ]\nEnd date: Yes[ ] No[x]',
      { position: '+Fitter', startDate: '+2014-03', endDate: '~End date: No' },
    ],
    [
      'Start date: March 2014 (x) True ( ) False\nEnd date: September 2017 ( ) True (x) False\nActual date: October 2016',
      { startDate: '+2014-03', endDate: '~2016-10' },
    ],
    [
      'Position: Fitter ☐ correct ☒ incorrect, should be: Press Helper\nStart date: 03/2014 ☒ correct ☐ incorrect',
      { position: '~Press Helper', startDate: '+2014-03' },
    ],
    [
      'Position: Fitter\n[ ] Agree\n[X] Disagree - Press Helper\nStart date: March 2014\n[X] Agree\n[ ] Disagree',
      { position: '~Press Helper', startDate: '+2014-03' },
    ],
    [
      'Puesto: Fitter  [X] Sí  [ ] No\nFecha de ingreso: 03/2014  [ ] Sí  [X] No: 05/2014',
      { position: '+Fitter', startDate: '~2014-05' },
    ],
    ['Job title: ( ) Fitter (x) Press Helper ( ) Foreman', { position: '~Press Helper' }],
    ['Job title: ( ) Fitter (x) Other: Press Helper', { position: '~Press Helper' }],
    ['Job title: (x) same as at hire ( ) Foreman', {}],
    [
      'Start date correct? __X__ Yes ____ No\nEnd date correct? ____ Yes __X__ No   If no, give date: 10/2016',
      { startDate: '+2014-03', endDate: '~2016-10' },
    ],
    // What is ticked is what we asked, line by line.
    [
      '[x] Position: Fitter\n[x] Start date: March 2014\n[ ] End date: September 2017',
      { position: '+Fitter', startDate: '+2014-03' },
    ],
    // Nothing is ticked for it, or it does not show what.
    ['Title: Fitter  [ ] Agree  [ ] Disagree', {}],
    ['Title: Fitter\n[ ] Agree\n[ ] Disagree', {}],
    ['Title: Fitter  [x] Agree  [x] Disagree', {}],
    ['Title: Fitter  ☑ Agree  ☒ Disagree  ☐ Unknown', {}],
    // Marks that judge, where no box is empty.
    [
      'Title ✔ Start ✔ End ✘',
      { position: '+Fitter', startDate: '+2014-03', endDate: '~Title ✔ Start ✔ End ✘' },
    ],
  ])('%s', (text, values) => {
    expect(said(text)).toEqual(values);
  });

  it('leaves to a person what both boxes are ticked for', () => {
    const text =
      'Title: Fitter  [x] Agree  [ ] Disagree\nStart date: 03/2014  [x] Agree  [x] Disagree\nDates of employment: 03/2014 - 09/2017';
    expect(read(text).settles).toBe(false);
  });

  it.each([
    'Was Dana Whitlow employed by you?  [ ] Yes  [X] No',
    'Was the applicant ever employed by your organization? No',
    'Was the individual employed by your company?\n[ ] Yes\n[x] No',
    'Employed here: No',
  ])('takes for no record that it was never so, and leaves it to a person: %s', (text) => {
    expect(read(text)).toMatchObject({ kind: 'NO_RECORD', records: [], settles: false });
  });

  it('takes no other answer for that', () => {
    expect(read('Was Dana Whitlow employed by you?  [X] Yes  [ ] No').kind).not.toBe('NO_RECORD');
    expect(read('Was Dana Whitlow employed by you?\nNot that I can tell you here.').kind).not.toBe(
      'NO_RECORD',
    );
  });

  it('has what is ticked as its evidence, and no other line', () => {
    const { evidence } = read('[ ] All details correct\n[X] No record of Dana Whitlow\n[ ] Other');
    expect(evidence).toContain('No record');
    expect(evidence).not.toContain('All details');
  });
});
