import { expect, it } from 'vitest';
import { domainOf, siteUrl } from './site.ts';

it.each([
  ['www.cs.example.ac.uk', 'example.ac.uk'],
  ['www.contoso.com', 'contoso.com'],
  ['contoso.github.io', 'contoso.github.io'],
  ['contoso.zendesk.com', 'contoso.zendesk.com'],
  ['mail.contoso.zendesk.com', 'contoso.zendesk.com'],
  ['zendesk.com', 'zendesk.com'],
  ['notzendesk.com', 'notzendesk.com'],
  ['127.0.0.1', null],
  ['localhost', null],
])('%s is of %s', (hostname, domain) => expect(domainOf(hostname)).toBe(domain));

it.each([
  ['www.example.edu', 'https://www.example.edu/'],
  ['http://example.edu/about', 'https://example.edu/'],
  ['10.0.0.1', null],
  ['not a site', null],
])('%s is at %s', (text, url) => expect(siteUrl(text)).toBe(url));
