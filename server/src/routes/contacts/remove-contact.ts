import type { contract } from '@credence/contract';
import { removeContact } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const removeContactRoute: Route<typeof contract.contacts.remove> = async ({ params, body, res }) => {
  const { auditId, ...removed } = await removeContact(contextOf(res), { ...params, removal: body });
  return { status: 200, body: { success: true, ...removed } };
};
