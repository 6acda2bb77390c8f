import type { contract } from '@credence/contract';
import { markContact } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const markContactRoute: Route<typeof contract.contacts.mark> = async ({ params, body, res }) => {
  const { queued, ...marked } = await markContact(contextOf(res), { ...params, mark: body });
  const asked = queued ? { outboundQueued: queued.queuedCount > 0, ...queued } : {};
  return { status: 200, body: { success: true, ...marked, ...asked } };
};
