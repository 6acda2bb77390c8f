/** Where people come to who were nowhere before. */
export const CONSOLE = '/console';

const LONGEST = 2_000;
/** Neither begins another sign-in, nor ends this one twice. */
const OF_SIGN_IN = ['/console/sign-in', '/console/callback'];

/** Where a person goes after the sign-in: a page of the console, and never another site, whatever was asked for. */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > LONGEST || !asked.startsWith('/')) return CONSOLE;
  // What a browser makes of it is what counts: it leaves out control characters, and takes \ for /.
  const base = 'http://console.invalid';
  const url = URL.parse(asked, base);
  if (url === null || url.origin !== base) return CONSOLE;
  const { pathname, search, hash } = url;
  if (pathname !== CONSOLE && !pathname.startsWith(`${CONSOLE}/`)) return CONSOLE;
  return OF_SIGN_IN.includes(pathname) ? CONSOLE : `${pathname}${search}${hash}`;
}
