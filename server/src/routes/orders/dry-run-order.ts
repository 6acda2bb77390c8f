import type { contract } from '@credence/contract';
import { dryRunOrder } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentDryRun } from '../../presenters/present-dry-run.ts';
import type { Route } from '../route.ts';

export const dryRunOrderRoute: Route<typeof contract.orders.dryRun> = async ({ body, res }) => ({
  status: 200,
  body: presentDryRun(await dryRunOrder(contextOf(res), body)),
});
