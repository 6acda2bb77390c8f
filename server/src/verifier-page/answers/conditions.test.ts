import { describe, expect, it } from 'vitest';
import { question } from '../testing/form.ts';
import { conditionHint, conditionStyles } from './conditions.ts';

const NONE = new Set<string>();
const on = (dependsOn: number, operator: 'equals' | 'not_equals', ...values: string[]) => ({
  condition: { dependsOn, operator, values },
});
const YES = '#question-0-option-0:checked';
const NO = '#question-0-option-1:checked';

describe('conditionStyles', () => {
  const cases: [string, Parameters<typeof question>[1][], string][] = [
    ['nothing without conditions', [{}, {}], ''],
    [
      'a question until its option is chosen',
      [{}, on(0, 'equals', 'no')],
      `form:not(:has(${NO})) #question-1`,
    ],
    [
      'a question until one of several options is chosen',
      [{}, on(0, 'equals', 'no', 'yes')],
      `form:not(:has(${YES},${NO})) #question-1`,
    ],
    [
      'a question while the excluded option is chosen',
      [{}, on(0, 'not_equals', 'no')],
      `form:has(${NO}) #question-1`,
    ],
    ['a question that no option leads to', [{}, on(0, 'equals', 'maybe')], 'form #question-1'],
    ['nothing when no option is excluded', [{}, on(0, 'not_equals', 'maybe')], ''],
    ['nothing that hangs on typed text', [{ type: 'free_text', options: [] }, on(0, 'equals', 'no')], ''],
    ['nothing that hangs on a later question', [on(1, 'equals', 'no'), {}], ''],
  ];
  it.each(cases)('puts away %s', (_, questions, selector) => {
    const styles = conditionStyles(
      questions.map((over, id) => question(id, over)),
      NONE,
    );
    expect(styles).toBe(selector && `@supports selector(:has(*)){${selector}{display:none}}`);
  });

  it('puts a question away with the one that it hangs on', () => {
    const chain = [question(0), question(1, on(0, 'equals', 'no')), question(2, on(1, 'not_equals', 'yes'))];
    expect(conditionStyles(chain, NONE)).toContain(
      `form:not(:has(${NO})) #question-2,form:has(#question-1-option-0:checked) #question-2{display:none}`,
    );
  });

  it('keeps a question whose answer is wrong', () => {
    const chain = [question(0), question(1, on(0, 'equals', 'no'))];
    expect(conditionStyles(chain, new Set(['question-1']))).toBe('');
  });

  it('lets no text of the client into the styles', () => {
    const hostile = '}</style><script>';
    const chain = [
      question(0, { options: [{ value: hostile, label: hostile }], prompt: hostile }),
      question(1, on(0, 'equals', hostile)),
    ];
    expect(conditionStyles(chain, NONE)).toContain(`form:not(:has(${YES})) #question-1`);
    expect(conditionStyles(chain, NONE)).not.toContain('script');
  });
});

describe('conditionHint', () => {
  it.each([
    [{}, on(0, 'equals', 'no'), 'Answer this only if your answer to “Question 0?” is “No”.', true],
    [{}, on(0, 'not_equals', 'no'), 'Answer this only if your answer to “Question 0?” is not “No”.', true],
    [
      { type: 'free_text' as const, options: [] },
      on(0, 'equals', 'moved', 'fired'),
      'Answer this only if your answer to “Question 0?” is “moved” or “fired”.',
      false,
    ],
  ])('of %j and %j', (first, second, sentence, followed) => {
    expect(conditionHint([question(0, first), question(1, second)], 1)).toEqual({ sentence, followed });
  });

  it('is nothing for a question that is always asked', () => {
    expect(conditionHint([question(0)], 0)).toBeNull();
  });
});
