import type { contract } from '@credence/contract';
import { addContact } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const addContactRoute: Route<typeof contract.contacts.add> = async ({ params, body, res }) => {
  const { auditId, ...added } = await addContact(contextOf(res), { ...params, contact: body });
  return { status: 201, body: { success: true, ...added, outboundQueued: added.queuedCount > 0 } };
};
