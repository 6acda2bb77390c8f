import { domainOf } from '@credence/core';
import type { HttpOutcome } from '../http-client.ts';
import type { WebsiteReader } from './website-reader.ts';

/** A reading of a website that is under way. */
export interface Visit extends WebsiteReader {
  /** Ends it. */
  signal: AbortSignal;
}

const MOST_BYTES = 524_288;
const MOST_REDIRECTS = 4;
const PAGE_MS = 8_000;

type Response = Extract<HttpOutcome, { kind: 'response' }> & { url: string };

/** Follows redirects within the website; null where there is no answer, or it leads away. */
export async function fetchUrl(visit: Visit, address: string): Promise<Response | null> {
  let url = address;
  for (let hops = 0; hops <= MOST_REDIRECTS && !visit.signal.aborted; hops += 1) {
    const outcome = await visit.http.send(
      { method: 'GET', url, headers: headersOf(visit) },
      { maxBodyBytes: MOST_BYTES, overallTimeoutMs: PAGE_MS, signal: visit.signal },
    );
    if (outcome.kind === 'error') return null;
    if (outcome.status < 300 || outcome.status >= 400) return { ...outcome, url };
    const next = URL.parse(outcome.headers.location ?? '', url);
    if (!next || domainOf(next.hostname) !== domainOf(new URL(url).hostname)) return null;
    url = next.href;
  }
  return null;
}

const headersOf = ({ userAgent }: Visit) => ({
  'User-Agent': userAgent,
  Accept: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5',
  'Accept-Encoding': 'identity',
  'Accept-Language': 'en',
});

/** A page as text; null for anything else. */
export async function fetchPage(
  visit: Visit,
  address: string,
): Promise<{ url: string; html: string } | null> {
  const response = await fetchUrl(visit, address);
  if (response?.status !== 200) return null;
  const [type = '', ...parameters] = (response.headers['content-type'] ?? 'text/html')
    .toLowerCase()
    .split(';');
  if (!/^(?:text\/html|application\/xhtml\+xml)$/.test(type.trim())) return null;
  const charset = /charset=["']?([\w-]+)/.exec(parameters.join(';'))?.[1] ?? 'utf-8';
  return { url: response.url, html: decoderOf(charset).decode(response.body) };
}

function decoderOf(charset: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
