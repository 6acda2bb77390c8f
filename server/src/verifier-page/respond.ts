import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { sendProblem } from '../http/errors.ts';
import type { TooManyRequests } from '../http/limits/too-many-requests.ts';
import { type PageContent, pageDocument } from './views/layout.ts';
import { tooOftenPage } from './views/notice-view.ts';

/** Headers of every answer here: nothing may run, be framed, be kept, be indexed, or tell where the reader came from. */
export const pageHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Content-Security-Policy': contentPolicy("'none'"),
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  next();
};

/** `form-action` covers the redirect after the form too, which stays on this origin. */
function contentPolicy(styleSource: string): string {
  return `default-src 'none'; style-src ${styleSource}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/** Sends a page with a nonce of its own. */
export function sendPage(response: Response, status: number, content: PageContent): void {
  const nonce = randomBytes(16).toString('base64');
  response
    .status(status)
    .set('Content-Security-Policy', contentPolicy(`'nonce-${nonce}'`))
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
