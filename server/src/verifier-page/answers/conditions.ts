import type { VerifierForm } from '@credence/core';
import { alternatives } from '../views/words.ts';
import { ID } from './form-fields.ts';

type Question = VerifierForm['questions'][number];

/**
 * Styles that put away the questions whose condition the answers above don't meet. A browser without `:has()`
 * drops them and shows every question, each with its condition in words.
 *
 * @param kept ids of the questions to show whatever their condition, because something is wrong with their answer
 */
export function conditionStyles(questions: readonly Question[], kept: ReadonlySet<string>): string {
  const rules = questions.flatMap((_, index) => {
    const id = ID.question(index);
    const selectors = unmetStates(questions, index).map((state) => `form${state} #${id}`);
    return selectors.length === 0 || kept.has(id) ? [] : [`${selectors.join(',')}{display:none}`];
  });
  return rules.length === 0 ? '' : `@supports selector(:has(*)){${rules.join('')}}`;
}

/** States of the form in which a question isn't asked: its own condition unmet, or that of a question it hangs on. */
function unmetStates(questions: readonly Question[], index: number): string[] {
  const condition = questions[index]?.condition;
  const parent = parentOf(questions, index);
  if (!condition || parent === -1) return [];
  const inherited = unmetStates(questions, parent);
  const options = questions[parent]?.type === 'free_text' ? null : (questions[parent]?.options ?? []);
  if (options === null) return inherited;

  const chosen = options
    .flatMap(({ value }, option) =>
      condition.values.includes(value) ? [ID.option(ID.question(parent), option)] : [],
    )
    .map((id) => `#${id}:checked`)
    .join(',');
  if (condition.operator === 'not_equals')
    return chosen === '' ? inherited : [...inherited, `:has(${chosen})`];
  // An option that is not there can't be chosen, so nothing ever asks this question.
  return [...inherited, chosen === '' ? '' : `:not(:has(${chosen}))`];
}

/** Only an earlier question counts, so that no chain of conditions is a circle. */
function parentOf(questions: readonly Question[], index: number): number {
  const dependsOn = questions[index]?.condition?.dependsOn;
  return questions.slice(0, index).findIndex(({ questionId }) => questionId === dependsOn);
}

/** A condition in words, and whether styles can follow it: they can't read what is typed. */
export function conditionHint(
  questions: readonly Question[],
  index: number,
): { sentence: string; followed: boolean } | null {
  const condition = questions[index]?.condition;
  const parent = questions[parentOf(questions, index)];
  if (!condition || !parent) return null;
  const labels = condition.values.map(
    (value) => `“${parent.options.find((option) => option.value === value)?.label ?? value}”`,
  );
  const not = condition.operator === 'not_equals' ? 'not ' : '';
  return {
    sentence: `Answer this only if your answer to “${parent.prompt}” is ${not}${alternatives(labels)}.`,
    followed: parent.type !== 'free_text',
  };
}
