import type { VerifierForm } from '@credence/core';
import { type Html, html } from './html.ts';

/** Where the client's own questionnaire is; nothing when there is none. */
export function questionnaireCard({ questionnaire, hiringEntity }: VerifierForm): Html | null {
  if (questionnaire === null) return null;
  const { url, accessCode } = questionnaire;
  return html`<section class="card quiet" aria-labelledby="questionnaire-heading">
<h3 id="questionnaire-heading">A questionnaire on another site</h3>
<p><bdi>${hiringEntity}</bdi> asks you to fill in this questionnaire as well. It does not replace the form on this page.</p>
<p>${/^https?:\/\//i.test(url) ? html`<a class="far" href="${url}" target="_blank" rel="noopener noreferrer"><bdi>${url}</bdi> (opens in a new tab)</a>` : html`<bdi>${url}</bdi>`}</p>
${accessCode !== null && html`<p>Access code: <strong><bdi>${accessCode}</bdi></strong></p>`}
</section>`;
}
