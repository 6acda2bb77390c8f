import type { CloseoutEvent } from '@credence/contract';
import type { AttemptReading, EventReading } from '@credence/core';

/** An event as the API shows it. */
export const presentCloseoutEvent = (event: EventReading): CloseoutEvent => ({
  ...event,
  occurredAt: event.occurredAt.toISOString(),
  nextRetryAt: event.nextRetryAt?.toISOString() ?? null,
  deliveries: event.deliveries.map((delivery) => ({
    ...delivery,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
  })),
  attempts: event.attempts.map(presentAttempt),
});

/** An attempt as the API shows it. */
export const presentAttempt = (attempt: AttemptReading): CloseoutEvent['attempts'][number] => ({
  ...attempt,
  attemptedAt: attempt.attemptedAt.toISOString(),
  nextAttemptAt: attempt.nextAttemptAt?.toISOString() ?? null,
});
