import { createRequire } from 'node:module';
import type * as Tldts from 'tldts';

const require = createRequire(import.meta.url);

/**
 * The address of a website's first page, from what people write: `www.example.edu`, `http://example.edu/about`.
 * @returns null for what is no public host name
 */
export function siteUrl(text: string): string | null {
  const trimmed = text.trim();
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  return url && domainOf(url.hostname) !== null ? `https://${url.host}/` : null;
}

/** The domain under which an organization registers its hosts: `example.ac.uk` of `www.cs.example.ac.uk`. */
export function domainOf(hostname: string): string | null {
  // Loaded here: it begins with the tree of all registries' suffixes, which few processes ask for.
  const { parse } = require('tldts') as typeof Tldts;
  const { domain, isIp } = parse(hostname, { allowPrivateDomains: true });
  return isIp ? null : domain;
}
