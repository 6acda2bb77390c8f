import { situationOf } from '../answers/chosen-situation.ts';
import { FIELD, ID } from '../answers/form-fields.ts';
import { SITUATIONS } from '../answers/situation.ts';
import { choice, described, errorText, type FormState } from './controls.ts';
import { type Html, html } from './html.ts';

/** The choice at the top: a reader who can't answer says so first, and sees nothing that they need not fill in. */
export function situationCard(state: FormState): Html {
  const id = 'situation';
  const chosen = situationOf(state.body) ?? 'ANSWER';
  return html`<div class="card">
<div class="question${state.errors.beside(FIELD.situation).length > 0 && ' has-error'}">
<fieldset role="radiogroup"${described(state, FIELD.situation, id, null)}>
<legend class="card-legend">Can you help with this request?</legend>
${errorText(state, FIELD.situation, id)}
<div class="choices two">
${SITUATIONS.map(({ value, label, hint }) =>
  choice(state, {
    type: 'radio',
    id: ID.situation(value),
    name: FIELD.situation,
    value,
    label: html`${label}${hint !== undefined && html`<span class="hint-line"><span class="unseen">: </span>${hint}</span>`}`,
    checked: value === chosen,
  }),
)}
</div>
</fieldset>
</div>
</div>`;
}
