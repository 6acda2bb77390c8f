import { escapeHtml } from '@credence/core';
import { layout } from '../ui.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import type { LocalPerson } from './people.ts';

const STYLE = `
form { display: grid; gap: .5rem; max-width: 34rem; }
button { font: inherit; text-align: left; padding: .7rem 1rem; border: 1px solid var(--line); border-radius: .5rem;
  background: var(--sheet); color: inherit; cursor: pointer; }
button:hover { border-color: var(--link); }
button:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
button span { display: block; color: var(--quiet); font-size: .875rem; }
`;

/** Where people say who they are: no password, because those who reach this page own the machine. */
export function signInPage(asked: AuthorizationRequest, people: readonly LocalPerson[]): string {
  const hidden = Object.entries(asked).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const choices = people.map(
    ({ subject, name, email, role, isStaff }) =>
      `<button name="person" value="${escapeHtml(subject)}">${escapeHtml(name)}
<span>${role}${isStaff ? ', staff of the operator' : ''} · ${escapeHtml(email)}</span></button>`,
  );
  return layout({
    site: 'Identity provider',
    title: 'Who are you?',
    body: `<style>${STYLE}</style>
<p class="quiet">People of Acme Screening, made up for this machine. No password is asked for.</p>
<form method="post" action="/authorize">${hidden.join('')}
${choices.join('\n')}
</form>`,
  });
}
