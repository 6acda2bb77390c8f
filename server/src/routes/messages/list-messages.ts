import type { contract } from '@credence/contract';
import { listMessages } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentMessageSummary } from '../../presenters/present-message.ts';
import type { Route } from '../route.ts';

export const listMessagesRoute: Route<typeof contract.messages.list> = async ({ params, query, res }) => {
  const { messages, ...rest } = await listMessages(contextOf(res), { ...params, ...query });
  const { searchId } = params;
  return {
    status: 200,
    body: { success: true, searchId, ...rest, messages: messages.map(presentMessageSummary) },
  };
};
