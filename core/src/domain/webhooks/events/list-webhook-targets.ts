import type { AttemptErrorClass } from '@credence/contract';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openText } from '../../../platform/database/sealed.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import {
  DisabledTargetEntity,
  type DisabledTargetRow,
  disabledUrlCell,
} from '../../entities/disabled-target-entity.ts';
import { failuresInARow } from '../deliver/breaker.ts';
import {
  urlCell,
  WebhookReceiverEntity,
  type WebhookReceiverRow,
} from '../deliver/webhook-receiver-entity.ts';
import { openTarget } from '../route/frozen-target.ts';
import { urlWithoutSecrets } from '../route/without-secrets.ts';

/** A target at which events do not arrive, for the operator. */
export interface WebhookTargetReading {
  /** To be given to `enableWebhookTarget`, where something can be done about it. */
  id: string;
  /** Disabled, or failing or behind. */
  kind: 'TARGET' | 'RECEIVER';
  /** Without secrets. */
  url: string;
  /**
   * It answered that it is gone; or it keeps failing and is left alone for a while; or it failed and is still tried; or it
   * takes events, and some have waited for more than a minute because of others.
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
    const where = { organizationId };
    const disabled = await manager.find(DisabledTargetEntity, {
      where,
      order: { disabledAt: 'ASC', id: 'ASC' },
    });
    const receivers = await manager.find(WebhookReceiverEntity, {
      where,
      order: { since: 'ASC', id: 'ASC' },
    });
    const backlogs = await findBacklogs(context, transaction);
    const waiting = new Map(backlogs.map((backlog) => [backlog.receiver, backlog.waiting]));
    const failing = receivers.map((row) => receiverReading(context, row, waiting.get(row.receiver) ?? 0));
    const troubled = new Set([
      ...disabled.map((row) => row.targetKey),
      ...receivers.map((row) => row.receiver),
    ]);
    const busy = backlogs.filter(({ receiver, isLate }) => isLate && !troubled.has(receiver));
    return [
      ...disabled.map((row) => targetReading(context, row)),
      ...failing.filter(({ state }) => state === 'PAUSED'),
      ...failing.filter(({ state }) => state === 'FAILING'),
      ...busy.map((backlog) => busyReading(context, backlog)),
    ];
  });
}

/** What is due for one receiver. */
interface Backlog {
  receiver: string;
  waiting: number;
  /** Whether the first of it has waited long. */
  isLate: boolean;
  /** The first of it. */
  deliveryId: string;
  since: Date;
  target: Buffer;
}

const findBacklogs = (context: Context, { query }: Transaction): Promise<Backlog[]> =>
  query<Backlog>(
    `select backlog.*, d.id as "deliveryId", d.next_attempt_at as since, d.target,
        d.next_attempt_at < $2::timestamptz - interval '1 minute' as "isLate"
      from (
          select receiver, count(*)::integer as waiting from webhook_deliveries
            where organization_id = $1 and status = 'PENDING' and next_attempt_at <= $2 group by receiver) as backlog
        cross join lateral (
          select id, next_attempt_at, target from webhook_deliveries own
            where organization_id = $1 and own.receiver = backlog.receiver and status = 'PENDING'
            order by next_attempt_at limit 1) as d
      order by d.next_attempt_at, d.id`,
    [context.organization.id, now(context)],
  );

/** What is not known of a target that gets nothing any more, or is only behind. */
const NONE = { failures: 0, openUntil: null, parked: 0, lastStatus: null, lastErrorClass: null };

const targetReading = (
  { cipher }: Context,
  { id, url, disabledAt: since }: DisabledTargetRow,
): WebhookTargetReading => ({
  id,
  kind: 'TARGET',
  state: 'DISABLED',
  since,
  url: urlWithoutSecrets(openText(cipher, disabledUrlCell(id), url)),
  ...NONE,
  lastStatus: GONE,
});

const receiverReading = (
  { cipher }: Context,
  { id, url, since, openUntil, lastStatus, lastErrorClass, ...row }: WebhookReceiverRow,
  parked: number,
): WebhookTargetReading => ({
  id,
  kind: 'RECEIVER',
  state: openUntil ? 'PAUSED' : 'FAILING',
  since,
  url: urlWithoutSecrets(openText(cipher, urlCell(id), url)),
  failures: failuresInARow({ ...row, openUntil }),
  openUntil,
  parked,
  lastStatus,
  lastErrorClass,
});

const busyReading = (
  { cipher }: Context,
  { deliveryId: id, since, target, waiting: parked }: Backlog,
): WebhookTargetReading => ({
  id,
  kind: 'RECEIVER',
  state: 'BUSY',
  since,
  url: urlWithoutSecrets(openTarget(cipher, id, target).url),
  ...NONE,
  parked,
});
