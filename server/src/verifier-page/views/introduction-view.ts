import { entitiesInWords, minutesToAnswer, type VerifierForm } from '@credence/core';
import { type Html, html, type Part } from './html.ts';
import { momentInWords, SEARCH_WORDS } from './words.ts';

/** Who asks, for whom, about whom; what to do, how long it takes, and why it is safe. */
export function introduction(form: VerifierForm, releasePath: string, aboutPath: string): Html {
  const { subject } = SEARCH_WORDS[form.searchType];
  const name = html`<bdi>${form.applicant.fullName}</bdi>`;
  return html`<div class="introduction">
<p class="kicker">For the attention of <bdi>${form.contactName}</bdi></p>
<h1>Please confirm ${subject} details for ${name}</h1>
<p class="lead"><strong><bdi>${form.organizationName}</bdi></strong> is checking the background of ${name} on behalf of <strong><bdi>${form.hiringEntity}</bdi></strong>.${namedAs(form)}</p>
<dl class="facts">
${fact('Person', name)}
${form.applicant.otherNames.length > 0 && fact('Also known as', otherNames(form))}
${form.applicant.ssnLastFour !== null && fact('Social Security number', html`ends in <bdi>${form.applicant.ssnLastFour}</bdi>`)}
${fact('Please answer by', html`<time datetime="${form.expiresAt.toISOString()}">${momentInWords(form.expiresAt, form.timeZone)}</time>`)}
${form.hasRelease && fact('Signed release', html`<a class="thumb" href="${releasePath}" target="_blank" rel="noopener">Look at the release<span class="unseen"> in a new window</span></a>`)}
</dl>
<div class="points">
<section aria-labelledby="todo-title">
<h2 id="todo-title">What to do</h2>
<p>Compare the details below with your records and say whether they are correct.</p>
</section>
<section aria-labelledby="time-title">
<h2 id="time-title">How long it takes</h2>
<p>About ${minutesToAnswer(form)} minutes, all on this page.</p>
</section>
<section aria-labelledby="safe-title">
<h2 id="safe-title">Why this is safe</h2>
<p>The link was made for this one request and stops working after the date above. There is no account, and you will never be asked for a password, a payment or a full Social Security number. <a class="thumb" href="${aboutPath}">Is this request real?</a></p>
</section>
</div>
</div>`;
}

/** Why this contact is asked. */
function namedAs({ records, searchType, applicant }: VerifierForm): Html | null {
  if (records.length === 0) return null;
  const { relation } = SEARCH_WORDS[searchType];
  const several = new Set(records.map(({ title }) => title)).size > 1;
  return html` <bdi>${applicant.fullName}</bdi> named <bdi>${entitiesInWords(records)}</bdi> as ${several ? relation.several : relation.one}.`;
}

function fact(term: string, description: Part): Html {
  return html`<div><dt>${term}</dt><dd>${description}</dd></div>`;
}

function otherNames(form: VerifierForm): Part {
  return form.applicant.otherNames.map((name, index) => html`${index > 0 && ', '}<bdi>${name}</bdi>`);
}
