import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { ORDERS } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { casesOf, fillable, flags, optional, orderWith, type Rule, required } from './testing/rules.ts';

const app = useTestApp();

const DAY = 'must be a date in the form YYYY-MM-DD';
const EMAIL = 'must be a valid e-mail address';
const EARLIER = 'must be the questionId of an earlier question';

const question = 'searchTypes.0.verificationQuestions.0';
const dependent = 'searchTypes.0.verificationQuestions.1';
const job = 'history.employment.0';
const degree = 'history.education.0';

const business: Rule[] = [
  ['businessContext', undefined, 'is required'],
  ['businessContext', 'Northwind', 'must be an object'],
  ...required('businessContext.entityName'),
  ...required('businessContext.appliedJobTitle'),
  ...required('businessContext.worksiteCity'),
  ['businessContext.worksiteState', undefined, 'is required'],
  ['businessContext.worksiteState', 'Texas', 'must be a two-letter state code'],
  ['businessContext.proposedSalary', undefined, 'is required'],
  ['businessContext.proposedSalary', '82000', 'must be a number'],
  ['businessContext.proposedSalary', null, 'must be a number'],
  ['businessContext.proposedSalary', -1, 'must be at least 0'],
  ...fillable('businessContext.positionLevel'),
  ...flags('businessContext.securityClearanceRequired'),
  ...fillable('businessContext.industrySector'),
];

const searches: Rule[] = [
  ['searchTypes', undefined, 'is required'],
  ['searchTypes', null, 'must be an array'],
  ['searchTypes', { searchType: 'EMPLOYMENT' }, 'must be an array'],
  ['searchTypes', Array(101).fill({ searchType: 'EMPLOYMENT' }), 'must have at most 100 items'],
  ['searchTypes.1', 'EMPLOYMENT', 'must be an object'],
  ['searchTypes.0.searchType', undefined, 'is required'],
  ['searchTypes.0.searchType', 'CRIMINAL', 'must be EMPLOYMENT or EDUCATION'],
  ['searchTypes.0.searchType', 'employment', 'must be EMPLOYMENT or EDUCATION'],
  ...optional('searchTypes.0.externalSearchId'),
  ['searchTypes.0.questionnaireUrl', 'client.example', 'must be an http(s) URL'],
  ['searchTypes.0.questionnaireUrl', 'javascript:alert(1)', 'must be an http(s) URL'],
  [
    'searchTypes.0.questionnaireUrl',
    `https://client.example/${'x'.repeat(2048)}`,
    'must be at most 2,048 characters long',
  ],
  ...fillable('searchTypes.0.questionnaireAccessCode', 10_000),
];

const many = (count: number) =>
  Array.from({ length: count }, (_, questionId) => ({ questionId, type: 'free_text', prompt: 'Why?' }));

const option = (value: string) => ({ value, label: value });
const choice = { questionId: 1, type: 'multi_select', prompt: 'Which of these?' };

const questions: Rule[] = [
  ['searchTypes.0.verificationQuestions', {}, 'must be an array'],
  ['searchTypes.0.verificationQuestions', many(51), 'must have at most 50 items'],
  [
    'searchTypes.0.verificationQuestions',
    [{ ...choice, options: many(100).map((_, place) => ({ value: `${place}`, label: 'x'.repeat(10_000) })) }],
    'must be at most 1,000,000 characters of JSON',
  ],
  [`${dependent}.questionId`, '2', 'must be a number'],
  [`${dependent}.questionId`, 1, 'must be unique within the search'],
  [`${question}.type`, undefined, 'is required'],
  [`${question}.type`, 'yes_no', 'must be single_select, multi_select or free_text'],
  ...required(`${question}.prompt`).slice(0, 4),
  ...flags(`${question}.required`, `${question}.allowComment`),
  [`${question}.options`, [], 'must have at least one option for a multi_select question'],
  ...required(`${question}.options.0.value`),
  ...required(`${question}.options.0.label`, 10_000),
  [
    `${question}.options`,
    ['a', 'b', 'a'].map(option),
    'must be unique within the question',
    `${question}.options.2.value`,
  ],
  [`${question}.minSelections`, -1, 'must be at least 0'],
  [`${question}.minSelections`, 2, 'must not be above maxSelections'],
  [
    question,
    { ...choice, minSelections: 3, options: [option('a'), option('b')] },
    'must not be above the number of options',
    `${question}.minSelections`,
  ],
  [`${question}.maxSelections`, 0, 'must be at least 1'],
  [`${question}.maxSelections`, 1.5, 'must be an integer'],
  [`${question}.comment`, 7, 'must be a string'],
  [`${dependent}.condition`, 'always', 'must be an object'],
  [`${dependent}.condition.dependsOn`, undefined, 'is required'],
  [`${dependent}.condition.dependsOn`, 2, EARLIER],
  [`${dependent}.condition.dependsOn`, 3, EARLIER],
  [`${dependent}.condition.operator`, 'matches', 'must be equals or not_equals'],
  [`${dependent}.condition.values`, [], 'must have at least 1 item'],
  [`${dependent}.condition.values.0`, 7, 'must be a string'],
  [`${dependent}.condition.values.0`, 'b', 'must be the value of an option of that question'],
  [`${dependent}.condition.values.0`, 'A', 'must be the value of an option of that question'],
];

const history: Rule[] = [
  ['history', [], 'must be an object'],
  ['history.employment', {}, 'must be an array'],
  [
    'history.employment',
    Array(101).fill({ employerName: 'C', position: 'A' }),
    'must have at most 100 items',
  ],
  ...required(`${job}.employerName`),
  ...required(`${job}.position`),
  ...fillable(`${job}.employerLocation`),
  [`${job}.employerEmail`, 'hr', EMAIL],
  ...fillable(`${job}.employerPhone`),
  ...fillable(`${job}.employerFax`),
  [`${job}.startDate`, '03/01/2019', DAY],
  [`${job}.endDate`, 'present', DAY],
  ['history.education', {}, 'must be an array'],
  ...required(`${degree}.institutionName`),
  ...required(`${degree}.qualification`),
  ...required(`${degree}.fieldOfStudy`),
  ...fillable(`${degree}.institutionLocation`),
  [`${degree}.startDate`, '2014', DAY],
  [`${degree}.endDate`, '2018-06-31', DAY],
  [`${degree}.graduationDate`, '', DAY],
  [`${degree}.institutionContactEmail`, 'registrar@', EMAIL],
  ...fillable(`${degree}.institutionContactPhone`),
];

const tables = { business, searches, questions, history };

describe.each(Object.entries(tables))('POST order: %s', (_, rules) => {
  it.each(casesOf(rules))('400: $title', async ({ path, value, line }) => {
    const answer = await app.active.request('POST', ORDERS, { body: orderWith(path, value) });
    expect([answer.status, messagesOf(answer)]).toEqual([400, [line]]);
  });
});

describe('POST order', () => {
  const welcome: [string, unknown][] = [
    ['businessContext.proposedSalary', 0],
    ['businessContext.proposedSalary', 82_000.5],
    ['businessContext.positionLevel', 'ANYTHING'],
    ['searchTypes', []],
    ['searchTypes.0.verificationQuestions', many(50)],
    [question, { ...choice, minSelections: 2, options: [option('a'), option('b')] }],
    [question, { ...choice, type: 'free_text', minSelections: 2 }],
    [`${dependent}.condition`, null],
    [`${dependent}.condition.operator`, 'not_equals'],
    ['history', undefined],
    ['history', {}],
    ['history.employment', []],
    [`${job}.startDate`, null],
  ];
  it.each(welcome)('201: %s = %j', async (path, value) => {
    const answer = await app.active.request('POST', ORDERS, { body: orderWith(path, value) });
    expect(answer.status, answer.text).toBe(201);
  });
});
