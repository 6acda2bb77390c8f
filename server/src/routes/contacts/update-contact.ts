import type { contract } from '@credence/contract';
import { updateContact } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const updateContactRoute: Route<typeof contract.contacts.update> = async ({ params, body, res }) => {
  const { auditId, ...updated } = await updateContact(contextOf(res), { ...params, update: body });
  return { status: 200, body: { success: true, ...updated } };
};
