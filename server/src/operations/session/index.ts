import { operationsContract } from '@credence/contract';
import { initServer } from '@ts-rest/express';
import type { ConsoleCookie } from '../../http/identity/session-cookie.ts';
import { chooseOrganizationRoute } from './choose-organization.ts';
import { endSessionRoute } from './end-session.ts';
import { getSessionRoute } from './get-session.ts';

/** The part of the operations contract that is about the session itself. */
export const sessionContract = { session: operationsContract.session };

/** @param cookie what keeps a session in the browser */
export const createSessionRoutes = (cookie: ConsoleCookie) =>
  initServer().router(sessionContract, {
    session: {
      get: getSessionRoute,
      end: endSessionRoute(cookie),
      chooseOrganization: chooseOrganizationRoute(cookie),
    },
  });
