import { parse } from 'tldts';

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
  const { domain, isIp } = parse(hostname, { allowPrivateDomains: true });
  return isIp ? null : domain;
}
