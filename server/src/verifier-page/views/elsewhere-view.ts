import type { VerifierForm } from '@credence/core';
import { FIELD, ID, OTHER_VENDOR, UNKNOWN_VENDOR } from '../answers/form-fields.ts';
import { choice, described, errorText, type FormState, textControl } from './controls.ts';
import { type Html, html } from './html.ts';

const optional = html` <span class="aside">optional</span>`;

/** Asks a person who should not have been asked for the one who should. */
export function referralSection(state: FormState): Html {
  return html`<section aria-labelledby="referral-heading">
<h2 id="referral-heading">Who is the right person?</h2>
<p>Tell us what you know, and we will ask there instead. If you don’t know, leave this empty and send the form.</p>
<div class="card">
${textControl(state, { id: 'referral-name', name: FIELD.referralName, label: html`Their name or department${optional}`, maxLength: 200 })}
${textControl(state, { id: 'referral-title', name: FIELD.referralTitle, label: html`Their job title${optional}`, maxLength: 200 })}
${textControl(state, { id: 'referral-email', name: FIELD.referralEmail, label: html`Their email address${optional}`, maxLength: 320, keyboard: 'email' })}
${textControl(state, { id: 'referral-phone', name: FIELD.referralPhone, label: html`Their phone number${optional}`, hint: 'With its area code, and an extension if there is one', maxLength: 200, keyboard: 'tel' })}
${textControl(state, { id: 'referral-fax', name: FIELD.referralFax, label: html`Their fax number${optional}`, maxLength: 200, keyboard: 'tel' })}
</div>
</section>`;
}

/** Asks which company keeps the records. */
export function thirdPartySection({ vendors }: VerifierForm, state: FormState): Html {
  const name = FIELD.vendor;
  const id = 'vendor';
  const choices = [
    ...vendors.map(({ code, label }) => ({ value: code, label })),
    { value: OTHER_VENDOR, label: 'Another company' },
    { value: UNKNOWN_VENDOR, label: 'I don’t know its name' },
  ];
  return html`<section aria-labelledby="third-party-heading">
<h2 id="third-party-heading">Which company answers for you?</h2>
<div class="card">
<div class="question${state.errors.beside(name).length > 0 && ' has-error'}">
<fieldset role="radiogroup"${described(state, name, id, null)}>
<legend>The company</legend>
${errorText(state, name, id)}
<div class="choices two">
${choices.map(({ value, label }) => choice(state, { type: 'radio', id: ID.vendor(value), name, value, label }))}
</div>
</fieldset>
<div class="other-vendor">
${textControl(state, {
  id: 'vendor-name',
  name: FIELD.vendorName,
  label: 'Name of the other company',
  maxLength: 200,
  ...(state.body.text(name) === OTHER_VENDOR ? { partOf: { name, id } } : {}),
})}
</div>
</div>
${textControl(state, {
  id: 'vendor-note',
  name: FIELD.vendorNote,
  label: html`What do they need from us?${optional}`,
  hint: 'An employer or school code, for example',
  maxLength: 10_000,
  multiline: true,
})}
</div>
</section>`;
}
