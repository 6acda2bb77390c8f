import type { VerifierForm } from '@credence/core';
import { html, type Part } from './html.ts';
import type { PageContent } from './layout.ts';

function notice(title: string, ...paragraphs: Part[]): PageContent {
  return {
    title,
    main: html`<div class="notice">
<h1>${title}</h1>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
</div>`,
  };
}

/** After the answers were recorded. It names nobody but the asking organization: the link may be opened again by others. */
export function answeredPage(form: VerifierForm): PageContent {
  return notice(
    'Thank you, your answers were received',
    html`They are on their way to <bdi>${form.organizationName}</bdi>. There is nothing else to do, and you can close this page.`,
    'If you notice a mistake later, reply to the email that brought you here.',
  );
}

/** When the search ended without this person's answer. */
export function closedPage(form: VerifierForm): PageContent {
  return notice(
    'This request is no longer needed',
    html`<bdi>${form.organizationName}</bdi> has what it needs, so there is nothing for you to do. Thank you for taking the time to look.`,
    'You can close this page.',
  );
}

/** For a link that is unknown, expired, or not meant for this page. */
export function invalidLinkPage(): PageContent {
  return notice(
    'This link is no longer valid',
    'It may have expired, or part of it was lost on the way. Open it again from the email you received, using the whole address.',
    'If that doesn’t help, reply to that email and ask for a new link.',
  );
}

/** For a request that isn't a form this page sent out. */
export function unreadablePage(): PageContent {
  return notice(
    'We could not read what was sent',
    'Nothing was recorded. Please go back, shorten very long texts, and send the form again.',
  );
}
