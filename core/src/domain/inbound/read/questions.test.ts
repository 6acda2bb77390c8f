import type { VerificationQuestion } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import type { QuestionAnswer } from '../../records/verifier-form.ts';
import { isAsked, keptAnswers, questionProblems } from './questions.ts';

type Given = Partial<VerificationQuestion> & { questionId: number };
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
const question = (given: Given): VerificationQuestion => ({
  type: 'single_select',
  prompt: `Question ${given.questionId}`,
  required: false,
  options: given.type === 'free_text' ? [] : options,
  allowComment: false,
  ...given,
});
const answer = (questionId: number, ...selected: string[]): QuestionAnswer => ({
  questionId,
  selected,
  comment: null,
});
const when = (dependsOn: number, operator: 'equals' | 'not_equals', ...values: string[]) => ({
  condition: { dependsOn, operator, values },
});

describe('isAsked', () => {
  const rows = [
    { name: 'no condition', condition: {}, soFar: [], asked: true },
    { name: 'equals, chosen', condition: when(1, 'equals', 'a', 'b'), soFar: [[1, ['b']]], asked: true },
    {
      name: 'equals, one of several',
      condition: when(1, 'equals', 'a'),
      soFar: [[1, ['c', 'a']]],
      asked: true,
    },
    { name: 'equals, another chosen', condition: when(1, 'equals', 'a'), soFar: [[1, ['c']]], asked: false },
    { name: 'equals, nothing chosen', condition: when(1, 'equals', 'a'), soFar: [[1, []]], asked: false },
    { name: 'equals, not asked', condition: when(1, 'equals', 'a'), soFar: [], asked: false },
    { name: 'not_equals, chosen', condition: when(1, 'not_equals', 'a'), soFar: [[1, ['a']]], asked: false },
    {
      name: 'not_equals, among several',
      condition: when(1, 'not_equals', 'a'),
      soFar: [[1, ['b', 'a']]],
      asked: false,
    },
    {
      name: 'not_equals, another chosen',
      condition: when(1, 'not_equals', 'a'),
      soFar: [[1, ['b']]],
      asked: true,
    },
    {
      name: 'not_equals, nothing chosen',
      condition: when(1, 'not_equals', 'a'),
      soFar: [[1, []]],
      asked: true,
    },
    { name: 'not_equals, not asked', condition: when(1, 'not_equals', 'a'), soFar: [], asked: false },
  ] as { name: string; condition: Partial<Given>; soFar: [number, string[]][]; asked: boolean }[];

  it.each(rows)('$name: $asked', ({ condition, soFar, asked }) => {
    expect(isAsked(question({ questionId: 2, ...condition }), new Map(soFar))).toBe(asked);
  });
});

const multi = (questionId: number, more: Partial<Given> = {}) =>
  question({ questionId, type: 'multi_select', ...more });
const free = (questionId: number, more: Partial<Given> = {}) =>
  question({ questionId, type: 'free_text', ...more });

const problemRows: {
  name: string;
  questions: VerificationQuestion[];
  answers: QuestionAnswer[];
  expected: [number, string][];
}[] = [
  { name: 'optional, unanswered', questions: [question({ questionId: 1 })], answers: [], expected: [] },
  {
    name: 'required, unanswered',
    questions: [
      question({ questionId: 1, required: true }),
      free(2, { required: true }),
      multi(3, { required: true }),
    ],
    answers: [answer(1), answer(2, '   ')],
    expected: [
      [1, 'needs an answer'],
      [2, 'needs an answer'],
      [3, 'needs an answer'],
    ],
  },
  {
    name: 'unknown option',
    questions: [question({ questionId: 1 })],
    answers: [answer(1, 'z')],
    expected: [[1, 'has no option "z"']],
  },
  {
    name: 'single select, two chosen',
    questions: [question({ questionId: 1 })],
    answers: [answer(1, 'a', 'b')],
    expected: [[1, 'takes at most 1 choice']],
  },
  {
    name: 'single select, the same twice',
    questions: [question({ questionId: 1 })],
    answers: [answer(1, 'a', 'a')],
    expected: [],
  },
  {
    name: 'multi select, too few',
    questions: [multi(1, { minSelections: 2 })],
    answers: [answer(1, 'a', 'a')],
    expected: [[1, 'takes at least 2 choices']],
  },
  {
    name: 'multi select, optional and left out despite a minimum',
    questions: [multi(1, { minSelections: 2 })],
    answers: [],
    expected: [],
  },
  {
    name: 'multi select, too many and one unknown',
    questions: [multi(1, { maxSelections: 2 })],
    answers: [answer(1, 'a', 'b', 'z')],
    expected: [
      [1, 'has no option "z"'],
      [1, 'takes at most 2 choices'],
    ],
  },
  {
    name: 'multi select within its limits',
    questions: [multi(1, { minSelections: 1, maxSelections: 2 })],
    answers: [answer(1, 'a', 'b')],
    expected: [],
  },
  { name: 'text at its limit', questions: [free(1)], answers: [answer(1, 'x'.repeat(10_000))], expected: [] },
  {
    name: 'text over its limit',
    questions: [free(1)],
    answers: [answer(1, 'x'.repeat(10_001))],
    expected: [[1, 'takes at most 10000 characters']],
  },
  {
    name: 'two texts',
    questions: [free(1)],
    answers: [answer(1, 'x', 'y')],
    expected: [[1, 'takes one text']],
  },
  {
    name: 'comment over its limit',
    questions: [question({ questionId: 1, allowComment: true })],
    answers: [{ ...answer(1, 'a'), comment: 'x'.repeat(10_001) }],
    expected: [[1, 'has a comment of more than 10000 characters']],
  },
  {
    name: 'required but not asked',
    questions: [question({ questionId: 1 }), free(2, { required: true, ...when(1, 'equals', 'a') })],
    answers: [answer(1, 'b')],
    expected: [],
  },
  {
    name: 'wrong but not asked',
    questions: [question({ questionId: 1 }), question({ questionId: 2, ...when(1, 'equals', 'a') })],
    answers: [answer(1, 'b'), answer(2, 'z')],
    expected: [],
  },
  {
    name: 'required and asked by its condition',
    questions: [question({ questionId: 1 }), free(2, { required: true, ...when(1, 'equals', 'a') })],
    answers: [answer(1, 'a')],
    expected: [[2, 'needs an answer']],
  },
];

describe('questionProblems', () => {
  it.each(problemRows)('$name', ({ questions, answers, expected }) => {
    const problems = questionProblems(questions, answers).map(({ questionId, message }) => [
      questionId,
      message,
    ]);
    expect(problems).toEqual(expected);
  });
});

describe('keptAnswers', () => {
  const chain = [
    question({ questionId: 1 }),
    question({ questionId: 2, ...when(1, 'equals', 'a') }),
    question({ questionId: 3, ...when(2, 'not_equals', 'c') }),
  ];

  const rows = [
    { name: 'all asked', answers: [answer(1, 'a'), answer(2, 'b'), answer(3, 'b')], kept: [1, 2, 3] },
    { name: 'a whole chain not asked', answers: [answer(1, 'b'), answer(2, 'b'), answer(3, 'b')], kept: [1] },
    {
      name: 'the end of the chain not asked',
      answers: [answer(1, 'a'), answer(2, 'c'), answer(3, 'b')],
      kept: [1, 2],
    },
    { name: 'asked but skipped', answers: [answer(1, 'a'), answer(3, 'b')], kept: [1, 3] },
    {
      name: 'question order, unknown questions dropped',
      answers: [answer(9, 'a'), answer(2, 'a'), answer(1, 'a')],
      kept: [1, 2],
    },
    { name: 'blank answers dropped', answers: [answer(1, ' ')], kept: [] },
  ];

  it.each(rows)('$name', ({ answers, kept }) => {
    expect(keptAnswers(chain, answers).map(({ questionId }) => questionId)).toEqual(kept);
  });

  it('keeps a comment only where it is allowed, even without a choice', () => {
    const questions = [question({ questionId: 1, allowComment: true }), question({ questionId: 2 })];
    const answers = [
      { ...answer(1), comment: 'Ask again in May' },
      { ...answer(2, 'a'), comment: 'not wanted' },
    ];
    expect(keptAnswers(questions, answers)).toEqual([
      { questionId: 1, selected: [], comment: 'Ask again in May' },
      { questionId: 2, selected: ['a'], comment: null },
    ]);
  });
});
