import { contract } from '@credence/contract';
import { orderInput } from '@credence/core/testing';
import fc from 'fast-check';
import { expect } from 'vitest';
import { ORDERS } from '../../app.ts';
import type { Harness } from '../harness.ts';
import { KIND_NAMES, KINDS, type Kind, type KindName, recordOf, slaMinutes } from '../kinds.ts';
import type { Model, ModelOrder, ModelSearch, Tenant } from '../model.ts';
import { type Play, play, record, seldom } from '../play.ts';
import { WEBHOOK_PLANS, type WebhookPlan, webhookFields } from '../webhook-plans.ts';

/** What an order of the game is about. */
interface Wish {
  kinds: KindName[];
  externalId: string | null;
  webhooks: WebhookPlan;
}

const BATCHES = contract.batches.create.path;

/** Runs stay quick with few orders. */
const MOST_ORDERS = 6;

/** By the clock of the service, as long as a key is remembered. */
const REMEMBERED_MS = 86_400_000;

const wish = () =>
  record({
    kinds: fc.array(fc.constantFrom(...KIND_NAMES), { maxLength: 3, size: 'max' }),
    externalId: fc.constantFrom(null, 'ext-1', 'ext-2'),
    webhooks: fc.constantFrom(...WEBHOOK_PLANS),
  });
const tenant = (): fc.Arbitrary<Tenant> => seldom().map((other) => (other ? 1 : 0));
const hasRoom = ({ orders }: Readonly<Model>) => orders.length < MOST_ORDERS;

/** The body that asks for a wish. */
function bodyOf({ kinds, externalId, webhooks }: Wish): object {
  const wanted = kinds.map((name): Kind => KINDS[name]);
  const records = (type: Kind['searchType']) =>
    wanted.filter(({ searchType }) => searchType === type).map(recordOf);
  return {
    ...orderInput(),
    searchTypes: wanted.map(({ searchType, config }) => ({
      searchType,
      ...(externalId === null ? {} : { externalSearchId: externalId }),
      ...(config ? { searchConfig: config } : {}),
    })),
    history: { employment: records('EMPLOYMENT'), education: records('EDUCATION') },
    ...webhookFields(webhooks),
  };
}

interface CreatedBody {
  verificationOrderId: string;
  searchIds: string[];
}

/** Puts an order that was answered into the model. */
function enter(model: Model, harness: Harness, owner: Tenant, asked: Wish, created: CreatedBody): void {
  const { verificationOrderId: id, searchIds } = created;
  expect(searchIds, 'a search for each that was asked for').toHaveLength(asked.kinds.length);
  const order: ModelOrder = {
    id,
    tenant: owner,
    webhooks: asked.webhooks,
    cancellation: null,
    searches: [],
    status: asked.kinds.length === 0 ? 'COMPLETED' : 'IN_PROGRESS',
  };
  order.searches = asked.kinds.map(
    (kind, index): ModelSearch => ({
      id: searchIds[index] ?? '',
      order,
      kind,
      externalId: asked.externalId,
      status: 'IN_PROGRESS',
      phase: 'RESEARCH',
      isOver: false,
      isInReview: false,
      isPersonCalled: false,
      taught: [],
      outcome: null,
      events: [],
      contacts: [],
      attempts: [],
      slaAt: harness.clock.now().getTime() + slaMinutes(kind) * 60_000,
    }),
  );
  model.orders.push(order);
}

export const createOrder = (): fc.Arbitrary<Play> =>
  play({
    name: 'create order',
    args: { tenant: tenant(), wish: wish() },
    isPossible: hasRoom,
    async run(model, harness, args) {
      const { status, body, headers } = await harness.request(args.tenant, 'POST', ORDERS, {
        body: bodyOf(args.wish),
      });
      expect(status).toBe(201);
      const created = body as CreatedBody;
      expect(headers.location).toBe(`${ORDERS}/${created.verificationOrderId}`);
      enter(model, harness, args.tenant, args.wish, created);
    },
  });

/** The same key may come again with the same order, with another one, and from another organization. */
export const createOrderWithKey = (): fc.Arbitrary<Play> =>
  play({
    name: 'create order with key',
    args: {
      tenant: tenant(),
      key: fc.constantFrom('key-1', 'key-2'),
      wish: wish().filter(({ kinds }) => kinds.length < 2),
      copies: fc.constantFrom(1, 1, 1, 3),
    },
    isPossible: hasRoom,
    async run(model, harness, { tenant: owner, key, wish: asked, copies }) {
      const place = `${owner} ${ORDERS} ${key}`;
      const now = harness.clock.now().getTime();
      const known = model.keys.get(place);
      const isKnown = known !== undefined && now - known.at < REMEMBERED_MS;
      const order = bodyOf(asked);
      const request = JSON.stringify(order);
      const sent = { body: order, headers: { 'idempotency-key': key } };
      const answers = await Promise.all(
        Array.from({ length: copies }, () => harness.request(owner, 'POST', ORDERS, sent)),
      );
      if (isKnown && known.request !== request) {
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422));
        return;
      }
      const created = answers.filter(({ status }) => status === 201);
      const others = answers.filter(({ status }) => status !== 201);
      expect(
        others.map(({ status }) => status),
        'the others were told to wait',
      ).toEqual(others.map(() => 409));
      const body = isKnown ? known.body : created[0]?.body;
      expect(
        created.map((answer) => answer.body),
        'I2: one order for a key',
      ).toEqual(created.map(() => body));
      const first = created.filter(({ headers }) => headers['idempotency-replayed'] === undefined);
      expect(first, 'answers that are no repetition').toHaveLength(isKnown ? 0 : 1);
      if (isKnown) return;
      model.keys.set(place, { request, at: now, body });
      enter(model, harness, owner, asked, body as CreatedBody);
    },
  });

/** Either all orders of a batch, or none when one of them cannot be. */
export const createBatch = (): fc.Arbitrary<Play> =>
  play({
    name: 'create batch',
    args: {
      tenant: tenant(),
      wishes: fc.array(wish(), { minLength: 1, maxLength: 3 }),
      broken: seldom(),
    },
    isPossible: hasRoom,
    async run(model, harness, { tenant: owner, wishes, broken }) {
      const orders: object[] = wishes.map(bodyOf);
      if (broken) orders.push({ ...orderInput(), applicant: {} });
      const { status, body } = await harness.request(owner, 'POST', BATCHES, { body: { orders } });
      expect(status).toBe(broken ? 400 : 201);
      if (broken) return;
      const created = (body as { orders: CreatedBody[] }).orders;
      expect(created, 'an order for each').toHaveLength(wishes.length);
      wishes.forEach((asked, index) => {
        const one = created[index];
        if (one) enter(model, harness, owner, asked, one);
      });
    },
  });
