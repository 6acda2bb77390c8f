import { describe, expect, it } from 'vitest';
import { COMPLETE_BODY, question, verifierForm } from '../testing/form.ts';
import { readFormBody } from './form-body.ts';
import { parseAnswers } from './parse-answers.ts';

const parse = (body: unknown, form = verifierForm()) => parseAnswers(readFormBody(body), form);
const complete = (over: object) => parse({ ...COMPLETE_BODY, ...over });

describe('what is read', () => {
  it('takes a complete form, record by record', () => {
    expect(complete({ comment: ' Fine.\r\nBye. ', 'respondent.title': 'HR' })).toEqual({
      problems: [],
      answers: {
        respondent: { name: 'Robin Lee', title: 'HR' },
        noRecord: false,
        wrongPerson: false,
        referral: null,
        thirdParty: null,
        claims: [
          { record: 0, field: 'position', answer: 'CONFIRMED', value: null },
          { record: 0, field: 'startDate', answer: 'CONFIRMED', value: null },
          { record: 0, field: 'endDate', answer: 'UNKNOWN', value: null },
          { record: 2, field: 'endDate', answer: 'CONFIRMED', value: null },
        ],
        questions: [{ questionId: 7, selected: ['yes'], comment: null }],
        comment: 'Fine.\nBye.',
      },
    });
  });

  const corrections: [string, object, string | null][] = [
    ['a typed date', { 'claims.0.endDate.value': ' 2022-10 ' }, '2022-10'],
    ['still there', { 'claims.0.endDate.stillThere': 'yes' }, null],
    [
      'still there before a date',
      { 'claims.0.endDate.stillThere': 'yes', 'claims.0.endDate.value': '2022' },
      null,
    ],
    ['no correction, for core to refuse', {}, ''],
  ];
  it.each(corrections)('reads %s as the correction of an end date', (_, fields, value) => {
    const { answers, problems } = complete({ 'claims.0.endDate': 'CORRECTED', ...fields });
    expect(problems).toEqual([]);
    expect(answers.claims[2]).toEqual({ record: 0, field: 'endDate', answer: 'CORRECTED', value });
  });

  it('takes one choice for every line that is not answered by itself', () => {
    const { answers, problems } = parse({
      'claims.all': 'yes',
      'claims.0.endDate': 'UNKNOWN',
      'questions.7': 'yes',
      'respondent.name': 'Robin Lee',
    });
    expect(problems).toEqual([]);
    expect(answers.claims.map(({ record, field, answer }) => `${record} ${field} ${answer}`)).toEqual([
      '0 position CONFIRMED',
      '0 startDate CONFIRMED',
      '0 endDate UNKNOWN',
      '2 endDate CONFIRMED',
    ]);
  });

  it('does not let "still employed" be corrected to itself', () => {
    const { answers } = complete({ 'claims.2.endDate': 'CORRECTED', 'claims.2.endDate.stillThere': 'yes' });
    expect(answers.claims[3]?.value).toBe('');
  });

  it('leaves a correction alone where the claim is confirmed', () => {
    const { answers, problems } = complete({ 'claims.0.position.value': ['x', 'y'] });
    expect(problems).toEqual([]);
    expect(answers.claims[0]?.value).toBeNull();
  });

  it('takes neither claims nor questions without a record of the person', () => {
    const { answers, problems } = parse({
      'respondent.name': 'Robin',
      situation: 'NO_RECORD',
      'questions.7': 'no',
    });
    expect(problems).toEqual([]);
    expect(answers).toMatchObject({ noRecord: true, claims: [], questions: [] });
  });

  const NOBODY = { name: null, email: null, phone: null, fax: null, title: null };
  const elsewhere: [string, object, object][] = [
    ['nobody to ask instead', { situation: 'WRONG_PERSON' }, { wrongPerson: true, referral: null }],
    [
      'who is to be asked instead',
      {
        situation: 'WRONG_PERSON',
        'referral.name': ' Sam Lee ',
        'referral.email': 'sam@hr.example ',
        'referral.phone': '5125550100',
        'referral.fax': ' ',
        'thirdParty.vendor': 'TRUEWORK',
      },
      {
        wrongPerson: true,
        thirdParty: null,
        referral: { ...NOBODY, name: 'Sam Lee', email: 'sam@hr.example', phone: '5125550100' },
      },
    ],
    [
      'a company of the list',
      { situation: 'THIRD_PARTY', 'thirdParty.vendor': 'TRUEWORK', 'thirdParty.vendor.name': 'X' },
      { wrongPerson: false, thirdParty: { vendor: 'TRUEWORK', note: null } },
    ],
    [
      'another company, with a note',
      {
        situation: 'THIRD_PARTY',
        'thirdParty.vendor': 'OTHER',
        'thirdParty.vendor.name': ' X Ltd ',
        'thirdParty.note': 'Code 12\r\nthanks',
        'referral.name': 'Sam',
      },
      { referral: null, thirdParty: { vendor: 'X Ltd', note: 'Code 12\nthanks' } },
    ],
    [
      'a company without a name',
      { situation: 'THIRD_PARTY', 'thirdParty.vendor': 'UNKNOWN' },
      { thirdParty: { vendor: null, note: null } },
    ],
    ['nothing of it with details', { situation: 'ANSWER', 'referral.name': 'Sam' }, { referral: null }],
  ];
  it.each(elsewhere)('reads %s', (_, fields, said) => {
    const { answers, problems } = complete(fields);
    expect(problems).toEqual([]);
    expect(answers).toMatchObject(said);
    expect(answers.claims).toHaveLength(answers.wrongPerson || answers.thirdParty ? 0 : 4);
  });

  const answered: [string, object, object[]][] = [
    [
      'a choice with a comment',
      { 'questions.7.comment': 'why' },
      [{ questionId: 7, selected: ['yes'], comment: 'why' }],
    ],
    [
      'several choices',
      { 'questions.7': '', 'questions.9': ['yes', 'no'] },
      [
        { questionId: 7, selected: [''], comment: null },
        { questionId: 9, selected: ['yes', 'no'], comment: null },
      ],
    ],
    [
      'a text',
      { 'questions.8': ' moved ' },
      [
        { questionId: 7, selected: ['yes'], comment: null },
        { questionId: 8, selected: ['moved'], comment: null },
      ],
    ],
    [
      'no comment where none is asked for',
      { 'questions.9.comment': 'x' },
      [{ questionId: 7, selected: ['yes'], comment: null }],
    ],
  ];
  it.each(answered)('reads %s', (_, fields, questions) => {
    expect(complete(fields).answers.questions).toEqual(questions);
  });

  it.each([1.5, -3, 1e21])('finds the answer to question %d', (id) => {
    const form = verifierForm({ records: [], questions: [question(id)] });
    const { answers } = parse({ 'respondent.name': 'R', [`questions.${id}`]: 'yes' }, form);
    expect(answers.questions).toEqual([{ questionId: id, selected: ['yes'], comment: null }]);
  });
});

describe('what is refused', () => {
  const long = 'x'.repeat(10_001);
  const refused: [string, object, string[]][] = [
    [
      'a list for a choice',
      { 'claims.0.position': ['CONFIRMED', 'UNKNOWN'] },
      ['claims.0.position must be sent once, as text'],
    ],
    [
      'an object for a choice',
      { 'claims.0.position': { a: 'b' } },
      ['claims.0.position must be sent once, as text'],
    ],
    ['a choice that is none', { 'claims.0.position': 'MAYBE' }, ['claims.0.position needs an answer']],
    [
      'no choice',
      { 'claims.0.position': undefined, 'claims.2.endDate': '' },
      ['claims.0.position needs an answer', 'claims.2.endDate needs an answer'],
    ],
    [
      'a list for a correction',
      { 'claims.0.startDate': 'CORRECTED', 'claims.0.startDate.value': ['a', 'b'] },
      ['claims.0.startDate must be sent once, as text'],
    ],
    ['an object among choices', { 'questions.9': ['yes', {}] }, ['questions.9 must be sent once, as text']],
    ['a list for a text', { 'questions.8': ['a', 'b'] }, ['questions.8 must be sent once, as text']],
    [
      'a list for a comment',
      { 'questions.7.comment': ['a', 'b'] },
      ['questions.7.comment must be sent once, as text'],
    ],
    ['a number for a name', { 'respondent.name': 5 }, ['respondent.name must be sent once, as text']],
    ['a situation that is none', { situation: 'GONE' }, ['situation needs an answer']],
    ['two situations', { situation: ['ANSWER', 'NO_RECORD'] }, ['situation must be sent once, as text']],
    ['no company', { situation: 'THIRD_PARTY' }, ['thirdParty.vendor needs an answer']],
    [
      'a company that is not in the list',
      { situation: 'THIRD_PARTY', 'thirdParty.vendor': 'NSCH' },
      ['thirdParty.vendor needs an answer'],
    ],
    [
      'another company without its name',
      { situation: 'THIRD_PARTY', 'thirdParty.vendor': 'OTHER', 'thirdParty.vendor.name': ' ' },
      ['thirdParty.vendor needs a name'],
    ],
    [
      'a line break in an address',
      { situation: 'WRONG_PERSON', 'referral.email': 'a@b.example\r\nBcc: c@d.example' },
      ['referral.email must be on one line'],
    ],
    ['NUL', { 'respondent.name': 'a\0b' }, ['respondent.name must not contain characters that are not text']],
    ['half a character', { comment: '\udc00' }, ['comment must not contain characters that are not text']],
    ['a line break in a name', { 'respondent.name': 'a\r\nBcc: b' }, ['respondent.name must be on one line']],
    ['a very long text', { comment: long }, ['comment must be at most 10000 characters']],
    [
      'a very long choice',
      { 'questions.9': ['yes', long] },
      ['questions.9 must be at most 10000 characters'],
    ],
  ];
  it.each(refused)('%s', (_, fields, problems) => {
    expect(complete(fields).problems).toEqual(problems);
  });

  it('everything at once', () => {
    const { problems } = complete({ 'claims.0.position': '', comment: long, 'questions.8': '\0' });
    expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual([
      'claims.0.position',
      'questions.8',
      'comment',
    ]);
  });
});

describe('what is left alone', () => {
  it('fields that the form does not have', () => {
    const more = {
      'claims.1.position': 'CONFIRMED',
      'claims.0.salary': 'x',
      'questions.99': [{}],
      state: {},
    };
    expect(complete(more)).toEqual(complete({}));
  });

  it('what is inherited and not sent', () => {
    const { answers, problems } = parse(Object.create({ ...COMPLETE_BODY, situation: 'NO_RECORD' }));
    expect(answers).toMatchObject({ noRecord: false, claims: [], respondent: { name: '' } });
    expect(problems).toHaveLength(4);
  });

  it('names of the prototype', () => {
    const form = verifierForm({
      records: [
        { index: 0, title: 'x', claims: [{ field: '__proto__', label: 'x', kind: 'TEXT', provided: 'x' }] },
      ],
      questions: [],
    });
    const body = JSON.parse(
      '{"__proto__":{"claims.0.__proto__":"CONFIRMED"},"constructor":"x","respondent.name":"R"}',
    );
    expect(parse(body, form).problems).toEqual(['claims.0.__proto__ needs an answer']);
  });

  it.each([undefined, null, 'text', 5, [], [COMPLETE_BODY]])('a body that is no form: %j', (body) => {
    expect(parse(body).problems).toHaveLength(4);
  });
});
