import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './document.ts';
import { buildLlmsText } from './llms.ts';
import { operationsOf } from './operations-of.ts';

const document = buildDocument();
const text = buildLlmsText(document);
const links = [...text.matchAll(/^- \[(.+?)\]\((.+?)\): (.+)$/gm)].map(
  ([, name = '', link = '', about = '']) => ({
    name,
    link,
    about,
  }),
);

/** What a link into the document leads to, as RFC 6901 has it. */
const followed = (link: string) =>
  decodeURIComponent(link.split('#/')[1] ?? '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document);

describe('llms.txt', () => {
  it('begins with a title and a summary', () => {
    expect(text).toMatch(/^# Credence\n\n> Employment and education verification .*\n\n/);
  });

  it('has a line for every operation and every event, which leads to its place in the document', () => {
    const expected = [
      ...operationsOf(document.paths).map(({ method, path }) => `${method.toUpperCase()} ${path}`),
      ...operationsOf(document.webhooks).map(({ path }) => path),
    ];
    const inDocument = links.filter(({ link }) => link.startsWith('/openapi.json#'));
    expect(inDocument.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
    for (const { link, about } of inDocument) {
      const { description = '' } = followed(link) as { description?: string };
      expect(description.startsWith(about), link).toBe(true);
    }
  });

  it('leads to every guide that there is', () => {
    const pages = readdirSync(new URL('../../docs/guides', import.meta.url)).map((file) =>
      file.replace('.md', ''),
    );
    const led = links.map(({ link }) => link).filter((link) => link.startsWith('/docs/guides/'));
    expect(led.toSorted()).toEqual(pages.map((page) => `/docs/guides/${page}`).toSorted());
  });

  it('says how to authenticate, and no secrets', () => {
    expect(text).toContain('grant_type=client_credentials');
    expect(text).not.toMatch(/whsec_|eyJ/);
  });
});
