import type { operationsContract } from '@credence/contract';
import { endSession } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { personOf } from '../../http/identity/require-permission.ts';
import type { ConsoleCookie } from '../../http/identity/session-cookie.ts';
import type { Route } from '../../routes/route.ts';

export const endSessionRoute =
  (cookie: ConsoleCookie): Route<typeof operationsContract.session.end> =>
  async ({ res }) => {
    await endSession(contextOf(res), personOf(res).id);
    cookie.remove(res);
    return { status: 204, body: undefined };
  };
