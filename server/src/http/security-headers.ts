import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Two years, as browsers' lists of https sites ask for. */
const HSTS = 'max-age=63072000; includeSubDomains';

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Answers of the API are data: nothing in them is to be run or framed. */
const API_POLICY = policy({
  'default-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
});

/**
 * Scripts come from files of this origin only, and nothing is asked of another one. Styles may stand in the page,
 * because the reference writes its own; in a page without data they have nothing to give away.
 */
export const REFERENCE_POLICY = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
});

/** Of the console: what it is made of comes from files of this origin, and it talks to no other server. */
export const CONSOLE_POLICY = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
});

/** Of a document that came from outside: it is saved, and where it is shown all the same, nothing in it runs. */
const FOREIGN_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Of a page for people; `form-action` covers the redirect after the form too, which stays on this origin. */
export const pagePolicy = (styleSource: string): string =>
  policy({
    'default-src': "'none'",
    'style-src': styleSource,
    'img-src': 'data:',
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });

/**
 * Headers of every answer, unless what answers knows better. Answers are about people: nothing between here and the
 * caller may keep a copy.
 * @param publicUrl where clients reach this service; undefined takes the address that a request came to
 */
export function securityHeaders(publicUrl: string | undefined): RequestHandler {
  const others = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
  });
  const isHttps = publicUrl === undefined ? undefined : new URL(publicUrl).protocol === 'https:';
  return (request, response, next) => {
    response.set({ 'Content-Security-Policy': API_POLICY, 'Cache-Control': 'no-store' });
    // Browsers would never again come by http, which is what a stack on one machine has.
    if (isHttps ?? request.secure) response.set('Strict-Transport-Security', HSTS);
    others(request, response, next);
  };
}

/**
 * Headers of every answer to people, whatever the rest of the service says: nothing may run, be framed, be kept, be
 * indexed, or tell where the reader came from.
 */
export const pageHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Content-Security-Policy': pagePolicy("'none'"),
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  next();
};

/** Headers of a document that came from outside. */
export function foreignDocument(response: Response): void {
  response.set('Content-Security-Policy', FOREIGN_POLICY);
}
