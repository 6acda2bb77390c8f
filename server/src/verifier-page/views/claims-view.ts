import { recordHeading, type VerifierClaim, type VerifierForm, type VerifierRecord } from '@credence/core';
import {
  claimName,
  correctionName,
  FIELD,
  ID,
  mayBeStillThere,
  stillThereName,
} from '../answers/form-fields.ts';
import { choice, errorText, type FormState, textControl } from './controls.ts';
import { attribute, type Html, html } from './html.ts';
import { dateInWords, SEARCH_WORDS } from './words.ts';

type SearchType = VerifierForm['searchType'];

const ANSWERS = [
  { value: 'CONFIRMED', label: 'Correct' },
  { value: 'CORRECTED', label: 'Not correct' },
  { value: 'UNKNOWN', label: 'I can’t confirm' },
] as const;

/** One choice for all the lines: a contact who finds everything right need not say so again and again. */
export const allCorrect = (state: FormState): Html =>
  choice(state, {
    type: 'checkbox',
    id: ID.allCorrect,
    name: FIELD.allCorrect,
    value: 'yes',
    label: html`<strong>All of these details are correct</strong>`,
  });

/** The records, each a card with its claims. */
export function recordCards(form: VerifierForm, state: FormState): Html[] {
  return form.records.map(
    (record, r) => html`<section class="card" aria-labelledby="record-${r}">
<h3 class="card-title" id="record-${r}"><bdi>${recordHeading(record, form.records)}</bdi></h3>
${record.claims.map((claim, c) => claimFields(form.searchType, record, claim, ID.claim(r, c), state))}
</section>`,
  );
}

function claimFields(
  searchType: SearchType,
  record: VerifierRecord,
  claim: VerifierClaim,
  id: string,
  state: FormState,
): Html {
  const name = claimName(record, claim);
  const wrong = state.errors.beside(name).length > 0;
  return html`<div class="claim${wrong && ' has-error'}">
<fieldset role="radiogroup"${attribute('aria-describedby', wrong ? ID.error(id) : null)}${attribute('aria-invalid', wrong ? 'true' : null)}>
<legend><span class="claim-label">${claim.label}<span class="unseen">: </span></span> <bdi class="claim-value">${provided(claim, searchType)}</bdi></legend>
${errorText(state, name, id)}
<div class="choices answers">
${ANSWERS.map(({ value, label }) => choice(state, { type: 'radio', id: `${id}-${value}`, name, value, label }))}
</div>
</fieldset>
${correction(searchType, claim, name, id, state)}
</div>`;
}

function correction(
  searchType: SearchType,
  claim: VerifierClaim,
  name: string,
  id: string,
  state: FormState,
): Html {
  const date = claim.kind === 'DATE';
  const text = textControl(state, {
    id: ID.correction(id),
    name: correctionName(name),
    label: `${claim.label} in your records`,
    maxLength: date ? 40 : 1000,
    ...(state.body.text(name) === 'CORRECTED' ? { partOf: { name, id } } : {}),
    ...(date ? { hint: 'YYYY-MM-DD, or YYYY-MM if you know only the month', width: 'narrow' as const } : {}),
  });
  return html`<div class="correction">
${
  mayBeStillThere(claim) &&
  choice(state, {
    type: 'checkbox',
    id: `${id}-still-there`,
    name: stillThereName(name),
    value: 'yes',
    label: SEARCH_WORDS[searchType].stillThere,
  })
}
${text}
</div>`;
}

function provided(claim: VerifierClaim, searchType: SearchType): string {
  if (claim.provided === null) {
    return claim.field === 'endDate' ? SEARCH_WORDS[searchType].stillThere : 'Not stated';
  }
  return claim.kind === 'DATE' ? dateInWords(claim.provided) : claim.provided;
}
