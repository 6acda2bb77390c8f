import { setTimeout as delay } from 'node:timers/promises';
import { inLanes } from '../in-lanes.ts';
import { orderBody } from '../order-body.ts';
import type { Stage } from '../stage.ts';

/** The service as a client uses it, and its database. */
export interface Subject {
  serviceUrl: string;
  stage: Pick<Stage, 'token' | 'sql'>;
}

/** A search that can be completed, and whom that is told to. */
export interface OpenSearch {
  orderId: string;
  searchId: string;
  hookUrl: string;
}

const BATCH = 100;
const AT_ONCE = 8;
const TIMEOUT_MS = 120_000;

/** @throws when the service refuses */
export async function call<T>(
  { serviceUrl, stage }: Subject,
  [method, path]: [method: string, path: string],
  body: object,
): Promise<T> {
  const response = await fetch(`${serviceUrl}${path}`, {
    method,
    headers: { Authorization: `Bearer ${stage.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Waits for a condition. @throws when it does not come about */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const late = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > late) throw new Error(`In vain waited for ${what}`);
    await delay(5);
  }
}

/**
 * Orders searches whose completions go to receivers in turns, and waits until the worker is done with them.
 * @param targetsEach how many targets of its receiver each completion goes to
 */
export async function orderSearches(
  subject: Subject,
  hookUrls: readonly string[],
  count: number,
  targetsEach = 1,
): Promise<OpenSearch[]> {
  const searches: OpenSearch[] = [];
  while (searches.length < count) {
    const urls = Array.from({ length: Math.min(BATCH, count - searches.length) }, (_, index) => {
      return hookUrls[(searches.length + index) % hookUrls.length] ?? '';
    });
    const { orders } = await call<{ orders: { verificationOrderId: string; searchIds: [string] }[] }>(
      subject,
      ['POST', '/background-check/v1/batches'],
      { orders: urls.map((url) => orderOf(url, targetsEach)) },
    );
    for (const [index, { verificationOrderId: orderId, searchIds }] of orders.entries())
      searches.push({ orderId, searchId: searchIds[0], hookUrl: urls[index] ?? '' });
  }
  await until('the worker to be done with the orders', async () => {
    const [left] = await subject.stage.sql<{ count: number }>(
      `select count(*)::int from searches where search_status = 'IN_PROGRESS' and phase = 'RESEARCH'`,
    );
    const [jobs] = await subject.stage.sql<{ count: number }>(
      `select count(*)::int from pgboss.job where state <= 'active' and start_after <= now()
        and name in ('research-search', 'schedule-outreach')`,
    );
    return left?.count === 0 && jobs?.count === 0;
  });
  return searches;
}

/** An order as the other measurements make it, of which only the end is told. */
function orderOf(hookUrl: string, targets: number) {
  const body = orderBody(hookUrl);
  const { EMPLOYMENT: target } = body.webhookConfig.closeoutEndpoints;
  const endpoints = Array.from({ length: targets }, (_, index) => ({
    ...target,
    url: `${hookUrl}/${index}`,
    events: ['verification.completed'],
  }));
  return {
    ...body,
    webhookConfig: { ...body.webhookConfig, closeoutEndpoints: { EMPLOYMENT: endpoints } },
  };
}

/** Completes searches, so many at a time. */
export async function completeAll(subject: Subject, searches: readonly OpenSearch[]): Promise<void> {
  await inLanes(AT_ONCE, searches, (search) => complete(subject, search));
}

export const complete = (subject: Subject, { orderId, searchId }: OpenSearch): Promise<unknown> =>
  call(subject, ['PATCH', `/background-check/v1/orders/${orderId}/searches/${searchId}`], {
    searchStatus: 'COMPLETED',
    resolution: { outcome: 'VERIFIED' },
  });

/** When the completions of searches were committed, in milliseconds since 1970. */
export async function commitTimes(
  { stage }: Subject,
  searches: readonly OpenSearch[],
): Promise<Map<string, number>> {
  const ids = searches.map(({ searchId }) => `'${searchId}'`).join();
  const rows = await stage.sql<{ searchId: string; at: number }>(
    // Written together with the event, and unlike the event's own row never changed again.
    `select search_id as "searchId", extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1000 as at
      from verification_results where search_id in (${ids})`,
  );
  return new Map(rows.map(({ searchId, at }) => [searchId, at]));
}
