import { dayInWords, type RequestOrigin } from '@credence/core';
import { attribute, flag, type Html, html, type Part } from '../verifier-page/views/html.ts';
import type { PageContent } from '../verifier-page/views/layout.ts';

/** The field and the buttons of the form. */
export const FIELD = { reference: 'reference', lastName: 'lastName', wish: 'wish' } as const;
export const CHECK = 'check';

const WRONG_ID = 'reference-wrong';

/** What was typed before, and what came of it. */
interface Typed {
  reference: string;
  lastName: string;
  /** Whether the reference alone is not enough. */
  asksName: boolean;
  /** Whether it found nothing; otherwise nothing was looked for. */
  isWrong: boolean;
}

const NOTHING: Typed = { reference: '', lastName: '', asksName: false, isWrong: false };

/** Where people type the reference of their request. */
export function findPage(typed: Typed = NOTHING): PageContent {
  const { reference, isWrong, asksName } = typed;
  return {
    title: `${isWrong ? 'Error: ' : ''}Find your request`,
    main: html`<div class="introduction">
<h1>Find your request</h1>
<p class="lead">Type the reference from the letter, fax or email that you received. It has eight letters and digits, such as <span class="code">K7QX-2MNP</span>.</p>
</div>
<form method="post">
<div class="card">
<div class="field">
<label for="reference">Reference</label>
<p class="hint" id="reference-hint">Capitals, spaces and the dash make no difference.</p>
${isWrong && html`<p class="error" id="${WRONG_ID}"><span>There is no open request with this reference${asksName && ' about a person of this name'}. Please compare it letter by letter; a request that has ended is not found either.</span></p>`}
<input type="text" class="narrow" id="reference" name="${FIELD.reference}" value="${reference}" maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" required aria-describedby="${isWrong && `${WRONG_ID} `}reference-hint"${attribute('aria-invalid', isWrong ? 'true' : null)}${flag('autofocus', isWrong)}>
</div>
${asksName && lastNameField(typed)}
</div>
<div class="buttons">
<button type="submit" name="${FIELD.wish}" value="answer">Answer the request</button>
<button type="submit" class="second" name="${FIELD.wish}" value="${CHECK}">Is this request real?</button>
</div>
</form>`,
  };
}

/** A contact who holds a request can read the name there; an attacker who guesses references cannot. */
const lastNameField = ({ lastName, isWrong }: Typed): Html =>
  html`<div class="field">
<label for="last-name">Last name of the person whom the request is about</label>
<p class="hint" id="last-name-hint">Many wrong references are being typed at the moment, so we ask for this too. The letter, fax or email names the person.</p>
<input type="text" id="last-name" name="${FIELD.lastName}" value="${lastName}" maxlength="200" autocomplete="off" required aria-describedby="last-name-hint"${flag('autofocus', !isWrong)}>
</div>`;

/** For an address from which more references are tried than people who look for their own would try. */
export const tooManyTriesPage = (): PageContent => ({
  title: 'Please try again later',
  main: html`<div class="notice">
<h1>Please try again later</h1>
<p>Too many references that don’t exist have been typed at your office or home. You can still open your request by the link in the email, or by the code on the fax.</p>
</div>`,
});

const SENT_BY: Record<RequestOrigin['channel'], string> = {
  EMAIL: 'Emailed to',
  FAX: 'Faxed to',
  VOICE: 'Called at',
};

/** Says of a request where it comes from, and how to make sure of it by other means. */
export function originPage(origin: RequestOrigin, requestPath: string): PageContent {
  const { organizationName, branding, letterhead, hiringEntity, contactName } = origin;
  const { destination, channel, sentAt, reference } = origin;
  const { telephone, postalAddress } = branding ?? {};
  return {
    title: 'This request is real',
    letterhead,
    main: html`<div class="introduction">
<h1>This request is real</h1>
<p class="lead">We sent it for <strong><bdi>${organizationName}</bdi></strong>, which is checking a background on behalf of <strong><bdi>${hiringEntity}</bdi></strong>.</p>
<dl class="facts">
${fact('Reference', html`<span class="code">${reference}</span>`)}
${fact('Meant for', html`<bdi>${contactName}</bdi>`)}
${fact(SENT_BY[channel], html`<bdi>${destination}</bdi>`)}
${sentAt && fact('Sent on', html`<time datetime="${sentAt.toISOString()}">${dayInWords(sentAt)}</time>`)}
${telephone && fact('Telephone', html`<bdi>${telephone}</bdi>`)}
${
  postalAddress &&
  fact(
    'Address',
    postalAddress.map((line, index) => html`${index > 0 && html`<br>`}<bdi>${line}</bdi>`),
  )
}
</dl>
<p>If what you received says otherwise, don’t answer it, and tell <bdi>${organizationName}</bdi>. To be quite sure, look up their telephone number yourself rather than take it from a message.</p>
<p>You will never be asked for a password, a payment or a full Social Security number.</p>
</div>
<p><a class="button" href="${requestPath}">Answer the request</a></p>`,
  };
}

const fact = (term: string, description: Part): Html =>
  html`<div><dt>${term}</dt><dd>${description}</dd></div>`;
