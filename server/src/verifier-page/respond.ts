import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { sendProblem } from '../http/errors.ts';
import type { TooManyRequests } from '../http/limits/too-many-requests.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { type PageContent, pageDocument } from './views/layout.ts';
import { tooOftenPage } from './views/notice-view.ts';

/** Sends a page with a nonce of its own. */
export function sendPage(response: Response, status: number, content: PageContent): void {
  const nonce = randomBytes(16).toString('base64');
  response
    .status(status)
    .set('Content-Security-Policy', pagePolicy(`'nonce-${nonce}'`))
    .type('html')
    .send(pageDocument(content, nonce).toString());
}

/** Refuses with a page, or in the service's error shape where only JSON is understood. */
export function refuse(
  request: Request,
  response: Response,
  status: number,
  message: string | readonly string[],
  content: PageContent,
): void {
  response.vary('Accept');
  if (request.accepts('html') || !request.accepts(['json', 'application/problem+json']))
    sendPage(response, status, content);
  else sendProblem(request, response, { statusCode: status, message });
}

/** Refuses who came too often, and says when to come again. */
export function refuseForNow(
  request: Request,
  response: Response,
  { message, retryAfterSeconds }: TooManyRequests,
): void {
  response.set('Retry-After', String(retryAfterSeconds));
  refuse(request, response, 429, message, tooOftenPage());
}
