import type { contract } from '@credence/contract';
import { receiveNotification } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const submitNotificationRoute: Route<typeof contract.inboundNotifications.submit> = async ({
  body,
  res,
}) => {
  const { messageId, searchId, failureReasons, receivedAt } = await receiveNotification(contextOf(res), body);
  const processedAt = receivedAt.toISOString();
  if (searchId) return { status: 202, body: { success: true, messageId, searchId, processedAt } };
  return {
    status: 202,
    body: {
      success: false,
      messageId,
      failureReasons,
      metadata: { errorCode: 'SEARCH_NOT_FOUND' },
      processedAt,
    },
  };
};
