import type { operationsContract } from '@credence/contract';
import { endSession } from '@credence/core';
import type { Issuer } from '../../console/issuer.ts';
import { contextOf } from '../../http/context.ts';
import { personOf } from '../../http/identity/require-permission.ts';
import type { ConsoleCookie } from '../../http/identity/session-cookie.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import type { Route } from '../../routes/route.ts';

/** How a session ends in the browser and at the issuer. */
export interface SignOut {
  cookie: ConsoleCookie;
  /** Undefined where there is no console. */
  issuer: Issuer | undefined;
  publicUrl: string | undefined;
}

/** Ends the session here, whatever becomes of the one at the issuer, and tells where that one is ended. */
export const endSessionRoute =
  ({ cookie, issuer, publicUrl }: SignOut): Route<typeof operationsContract.session.end> =>
  async ({ req, res }) => {
    const ended = await endSession(contextOf(res), personOf(res).id);
    cookie.remove(res);
    const backTo = `${ownOrigin(publicUrl, req)}/console`;
    const signOutAt = (await issuer?.signOutAt(ended?.idToken ?? null, backTo)) ?? null;
    return { status: 200, body: { signOutAt: signOutAt?.href ?? null } };
  };
