import type { AttemptErrorClass } from '@credence/contract';
import { openText } from '../../platform/database/sealed.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import {
  DisabledTargetEntity,
  type DisabledTargetRow,
  disabledUrlPlace,
} from '../entities/disabled-target-entity.ts';
import { failuresInARow } from './breaker.ts';
import { originPlace, WebhookReceiverEntity, type WebhookReceiverRow } from './webhook-receiver-entity.ts';
import { urlWithoutSecrets } from './without-secrets.ts';

/** Somewhere that events do not arrive, for whoever looks after it. */
export interface WebhookTargetReading {
  /** To be given to `enableWebhookTarget`. */
  id: string;
  /** One URL, or everything at one origin. */
  kind: 'TARGET' | 'RECEIVER';
  /** Without secrets; of a receiver its origin. */
  url: string;
  /**
   * It answered that it is gone; or it keeps failing and is left alone for a while; or it failed and is still tried; or it
   * takes events, and more wait for it than go at a time.
   */
  state: 'DISABLED' | 'PAUSED' | 'FAILING' | 'BUSY';
  since: Date;
  /** Attempts that failed in a row. */
  failures: number;
  /** When a receiver that is left alone is tried again. */
  openUntil: Date | null;
  /** Deliveries that wait for it. */
  parked: number;
  /** What it answered last; null where it did not answer. */
  lastStatus: number | null;
  lastErrorClass: AttemptErrorClass | null;
}

const GONE = 410;

/** The targets and receivers of an organization that are disabled, fail or are behind, the worst first. */
export function listWebhookTargets(context: Context): Promise<WebhookTargetReading[]> {
  const organizationId = context.organization.id;
  return inTransaction(context, async (transaction) => {
    const { manager } = transaction;
    const disabled = await manager.find(DisabledTargetEntity, {
      where: { organizationId },
      order: { disabledAt: 'ASC', id: 'ASC' },
    });
    const receivers = await manager.find(WebhookReceiverEntity, {
      where: { organizationId },
      order: { since: 'ASC', id: 'ASC' },
    });
    const parked = await countParked(context, transaction);
    const failing = receivers.map((row) => receiverReading(context, row, parked.get(row.receiver) ?? 0));
    const [paused, tried] = [true, false].map((isPaused) =>
      failing.filter(({ state }) => (state === 'PAUSED') === isPaused),
    );
    return [...disabled.map((row) => targetReading(context, row)), ...(paused ?? []), ...(tried ?? [])];
  });
}

async function countParked(
  { organization }: Context,
  { query }: Transaction,
): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ receiver: string; parked: number }>(
    `select receiver, count(*)::integer as parked from webhook_deliveries
      where organization_id = $1 and parked_at is not null group by receiver`,
    [organization.id],
  );
  return new Map(rows.map(({ receiver, parked }) => [receiver, parked]));
}

const targetReading = (
  { cipher }: Context,
  { id, url, disabledAt }: DisabledTargetRow,
): WebhookTargetReading => ({
  ...{ id, kind: 'TARGET', state: 'DISABLED', since: disabledAt },
  url: urlWithoutSecrets(openText(cipher, disabledUrlPlace(id), url)),
  ...{ failures: 0, openUntil: null, parked: 0, lastStatus: GONE, lastErrorClass: null },
});

const receiverReading = (
  { cipher }: Context,
  { id, origin, since, openUntil, lastStatus, lastErrorClass, ...row }: WebhookReceiverRow,
  parked: number,
): WebhookTargetReading => ({
  ...{ id, kind: 'RECEIVER', state: openUntil ? 'PAUSED' : row.failures > 0 ? 'FAILING' : 'BUSY', since },
  url: openText(cipher, originPlace(id), origin) ?? 'unknown',
  ...{ failures: failuresInARow({ ...row, openUntil }), openUntil, parked, lastStatus, lastErrorClass },
});
