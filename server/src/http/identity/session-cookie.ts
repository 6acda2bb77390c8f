import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';

/** Whether people reach the service by https: what `PUBLIC_URL` says, or how the request came where that is not set. */
const isByHttps = (publicUrl: string | undefined, request: Request): boolean =>
  publicUrl === undefined ? request.secure : new URL(publicUrl).protocol === 'https:';

/** A cookie of the console; over https one that no other host, and no one on the way, can put into a browser. */
export interface ConsoleCookie {
  read(request: Request): string | undefined;
  keep(response: Response, value: string, expires: Date): void;
  remove(response: Response): void;
}

export function consoleCookie(
  name: string,
  sameSite: 'strict' | 'lax',
  publicUrl: string | undefined,
): ConsoleCookie {
  const nameFor = (request: Request) => (isByHttps(publicUrl, request) ? `__Host-${name}` : name);
  const optionsFor = (request: Request): CookieOptions => ({
    httpOnly: true,
    sameSite,
    path: '/',
    secure: isByHttps(publicUrl, request),
  });
  return {
    read(request) {
      const { cookie } = request.headers;
      return cookie === undefined ? undefined : parseCookie(cookie)[nameFor(request)];
    },
    keep(response, value, expires) {
      const { req } = response;
      response.cookie(nameFor(req), value, { ...optionsFor(req), expires });
    },
    remove(response) {
      const { req } = response;
      response.clearCookie(nameFor(req), optionsFor(req));
    },
  };
}

/** What a browser keeps of a session: no other site's page or link makes it send this. */
export const sessionCookie = (publicUrl: string | undefined): ConsoleCookie =>
  consoleCookie('credence-session', 'strict', publicUrl);
