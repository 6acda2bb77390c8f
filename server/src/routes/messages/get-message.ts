import type { contract } from '@credence/contract';
import { readOneMessage } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import type { Route } from '../route.ts';

export const getMessageRoute: Route<typeof contract.messages.get> = async ({ params, res }) => {
  const { externalSearchId, ...read } = await readOneMessage(contextOf(res), params);
  const { searchId } = params;
  return { status: 200, body: { success: true, searchId, externalSearchId, message: presentMessage(read) } };
};
