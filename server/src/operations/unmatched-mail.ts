import type { operationsContract } from '@credence/contract';
import {
  dismissMessage,
  listUnmatchedMessages,
  matchByHand,
  readUnmatchedMessage,
  type UnmatchedReading,
} from '@credence/core';
import { contextOf } from '../http/context.ts';
import type { Route } from '../routes/route.ts';

type Operations = typeof operationsContract;

export const listUnmatchedMailRoute: Route<Operations['unmatchedMail']['list']> = async ({ query, res }) => {
  const { dismissed, ...rest } = query;
  const { messages, pagination } = await listUnmatchedMessages(contextOf(res), {
    ...rest,
    isDismissed: dismissed,
    page: 1,
  });
  return { status: 200, body: { data: messages.map(presentSummary), pagination } };
};

export const getUnmatchedMailRoute: Route<Operations['unmatchedMail']['get']> = async ({ params, res }) => {
  const reading = await readUnmatchedMessage(contextOf(res), params);
  const { message, dismissal } = reading.content;
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
      dismissal:
        dismissal && reading.row.processedAt
          ? {
              reason: dismissal.reason,
              note: dismissal.note,
              by: reading.dismissedBy,
              at: reading.row.processedAt.toISOString(),
            }
          : null,
    },
  };
};

export const matchUnmatchedMailRoute: Route<Operations['unmatchedMail']['match']> = async ({
  params,
  body,
  res,
}) => ({ status: 200, body: await matchByHand(contextOf(res), { ...params, ...body }) });

export const dismissUnmatchedMailRoute: Route<Operations['unmatchedMail']['dismiss']> = async ({
  params,
  body,
  res,
}) => {
  await dismissMessage(contextOf(res), { ...params, reason: body.reason, note: body.note ?? null });
  return { status: 204, body: undefined };
};

const presentSummary = ({ row, content }: Pick<UnmatchedReading, 'row' | 'content'>) => ({
  id: row.id,
  door: row.door,
  channel: row.channel,
  from: content.message?.from ?? null,
  subject: content.message?.subject ?? null,
  classification: row.classification,
  failureReasons: content.failureReasons,
  receivedAt: row.receivedAt.toISOString(),
});
