import type { VerifierForm } from '@credence/core';
import { conditionHint } from '../answers/conditions.ts';
import { commentName, ID, questionName } from '../answers/form-fields.ts';
import { choice, described, errorText, type FormState, requiredMark, textControl } from './controls.ts';
import { attribute, type Html, html } from './html.ts';

type Question = VerifierForm['questions'][number];

/** The client's own questions in one card. */
export function questionCard(form: VerifierForm, state: FormState): Html {
  return html`<div class="card">
${form.questions.map((question, index) => questionFields(form.questions, question, index, state))}
</div>`;
}

function questionFields(
  questions: readonly Question[],
  question: Question,
  index: number,
  state: FormState,
): Html {
  const id = ID.question(index);
  const name = questionName(question);
  const condition = conditionHint(questions, index);
  const wrong = state.errors.beside(name).length > 0;
  const comment =
    question.allowComment &&
    textControl(state, {
      id: ID.comment(id),
      name: commentName(name),
      label: html`Comment <span class="aside">optional</span><span class="unseen"> on ${question.prompt}</span>`,
      maxLength: 10_000,
      multiline: true,
    });
  return html`<div class="question${wrong && ' has-error'}" id="${id}">
${condition && html`<p class="condition${condition.followed && ' followed'}">${condition.sentence}</p>`}
${question.type === 'free_text' ? freeText(question, id, state) : options(question, id, state)}
${comment}
</div>`;
}

function freeText(question: Question, id: string, state: FormState): Html {
  return textControl(state, {
    id: `${id}-text`,
    name: questionName(question),
    label: html`<bdi>${question.prompt}</bdi>`,
    maxLength: 10_000,
    required: question.required,
    multiline: true,
  });
}

function options(question: Question, id: string, state: FormState): Html {
  const name = questionName(question);
  const several = question.type === 'multi_select';
  const hint = several ? selectionHint(question) : null;
  const tied = described(state, name, id, hint && ID.hint(id));
  return html`<fieldset${several ? attribute('aria-describedby', hint && ID.hint(id)) : html` role="radiogroup"${tied}`}>
<legend><bdi>${question.prompt}</bdi>${question.required && requiredMark()}</legend>
${hint && html`<p class="hint" id="${ID.hint(id)}">${hint}</p>`}
${errorText(state, name, id)}
<div class="choices">
${question.options.map(({ value, label }, option) =>
  choice(state, {
    type: several ? 'checkbox' : 'radio',
    id: ID.option(id, option),
    name,
    value,
    label: html`<bdi>${label}</bdi>`,
    attributes: several && described(state, name, id, null),
  }),
)}
</div>
</fieldset>`;
}

/** How many options to choose, in words. */
export function selectionHint({ minSelections, maxSelections }: Question): string {
  const min = minSelections ?? 0;
  if (maxSelections === undefined) return min > 0 ? `Choose at least ${min}.` : 'Choose all that apply.';
  if (min === maxSelections) return `Choose exactly ${min}.`;
  if (min === maxSelections - 1 && min > 0) return `Choose ${min} or ${maxSelections}.`;
  return min > 0 ? `Choose between ${min} and ${maxSelections}.` : `Choose up to ${maxSelections}.`;
}
