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

/** Services that give each customer a host of their own, and are in no list of suffixes. */
const OF_CUSTOMERS: ReadonlySet<string> = new Set(
  (
    'atlassian.net bamboohr.com freshdesk.com gorgias.com happyfox.com helpscoutapp.com jitbit.com kayako.com ' +
    'myfreshworks.com onmicrosoft.com service-now.com sharepoint.com squarespace.com weebly.com wordpress.com zendesk.com ' +
    'zohodesk.com'
  ).split(' '),
);

/**
 * The domain under which an organization registers its hosts: `example.ac.uk` of `www.cs.example.ac.uk`, and
 * `contoso.zendesk.com` at a service where customers are beside each other.
 */
export function domainOf(hostname: string): string | null {
  // Loaded here: it begins with the tree of all registries' suffixes, which few processes ask for.
  const { parse } = require('tldts') as typeof Tldts;
  const { domain, isIp, subdomain } = parse(hostname, { allowPrivateDomains: true });
  if (isIp || domain === null) return null;
  const customer = OF_CUSTOMERS.has(domain) ? subdomain?.split('.').at(-1) : undefined;
  return customer ? `${customer}.${domain}` : domain;
}
