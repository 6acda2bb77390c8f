import type { Response } from 'express';

/** Headers of a document that came from outside: it is saved, and where it is shown all the same, nothing in it runs. */
export function foreignDocument(response: Response): void {
  response.set('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
}
