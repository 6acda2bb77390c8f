/** The header that the console sends with each request: pages of other sites can't send it unasked. */
export const CONSOLE_HEADER = 'x-credence-console';

/** What a browser says of a request that a cookie came with. */
export interface BrowserRequest {
  method: string;
  /** `Sec-Fetch-Site`. */
  site: string | undefined;
  origin: string | undefined;
  /** The console's own header. */
  console: string | undefined;
}

const READS = ['GET', 'HEAD'];
/** The second is what a person typed, or opened from elsewhere than a page. */
const OWN_SITES = ['same-origin', 'none'];

/**
 * Whether a request with a cookie was made by the console, and not by a page of another site in the same browser. Reads may
 * also be links and images of the console; everything else has to have its header, and come from its origin.
 */
export function isSentByConsole(
  { method, site, origin, console }: BrowserRequest,
  ownOrigin: string,
): boolean {
  if (site !== undefined && !OWN_SITES.includes(site)) return false;
  if (origin !== undefined && origin !== ownOrigin) return false;
  if (READS.includes(method)) return true;
  return console === '1' && (site === 'same-origin' || origin === ownOrigin);
}
