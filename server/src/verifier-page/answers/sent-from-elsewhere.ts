import type { Request } from 'express';

/**
 * Whether the browser says that another site sent a form. Every holder of the link may answer, so this keeps none out:
 * it keeps a browser from answering without its reader's intent. The page tells no site where its reader comes
 * from, which makes `null` the origin of its own form in many browsers.
 *
 * @param publicUrl where people reach the service, when that is not the host that the request came to
 */
export function isSentFromElsewhere(request: Request, publicUrl: string | undefined): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.get('origin');
  if (origin === undefined || origin === 'null') return false;
  const hosts = [request.get('host'), publicUrl && new URL(publicUrl).host];
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}
