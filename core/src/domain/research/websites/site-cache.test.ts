import { expect, it } from 'vitest';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { readPage } from './read-page.ts';
import { cachedSite, keepSite } from './site-cache.ts';
import { NO_FINDINGS, withPage } from './site-findings.ts';

let context: Context;
useTestCore((_made, owner) => {
  context = owner;
});

const SAID = 'Employment verification: hr@contoso.com';
const LONG = '\u{1F600}'.repeat(300);
const forMachines = (name: string) =>
  `<script type="application/ld+json">{"name": "${name}", "email": "verify@contoso.com"}</script>`;

it.each([
  ['zeros', '<p>Employment\0 verification: hr@contoso.com</p>'],
  ['a character that is cut in two', `<p>${SAID} ${LONG}</p>`],
  ['a character that is cut in two, one place further', `<p>${SAID}. ${LONG}</p>`],
  ['escaped zeros', forMachines('Employment verification \\u0000')],
  ['half of an escaped character', forMachines('Employment verification \\ud83d')],
])('keeps what a page comes to that has %s', async (what, html) => {
  const site = {
    website: `https://${what.replaceAll(/\W+/g, '-')}.example`,
    searchType: 'EMPLOYMENT',
  } as const;
  const findings = withPage('EMPLOYMENT', NO_FINDINGS, readPage('https://contoso.com/hr', html));
  expect(findings.contacts).toHaveLength(1);
  await keepSite(context, site, findings);
  expect(await cachedSite(context, site)).toEqual(findings);
});
