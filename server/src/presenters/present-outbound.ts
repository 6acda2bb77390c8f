import type { Outbound } from '@credence/contract';
import type { OutboundReading } from '@credence/core';

/** An attempt as the API shows it. */
export function presentOutbound(outbound: OutboundReading): Outbound {
  const { id, searchId, contactId, contactName, contactEntity, channel, destination } = outbound;
  const { attemptNumber, status, outcome, error } = outbound;
  return {
    outboundId: id,
    searchId,
    contactId,
    contactName,
    contactEntity,
    channel,
    destination,
    attemptNumber,
    status,
    outcome,
    error,
    scheduledAt: outbound.scheduledAt.toISOString(),
    sentAt: outbound.sentAt?.toISOString() ?? null,
    completedAt: outbound.completedAt?.toISOString() ?? null,
    createdAt: outbound.createdAt.toISOString(),
    updatedAt: outbound.updatedAt.toISOString(),
  };
}
