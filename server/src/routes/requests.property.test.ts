import { contract, InboundNotification } from '@credence/contract';
import { type Context, pauseOutbounds, receiveNotification } from '@credence/core';
import { receiveLetter, storedFor } from '@credence/core/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf, type NamedRoute, ROUTES } from '../testing/answers.ts';
import { type Caller, startTestApp, type TestApp } from '../testing/app.ts';
import { createRecords, type Ids, type Prepare, shouted } from '../testing/records.ts';
import { hostileAddressOf } from '../testing/requests/hostile-address.ts';
import {
  closedObjectsIn,
  EFFECT,
  HOSTILE_JSON,
  INTRUDER,
  INTRUDING_FIELDS,
  jsonWith,
  jsonWithField,
  placesIn,
} from '../testing/requests/hostile-values.ts';
import { pick, pickEvenly } from '../testing/requests/pick.ts';
import {
  brokenRequestsOf,
  filled,
  type PartShapes,
  partsOf,
  requestsOf,
  sendParts,
} from '../testing/requests/request.ts';
import { RULES } from '../testing/requests/rules.ts';
import { placesOf } from '../testing/requests/shape.ts';
import { TEXTS } from '../testing/requests/texts.ts';

/** How often each property of each endpoint is tried at least, and the seed of all that is random in it. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 5);
/** What is refused at the door costs little. */
const MORE = 4 * RUNS;
const SEED = Number(process.env.SEED);
const TIME_LIMIT = 60_000 + RUNS * 2_000;

/** Numbers to pick with, the large ones as often as their number says. */
const rolls = fc.noBias(fc.nat());

/** Endpoints whose every request is good: they take nothing, or any text. */
const ALWAYS_GOOD = ['batches.delete', 'batches.get', 'batches.list', 'health.get', 'uploadUrls.generate'];

/** What records have to go through before an endpoint accepts them. */
const BEFORE: Record<string, Prepare> = {
  'outbounds.resume': pauseOutbounds,
  'reviews.submit': putUpForReview,
};

/** Endpoints that accept a request about a record once. */
const USED_UP = [
  'contacts.add',
  'contacts.remove',
  'outbounds.pause',
  'outbounds.resume',
  'reviews.submit',
  'searches.update',
];

/** Has a person to decide whether there is a record. */
async function putUpForReview(context: Context, { searchId }: { searchId: string }): Promise<void> {
  await receiveNotification(
    context,
    InboundNotification.parse({
      classification: { type: 'NO_RECORD', confidence: 1 },
      messageData: { body: { text: 'We have no record.' } },
      metadata: { searchId },
    }),
  );
}

let app: TestApp;
let runs = 0;

beforeAll(async () => {
  app = await startTestApp();
  process.stdout.write(`Requests made with SEED=${SEED}\n`);
  await letTestEventsArrive();
});
afterAll(async () => {
  process.stdout.write(`${runs} requests made with SEED=${SEED}\n`);
  await app.close();
});

/** Stands in for a worker, whom the answer about a test event waits for. */
async function letTestEventsArrive(): Promise<void> {
  await app.test.sql(`create function arrive() returns trigger language plpgsql as $$ begin
    if exists (select 1 from webhook_events where id = new.event_id and search_id is null) then
      new.status := 'DELIVERED'; new.next_attempt_at := null;
    end if; return new; end $$`);
  await app.test.sql(
    'create trigger arrive before insert on webhook_deliveries for each row execute function arrive()',
  );
}

const cases = ROUTES.map((named) => {
  const shapes = partsOf(named);
  return { title: `${named.route.method} ${named.route.path}`, named, shapes, requests: requestsOf(shapes) };
});

it('has no rule that is about nothing in the contract', () => {
  const places = new Set(cases.flatMap(({ shapes }) => Object.values(shapes).flatMap(placesOf)));
  expect([...Object.keys(RULES), ...Object.keys(TEXTS)].filter((place) => !places.has(place))).toEqual([]);
});

async function newCaller(): Promise<Caller> {
  const webhookConfig = { enabled: true, retryAttempts: 3, fallbackEndpoint: 'https://client.example/hook' };
  return app.caller(await app.test.organization({ webhookConfig }));
}

/** Ids of an order and all that belongs to it, and a cursor where the endpoint takes one. */
async function idsFor(caller: Caller, { name, route }: NamedRoute, shapes: PartShapes): Promise<Ids> {
  const ids = await createRecords(app.test, caller.context, BEFORE[name]);
  if (!Object.values(shapes).some(({ properties }) => properties.cursor)) return ids;
  await (route.path.includes(':searchId')
    ? receiveLetter(caller.context, { searchId: '', contactId: null, outboundId: null, ...ids })
    : createRecords(app.test, caller.context));
  const path = route.path.replace(/:(\w+)/g, (_, id: string) => ids[id] ?? '');
  const list = route.method === 'GET' ? path : contract.closeoutEvents.list.path;
  const { body } = await caller.request('GET', `${list}?limit=1`);
  const { pagination, nextCursor } = body as { pagination?: { nextCursor: string }; nextCursor?: string };
  return { ...ids, cursor: pagination?.nextCursor ?? nextCursor ?? '' };
}

/** Receivers with deliveries that have no job yet: it is asked for after the commit, and no answer waits for it. */
const withoutJob = ({ organization }: Context) =>
  app.test.sql(
    `select from webhook_deliveries d where organization_id = $1 and receiver is not null and status = 'PENDING'
        and not exists (select from pgboss.job j where j.name = 'deliver-to-receiver' and j.singleton_key = d.receiver)`,
    [organization.id],
  );

/** All that is kept, but for the answers that are remembered by key. */
async function keptFor(context: Context): Promise<unknown> {
  await expect.poll(() => withoutJob(context), { timeout: 20_000 }).toEqual([]);
  const { idempotency_keys: _, ...kept } = await storedFor(app.test, context);
  return kept;
}

function holds<Ts extends [unknown, ...unknown[]]>(
  arbitraries: { [index in keyof Ts]: fc.Arbitrary<Ts[index]> },
  check: (...values: Ts) => Promise<void>,
  numRuns = RUNS,
): Promise<void> {
  const property = fc.asyncProperty<Ts>(...arbitraries, (...values) => {
    runs += 1;
    return check(...values);
  });
  // Finding the smallest failure may take long; what was found by then is reported.
  const limit = { interruptAfterTimeLimit: TIME_LIMIT / 2, markInterruptAsFailure: true };
  return fc.assert(property, { seed: SEED, numRuns, ...limit });
}

describe.each(cases)('$title', { timeout: TIME_LIMIT }, ({ named, shapes, requests }) => {
  const { name } = named;
  const breakable = fc
    .sample(requests, { numRuns: 1, seed: SEED })
    .some((parts) => brokenRequestsOf(shapes, parts).length > 0);
  let caller: Caller;
  let shared: Ids;
  beforeAll(async () => {
    caller = await newCaller();
    shared = await idsFor(caller, named, shapes);
  });
  const idsOnce = () => (USED_UP.includes(name) ? idsFor(caller, named, shapes) : shared);

  it('2xx: a good request', async () => {
    await holds([requests, fc.boolean()], async (parts, loud) => {
      const ids = await idsOnce();
      const answer = await sendParts(caller, named, filled(parts, loud ? shouted(ids) : ids));
      expect(answer.status, answer.text).toBeLessThan(300);
    });
  });

  if (breakable) {
    it('400: a request broken in one place, which is named', async () => {
      const before = await keptFor(caller.context);
      await holds(
        [requests, rolls],
        async (parts, roll) => {
          const { parts: broken, what, start } = pickEvenly(brokenRequestsOf(shapes, parts), roll);
          const answer = await sendParts(caller, named, filled(broken(), shared));
          expect(answer.status, `${start}: ${what}: ${answer.text}`).toBe(400);
          const lines = messagesOf(answer).map((line) => line.toLowerCase());
          expect(
            lines.some((line) => line.startsWith(start.toLowerCase())),
            `${start}: ${what}: ${lines}`,
          ).toBe(true);
        },
        MORE,
      );
      expect(await keptFor(caller.context)).toEqual(before);
    });
  } else {
    it('is one that takes every request', () => {
      expect(ALWAYS_GOOD).toContain(name);
    });
  }

  it('4xx at the worst: a hostile address', async () => {
    await holds([requests, rolls, rolls], async (parts, roll, which) => {
      const good = filled(parts, shared);
      const address = hostileAddressOf(named, shapes, good, [roll, which]);
      const answer = await sendParts(caller, named, good, { address });
      expect(answer.status, answer.text).toBeLessThan(500);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    });
  });

  const { body } = shapes;
  if (body) {
    it('400: a hostile value in any place', async () => {
      const before = await keptFor(caller.context);
      await holds(
        [requests, rolls, rolls],
        async (parts, roll, which) => {
          const good = filled(parts, shared);
          const at = pick(placesIn(good.body), roll);
          const answer = await sendParts(caller, named, good, {
            body: jsonWith(good.body, at, pick(HOSTILE_JSON, which)),
          });
          expect([400, 413], answer.text).toContain(answer.status);
        },
        MORE,
      );
      expect(await keptFor(caller.context)).toEqual(before);
    });

    it('2xx: a field that no caller may set, without effect', async () => {
      await holds([requests, rolls, rolls], async (parts, roll, which) => {
        const good = filled(parts, await idsOnce());
        const { at, names } = pick(closedObjectsIn(body, good.body), roll);
        const [field, raw] = pick(
          INTRUDING_FIELDS.filter(([each]) => !names.includes(each)),
          which,
        );
        const answer = await sendParts(caller, named, good, {
          body: jsonWithField(good.body, at, `"${field}":${raw}`),
        });
        expect(answer.status, answer.text).toBeLessThan(300);
        expect(answer.text).not.toContain(INTRUDER);
        const { location } = answer.headers;
        const read = location === undefined ? answer : await caller.request('GET', location);
        expect(read.text).not.toMatch(EFFECT);
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      });
    });
  }
});
