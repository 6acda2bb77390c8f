import type { CallSheet } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { askedQuestions, callOf, emptyDraft } from './call-draft.ts';

const question = (questionId: number, condition: object | null = null) =>
  ({
    questionId,
    type: 'free_text',
    prompt: 'Why?',
    options: [],
    condition,
  }) as unknown as CallSheet['questions'][number];

const sheet = {
  numbers: [
    { number: '512-555-0100', barredBy: 'It is theirs' },
    { number: '512-555-0101', barredBy: null, timeZone: 'America/Chicago' },
  ],
  records: [{ index: 2, claims: [{ field: 'position' }, { field: 'startDate' }, { field: 'endDate' }] }],
  questions: [
    question(1),
    question(2, { dependsOn: 1, operator: 'equals', values: ['yes'] }),
    question(3, { dependsOn: 2, operator: 'not_equals', values: ['no'] }),
  ],
} as unknown as CallSheet;

describe('the questions of a call', () => {
  const answered = (answers: Record<number, string[]>) =>
    Object.fromEntries(Object.entries(answers).map(([id, selected]) => [id, { selected, comment: '' }]));

  it.each([
    [{}, [1]],
    [{ 1: ['no'] }, [1]],
    [{ 1: ['yes'] }, [1, 2, 3]],
    [{ 1: ['yes'], 2: ['no'] }, [1, 2]],
    // One that is not asked any more has no say.
    [{ 1: ['no'], 2: ['maybe'] }, [1]],
  ] as const)('after %j are %j', (answers, asked) =>
    expect(askedQuestions(sheet.questions, answered(answers as never)).map((one) => one.questionId)).toEqual(
      asked,
    ),
  );
});

describe('what is sent of a call', () => {
  const draft = {
    ...emptyDraft(sheet),
    name: ' Pat Doyle ',
    comment: 'They were kind',
    claims: {
      '2/position': { answer: 'CONFIRMED', value: 'left over' },
      '2/endDate': { answer: 'CORRECTED', value: ' ' },
    },
  } as const;

  it('is at the first number that may be called', () => expect(draft.number).toBe('512-555-0101'));

  it('names the claims that something was said of, and nothing that was typed for another answer', () =>
    expect(callOf(draft, 'ANSWERED', sheet)).toMatchObject({
      respondent: { name: 'Pat Doyle', title: '' },
      claims: [
        { record: 2, field: 'position', answer: 'CONFIRMED', value: null },
        { record: 2, field: 'endDate', answer: 'CORRECTED', value: null },
      ],
      questions: [{ questionId: 1 }],
      comment: 'They were kind',
    }));

  it('says when they are to be called back, who said it on their own clock', () =>
    expect(callOf({ ...draft, callBackAt: '2026-03-03T10:00' }, 'CALL_BACK', sheet)).toMatchObject({
      outcome: 'CALL_BACK',
      callBackAt: '2026-03-03T16:00:00.000Z',
    }));

  it('names no claims, and no words, where no person answered', () => {
    const call = callOf(draft, 'NO_ANSWER', sheet);
    expect(call).toEqual({
      number: draft.number,
      outcome: 'NO_ANSWER',
      claims: [],
      questions: [],
      doNotCall: false,
    });
  });
});
