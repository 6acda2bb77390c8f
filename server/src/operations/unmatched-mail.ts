import type { operationsContract } from '@credence/contract';
import {
  listUnmatchedMessages,
  matchByHand,
  readUnmatchedMessage,
  type UnmatchedReading,
} from '@credence/core';
import { contextOf } from '../http/context.ts';
import type { Route } from '../routes/route.ts';

type Operations = typeof operationsContract;

export const listUnmatchedMailRoute: Route<Operations['unmatchedMail']['list']> = async ({ query, res }) => {
  const { messages, pagination } = await listUnmatchedMessages(contextOf(res), { ...query, page: 1 });
  return { status: 200, body: { data: messages.map(presentSummary), pagination } };
};

export const getUnmatchedMailRoute: Route<Operations['unmatchedMail']['get']> = async ({ params, res }) => {
  const reading = await readUnmatchedMessage(contextOf(res), params);
  const { message } = reading.content;
  return {
    status: 200,
    body: {
      ...presentSummary(reading),
      to: message?.to ?? [],
      text: message?.text ?? null,
      attachments: (message?.attachments ?? []).map(({ filename, contentType, size }) => ({
        filename,
        contentType,
        size,
      })),
    },
  };
};

export const matchUnmatchedMailRoute: Route<Operations['unmatchedMail']['match']> = async ({
  params,
  body,
  res,
}) => ({ status: 200, body: await matchByHand(contextOf(res), { ...params, ...body }) });

const presentSummary = ({ row, content }: UnmatchedReading) => ({
  id: row.id,
  door: row.door,
  channel: row.channel,
  from: content.message?.from ?? null,
  subject: content.message?.subject ?? null,
  classification: row.classification,
  failureReasons: content.failureReasons,
  receivedAt: row.receivedAt.toISOString(),
});
