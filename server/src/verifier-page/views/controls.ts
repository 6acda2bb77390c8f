import type { FieldErrors } from '../answers/field-errors.ts';
import type { FormBody } from '../answers/form-body.ts';
import { ID } from '../answers/form-fields.ts';
import { attribute, flag, type Html, html, type Part } from './html.ts';

/** What every part of the form is drawn from besides its own data. */
export interface FormState {
  body: FormBody;
  errors: FieldErrors;
  /** How many files came with the form that is shown again. */
  filesToChooseAgain: number;
  /** Where the signed release is shown. */
  releasePath: string;
  /** Where it is said where the request comes from. */
  aboutPath: string;
}

/** What is wrong with a field, beside it; nothing when it is fine. */
export function errorText(state: FormState, name: string, id: string): Html | null {
  const errors = state.errors.beside(name);
  if (errors.length === 0) return null;
  return html`<p class="error" id="${ID.error(id)}">${errors.map((error) => html`<span>${error}</span> `)}</p>`;
}

/** Attributes that tie a control to its error and its hint. */
export function described(state: FormState, name: string, id: string, hintId: string | null): Part {
  const wrong = state.errors.beside(name).length > 0;
  const ids = [wrong ? ID.error(id) : null, hintId].filter((entry) => entry !== null);
  return [
    attribute('aria-describedby', ids.length === 0 ? null : ids.join(' ')),
    attribute('aria-invalid', wrong ? 'true' : null),
  ];
}

interface TextControl {
  id: string;
  name: string;
  label: Part;
  hint?: string;
  maxLength: number;
  /** Marks it for people; the server does the insisting, because a control put away could not be filled in. */
  required?: boolean;
  autocomplete?: string;
  /** Several lines instead of one. */
  multiline?: boolean;
  /** What a phone shows to type with. */
  keyboard?: 'email' | 'tel';
  /** A class that decides on the width. */
  width?: 'narrow';
  /** The field whose error, shown elsewhere, is about this control too. */
  partOf?: { name: string; id: string };
}

/** A labelled text input or text area with its hint, its error and what was typed. */
export function textControl(state: FormState, control: TextControl): Html {
  const { id, name, label, hint, partOf } = control;
  const hintId = hint === undefined ? null : ID.hint(id);
  const field = partOf ?? { name, id };
  const typed = state.body.text(name);
  const common = html` id="${id}" name="${name}" maxlength="${control.maxLength}"${attribute('autocomplete', control.autocomplete ?? 'off')}${attribute('inputmode', control.keyboard ?? null)}${described(state, field.name, field.id, hintId)}`;
  return html`<div class="field">
<label for="${id}">${label}${control.required && requiredMark()}</label>
${hint !== undefined && html`<p class="hint" id="${ID.hint(id)}">${hint}</p>`}
${!partOf && errorText(state, name, id)}
${
  control.multiline
    ? html`<textarea${common} rows="3">
${typed}</textarea>`
    : html`<input type="text"${common} value="${typed}"${control.width && attribute('class', control.width)}>`
}
</div>`;
}

interface ChoiceControl {
  type: 'radio' | 'checkbox';
  id: string;
  name: string;
  value: string;
  label: Part;
  /** Instead of what was sent. */
  checked?: boolean;
  /** Further attributes. */
  attributes?: Part;
}

/** One radio button or checkbox in a label large enough for a thumb. */
export function choice(state: FormState, control: ChoiceControl): Html {
  const { type, id, name, value, label, attributes } = control;
  const checked = control.checked ?? state.body.all(name).includes(value);
  return html`<label class="choice" for="${id}"><input type="${type}" id="${id}" name="${name}" value="${value}"${flag('checked', checked)}${attributes}><span>${label}</span></label>`;
}

/** The mark of a question that needs an answer. */
export function requiredMark(): Html {
  return html` <span class="required">required</span>`;
}
