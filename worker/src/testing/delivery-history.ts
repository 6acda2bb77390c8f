import type { TestCore } from '@credence/core/testing';

/** How an attempt left its delivery. */
export interface RecordedStep {
  deliveryId: string;
  /** 1 for the first try. */
  attempt: number;
  status: string;
  /** When it was recorded, by the service's clock. */
  recordedAt: Date;
  nextAttemptAt: Date | null;
}

/** Keeps what every attempt made of its delivery from now on; to be called before a worker works. */
export const keepHistory = (test: TestCore) => test.sql(HISTORY);

/** What was kept, by delivery, oldest first. */
export async function historyOf(test: TestCore): Promise<Map<string, RecordedStep[]>> {
  const steps = await test.sql<RecordedStep>(
    `select delivery_id as "deliveryId", attempt, status, recorded_at as "recordedAt",
        next_attempt_at as "nextAttemptAt" from delivery_history order by attempt`,
  );
  return Map.groupBy(steps, ({ deliveryId }) => deliveryId);
}

const HISTORY = `
  create table delivery_history (
    delivery_id uuid, attempt integer, status text, recorded_at timestamptz, next_attempt_at timestamptz);
  create function keep_history() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    insert into delivery_history
      values (new.id, new.attempts, new.status, new.updated_at, new.next_attempt_at);
    return null;
  end $$;
  create trigger keep_history after update on webhook_deliveries for each row
    when (new.attempts <> old.attempts) execute function keep_history();
`;
