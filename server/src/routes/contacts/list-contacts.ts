import type { contract } from '@credence/contract';
import { listContacts } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentContact } from '../../presenters/present-contact.ts';
import type { Route } from '../route.ts';

export const listContactsRoute: Route<typeof contract.contacts.list> = async ({ params, res }) => {
  const { contacts, ...search } = await listContacts(contextOf(res), params);
  return { status: 200, body: { success: true, ...search, contacts: contacts.map(presentContact) } };
};
