import { type Html, html } from '../verifier-page/views/html.ts';
import type { PageContent } from '../verifier-page/views/layout.ts';
import type { Lacking } from './read-person.ts';

function notice(title: string, text: string, again: Html | null = SIGN_IN): PageContent {
  return {
    title,
    main: html`<div class="notice">
<h1>${title}</h1>
<p>${text}</p>
${again}
</div>`,
  };
}

const SIGN_IN = html`<p><a href="/console/sign-in">Sign in</a></p>`;

const WORDS_FOR: Record<Lacking, string> = {
  subject: 'does not say who you are',
  role: 'does not say which role you have here',
  organization: 'does not say which organization you work for',
};

/** For a person of whom the issuer says too little. */
export const lackingPage = (lacking: Lacking): PageContent =>
  notice(
    'You can’t use the console yet',
    `You are signed in, but your account ${WORDS_FOR[lacking]}. Please ask those who manage your accounts to add it.`,
  );

/** For a person whose organization is not served, or not here. */
export const notHerePage = (): PageContent =>
  notice(
    'Your organization can’t be reached from here',
    'It is not known, not active, or lets people in from some networks only, of which this is none. Please ask those who manage your accounts.',
  );

/** For an end of a sign-in that this browser did not begin, or began too long ago. */
export const notBegunPage = (): PageContent =>
  notice(
    'Please sign in again',
    'This sign-in took too long, was finished before, or was begun in another browser or tab.',
  );

/** For a person whom the issuer did not let in. */
export const refusedPage = (): PageContent =>
  notice(
    'You are not signed in',
    'The sign-in was cancelled, or what came of it could not be confirmed. Nothing has been changed.',
  );

/** While the issuer does not answer. */
export const issuerAwayPage = (): PageContent =>
  notice(
    'Signing in is not possible at the moment',
    'The service that confirms who you are does not answer. Please try again in a minute.',
  );

/** Where the program has no files of the console. */
export const notBuiltPage = (): PageContent =>
  notice(
    'The console is not part of this build',
    'Its files are missing from the server. “npm run build” makes them, and the released image has them.',
    null,
  );

/** Where a deployment has no console. */
export const switchedOffPage = (): PageContent =>
  notice(
    'The console is switched off',
    'It is there once CONSOLE_OIDC_ISSUER and CONSOLE_OIDC_CLIENT_ID say where people sign in.',
    null,
  );
