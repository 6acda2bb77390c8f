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

/** After the answers were recorded. It names the asking organization alone: the link may be opened again by others. */
export function answeredPage(form: VerifierForm): PageContent {
  return {
    letterhead: form.letterhead,
    ...notice(
      'Thank you, your answers were received',
      html`They are on their way to <bdi>${form.organizationName}</bdi>. There is nothing else to do, and you can close this page.`,
      'If you notice a mistake later, answer the email or fax that brought you here.',
    ),
  };
}

/** When the search ended without this person's answer. */
export function closedPage(form: VerifierForm): PageContent {
  return {
    letterhead: form.letterhead,
    ...notice(
      'This request is no longer needed',
      html`<bdi>${form.organizationName}</bdi> has what it needs, so there is nothing for you to do. Thank you for taking the time to look.`,
      'You can close this page.',
    ),
  };
}

/** For a link that is unknown, expired, or not meant for this page. */
export function invalidLinkPage(): PageContent {
  return notice(
    'This link is no longer valid',
    'It may have expired, or part of it was lost on the way. Open it again from the email you received, using the whole address, or scan the code on the fax.',
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

/** For a second answer that says something else than the first. */
export function otherAnswerKeptPage(form: VerifierForm): PageContent {
  return {
    letterhead: form.letterhead,
    ...notice(
      'An answer was already sent',
      html`This request was answered from the same link before, perhaps by you in another window. That first answer went to <bdi>${form.organizationName}</bdi> and is kept; what you have just sent was not recorded.`,
      'If yours is the right one, answer the email or fax that brought you here and say so.',
    ),
  };
}

/** For a form with more in it than can be taken. */
export function tooLargePage(): PageContent {
  return notice(
    'What you sent is too large',
    'Nothing was recorded. You can send up to three files of 10 MB each. Please go back, choose smaller files or fewer of them, and send the form again.',
  );
}

/** For a form that another site sent. */
export function otherSitePage(): PageContent {
  return notice(
    'This form was not sent from here',
    'Nothing was recorded. Open the link in the email you received, and fill in the form there.',
  );
}

/** While more people send files than there is room for. */
export function tooOftenPage(): PageContent {
  return notice(
    'Please try again in a minute',
    'This page was asked for very often within the last minute. If you were sending the form, nothing was recorded: please wait a minute, go back and send it again.',
  );
}

export function busyPage(): PageContent {
  return notice(
    'Please try again in a minute',
    'Many forms are being sent at this moment. Nothing of yours was recorded: please go back and send it again.',
  );
}
