import type { VerifierForm } from '@credence/core';
import { conditionStyles } from '../answers/conditions.ts';
import { FIELD, ID, questionName } from '../answers/form-fields.ts';
import type { Situation } from '../answers/situation.ts';
import { allCorrect, recordCards } from './claims-view.ts';
import { type FormState, textControl } from './controls.ts';
import { referralSection, thirdPartySection } from './elsewhere-view.ts';
import { type Html, html } from './html.ts';
import { introduction } from './introduction-view.ts';
import type { PageContent } from './layout.ts';
import { lettersField } from './letters-view.ts';
import { questionnaireCard } from './questionnaire-view.ts';
import { questionCard } from './questions-view.ts';
import { situationCard } from './situation-view.ts';

/** The form to answer, with what was typed and what was wrong with it. */
export function formPage(form: VerifierForm, state: FormState): PageContent {
  const wrong = state.errors.summary.length > 0;
  const kept = form.questions.flatMap((question, index) =>
    state.errors.beside(questionName(question)).length > 0 ? [ID.question(index)] : [],
  );
  return {
    title: `${wrong ? 'Error: ' : ''}Verification request`,
    letterhead: form.letterhead,
    styles: conditionStyles(form.questions, new Set(kept)),
    main: html`${wrong && errorSummary(state)}
${form.state === 'LATE' && lateNotice(form)}
${form.readBack !== null && readBackNotice(form.readBack)}
${introduction(form, state.releasePath, state.aboutPath)}
<form method="post" enctype="multipart/form-data">
${situationCard(state)}
${onlyFor('ANSWER', state, details(form, state))}
${onlyFor('WRONG_PERSON', state, referralSection(state))}
${onlyFor('THIRD_PARTY', state, thirdPartySection(form, state))}
${respondent(form, state)}
</form>`,
  };
}

/** For a contact who comes after the end: what they say changes no result, and is kept beside it. */
const lateNotice = (form: VerifierForm): Html =>
  html`<p class="late" role="note"><bdi>${form.organizationName}</bdi> has closed this request. You can still answer: what you say is kept with it, and read.</p>`;

/** For a contact who has answered in words: what is filled in is theirs, and counts once they send it. */
const readBackNotice = ({ claims }: NonNullable<VerifierForm['readBack']>): Html =>
  html`<div class="read-back" role="note" aria-labelledby="read-back-title"><h2 id="read-back-title">We filled this in from your reply</h2>
<p>Please check that we understood you, correct what is wrong, and press “Send my answers”.${claims.some(({ answer }) => answer === 'UNKNOWN') && ' Lines that your reply does not mention say “I can’t confirm”: change them where you can.'}</p></div>`;

/** A part that styles put away in any other situation, unless something in it is wrong. */
function onlyFor(situation: Situation, { errors }: FormState, part: Html): Html {
  const wrong = errors.summary.some(({ field }) => field?.onlyFor === situation);
  return html`<div class="part for-${situation}${!wrong && ' put-away'}">
${part}
</div>`;
}

function errorSummary({ errors, filesToChooseAgain }: FormState): Html {
  return html`<div class="error-summary" role="alert" tabindex="-1" autofocus aria-labelledby="error-title">
<h2 id="error-title">Please look at this again</h2>
<ul>${errors.summary.map(({ field, sentence }) =>
    field === null ? html`<li>${sentence}</li>` : html`<li><a href="#${field.focusId}">${sentence}</a></li>`,
  )}</ul>
<p>Nothing has been sent yet. What you entered is still here${filesToChooseAgain > 0 && ', except for the files: please choose them again'}.</p>
</div>`;
}

function details(form: VerifierForm, state: FormState): Html {
  const isFilledIn = form.readBack !== null && form.readBack.claims.length > 0;
  return html`${
    form.records.length > 0 &&
    html`<section aria-labelledby="details-title">
<h2 id="details-title">Check these details</h2>
<p>${isFilledIn ? 'Choose one answer for each line.' : 'Say that everything is correct, or choose one answer for each line.'} Where something is not correct, tell us what your records say.</p>
${!isFilledIn && allCorrect(state)}
${recordCards(form, state)}
</section>`
  }
${
  form.questions.length > 0 &&
  html`<section aria-labelledby="questions-title">
<h2 id="questions-title">A few questions</h2>
${questionCard(form, state)}
</section>`
}
${questionnaireCard(form)}`;
}

function respondent(form: VerifierForm, state: FormState): Html {
  return html`<section aria-labelledby="respondent-title-heading">
<h2 id="respondent-title-heading">About you</h2>
<div class="card">
${textControl(state, {
  id: 'respondent-name',
  name: FIELD.respondentName,
  label: 'Your name',
  maxLength: 200,
  required: true,
  autocomplete: 'name',
})}
${textControl(state, {
  id: 'respondent-title',
  name: FIELD.respondentTitle,
  label: html`Your job title <span class="aside">optional</span>`,
  maxLength: 200,
  autocomplete: 'organization-title',
})}
${lettersField(state)}
${textControl(state, {
  id: 'comment',
  name: FIELD.comment,
  label: html`Anything else we should know? <span class="aside">optional</span>`,
  maxLength: 10_000,
  multiline: true,
})}
</div>
<div class="send">
<p>By sending this form I confirm that I am allowed to give this information, and that it is true to the best of my knowledge. My name and my answers go to <bdi>${form.organizationName}</bdi>.</p>
<button type="submit">Send my answers</button>
</div>
</section>`;
}
