import type { Letterhead } from '@credence/core';
import { type Html, html, type Part } from './html.ts';

/** The service's own, or the organization's with the service beside it. */
export function masthead(letterhead: Letterhead | null): Html {
  const service = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><path d="M16 2 27 6v9c0 7-4.5 12-11 15C9.5 27 5 22 5 15V6z"/><path class="tick" d="m11 16 3.5 3.5L21.5 12"/></svg>
<p><strong>Credence</strong> <span>Verification service</span></p>`;
  if (!letterhead || (letterhead.logo === null && letterhead.accentColor === null)) {
    return html`<header class="masthead"><div class="column">
${service}
</div></header>`;
  }
  return html`<header class="masthead of-organization"><div class="column">
<p class="organization">${nameOrLogo(letterhead)}</p>
<div class="service">${service}</div>
</div></header>`;
}

/** The logo as a part of the page, which loads nothing. */
const nameOrLogo = ({ organizationName, logo }: Letterhead): Part =>
  logo
    ? html`<img class="logo" src="data:image/png;base64,${logo.toString('base64')}" alt="${organizationName}">`
    : html`<bdi>${organizationName}</bdi>`;

/** The colour stands behind white letters and beside nothing that has to be read against it, by day and by night. */
export const letterheadStyles = (letterhead: Letterhead | null): string =>
  letterhead?.accentColor ? `:root{--brand:${letterhead.accentColor};--on-brand:#ffffff}` : '';
