import type { operationsContract } from '@credence/contract';
import { contextOf } from '../../http/context.ts';
import { personOf } from '../../http/identity/require-permission.ts';
import type { Route } from '../../routes/route.ts';
import { presentSession } from './present-session.ts';

export const getSessionRoute: Route<typeof operationsContract.session.get> = async ({ res }) => ({
  status: 200,
  body: await presentSession(contextOf(res), personOf(res)),
});
