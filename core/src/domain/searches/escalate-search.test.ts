import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sweepDueWork } from '../../operations/sweep/sweep-due-work.ts';
import {
  claimAttempt,
  contactInput,
  nameOf,
  type OrderedSearch,
  openEvents,
  sendAttempt,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { leftUnread } from '../../testing/left-unread.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { addContact } from '../contact-plan/add-contact.ts';
import type { Context } from '../context/context.ts';
import { receiveNotification } from '../inbound/receive/receive-notification.ts';
import { readOrder } from '../orders/read-orders.ts';
import { claimOutbound } from '../outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../outbounds/send/record-outbound.ts';
import { escalateSearch } from './escalate-search.ts';
import { readSearch } from './read-searches.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

/** One attempt, whose answer is waited for an hour. */
const ONCE = { outbound: { maxTotalAttempts: 1, followUpMinutes: 60 } };

/** A search whose only attempt went out. */
const askedOnce = (config: object = {}) =>
  sendAttempt(test, context, { defaultSearchConfig: { ...ONCE, ...config } });

/** A search whose only attempt was refused. */
async function reachedNobody(config: object = {}): Promise<OrderedSearch> {
  const attempt = await claimAttempt(test, context, { defaultSearchConfig: { ...ONCE, ...config } });
  await recordOutbound(context, attempt.claimed, { kind: 'refused', error: 'No such mailbox' });
  return attempt;
}

/** Sends the attempt that was scheduled last. */
async function sendLast(): Promise<void> {
  const job = (await test.jobs('send-outbound', context)).at(-1);
  const claimed = job && (await claimOutbound(context, { ...job.data, jobId: job.id }));
  if (!claimed) throw new Error('There is nothing to send');
  await recordOutbound(context, claimed, { kind: 'sent' });
}

const eventsOf = async ({ searchId }: OrderedSearch) =>
  (await openEvents(test, context, searchId)).map(nameOf);

/** How often a person was called. */
const calls = async (ids: OrderedSearch) =>
  (await eventsOf(ids)).filter((name) => name === 'AGENT_INTERVENTION').length;

describe('a search that nobody answered', () => {
  it('calls a person a full interval after the last attempt, and waits for them until its SLA', async () => {
    const ids = await askedOnce();
    const { search: asked } = await readSearch(context, ids);
    expect(asked.nextActionAt).toEqual(new Date('2026-03-02T16:00:00Z'));
    clock.advance({ minutes: 59, seconds: 59 });
    const before = await storedFor(test, context);
    await escalateSearch(context, ids);
    expect(await storedFor(test, context)).toEqual(before);

    clock.advance({ seconds: 1 });
    await escalateSearch(context, ids);
    const { search, activities } = await readSearch(context, ids);
    expect(search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      phase: 'AWAITING_RESPONSE',
      waitingFor: 'a person, since all contacts were asked and none answered',
      nextActionAt: search.slaAt,
      escalateAt: null,
    });
    expect(activities.at(-1)).toMatchObject({
      activityType: 'AGENT_INTERVENTION',
      description: 'A person is needed: all contacts were asked and none answered',
    });
    expect(await eventsOf(ids)).toEqual(['CONTACT_PLAN', 'OUTBOUND_ATTEMPT', 'AGENT_INTERVENTION']);
    const after = await storedFor(test, context);
    await escalateSearch(context, ids);
    expect(await storedFor(test, context)).toEqual(after);
  });

  it('is handed over where the client wants that', async () => {
    const ids = await askedOnce({ escalation: { autoEscalate: true } });
    clock.advance({ hours: 1 });
    await escalateSearch(context, ids);
    expect((await readSearch(context, ids)).search).toMatchObject({
      searchStatus: 'REASSIGNED',
      phase: 'CLOSED',
    });
    expect((await readOrder(context, ids))?.order.orderStatus).toBe('COMPLETED');
    expect((await eventsOf(ids)).slice(2)).toEqual([
      'AGENT_INTERVENTION',
      'SEARCH_UPDATED',
      'verification.action_required HUMAN_ESCALATION',
    ]);
  });

  it('calls nobody while a message waits to be read', async () => {
    const ids = await askedOnce();
    await leftUnread(test, () =>
      receiveNotification(context, {
        channel: 'EMAIL',
        messageData: { from: 'hr@contoso.example', subject: 'Re', body: { text: 'Yes, she was here.' } },
        metadata: { searchId: ids.searchId },
      }),
    );
    clock.advance({ hours: 1 });
    await escalateSearch(context, ids);
    expect(await eventsOf(ids)).toEqual(['CONTACT_PLAN', 'OUTBOUND_ATTEMPT']);
  });

  it('asks whom the person names, and calls again when they do not answer either', async () => {
    const ids = await askedOnce({
      outbound: { maxTotalAttempts: 2, maxAttemptsPerMethod: 1, followUpMinutes: 60 },
    });
    clock.advance({ hours: 1 });
    await escalateSearch(context, ids);
    const contact = contactInput({
      contactMethods: [{ email: 'payroll@contoso.example', source: 'phone', confidence: 0.9 }],
    });
    const { queuedCount } = await addContact(context, { ...ids, contact });
    expect(queuedCount).toBe(1);
    expect((await readSearch(context, ids)).search).toMatchObject({ escalateAt: null });
    await sendLast();
    await escalateSearch(context, ids);
    expect((await eventsOf(ids)).filter((name) => name === 'AGENT_INTERVENTION')).toHaveLength(1);
    clock.advance({ hours: 1 });
    await escalateSearch(context, ids);
    expect((await eventsOf(ids)).filter((name) => name === 'AGENT_INTERVENTION')).toHaveLength(2);
  });
});

describe('a search that reached nobody', () => {
  it('calls a person at once', async () => {
    const ids = await reachedNobody();
    await escalateSearch(context, ids);
    expect((await readSearch(context, ids)).search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      phase: 'OUTREACH',
      waitingFor: 'a person, since no contact could be reached',
      nextActionAt: new Date('2026-03-09T15:00:00Z'),
    });
    expect(await eventsOf(ids)).toEqual(['CONTACT_PLAN', 'OUTBOUND_ATTEMPT', 'AGENT_INTERVENTION']);
  });

  it('is put off for a contact that was found less than ten minutes ago and that outreach has not come to', async () => {
    const ids = await reachedNobody();
    const [known] = await test.sql<{ id: string }>('select id from contacts where search_id = $1', [
      ids.searchId,
    ]);
    await test.sql(
      `insert into contacts select organization_id, $2, search_id, position + 1, status, accuracy_status, source,
          confidence, details, created_at, updated_at, removed_at from contacts where id = $1`,
      [known?.id, randomUUID()],
    );
    clock.advance({ minutes: 9 });
    await escalateSearch(context, ids);
    expect(await eventsOf(ids)).toEqual(['CONTACT_PLAN', 'OUTBOUND_ATTEMPT']);
    // It is put off until then: what stays due would get a job at each sweep.
    const { escalateAt } = (await readSearch(context, ids)).search;
    expect(escalateAt).toEqual(new Date(clock.now().getTime() + 10 * 60_000));
    clock.advance({ minutes: 10 });
    await escalateSearch(context, ids);
    expect(await eventsOf(ids)).toEqual(['CONTACT_PLAN', 'OUTBOUND_ATTEMPT', 'AGENT_INTERVENTION']);
  });

  it('is handed over where the client wants that', async () => {
    const ids = await reachedNobody({ escalation: { autoEscalate: true } });
    await escalateSearch(context, ids);
    expect((await eventsOf(ids)).at(-1)).toBe('verification.action_required HUMAN_ESCALATION');
  });

  it('tells nothing that the client suppressed, and goes on all the same', async () => {
    const ids = await reachedNobody({ notifications: { suppressTypes: ['AGENT_INTERVENTION'] } });
    await escalateSearch(context, ids);
    expect(await eventsOf(ids)).toEqual(['CONTACT_PLAN', 'OUTBOUND_ATTEMPT']);
    expect((await readSearch(context, ids)).search.waitingFor).toBe(
      'a person, since no contact could be reached',
    );
  });
});

describe('the sweep', () => {
  it('calls a person where nobody answered, from that instant on and once', async () => {
    const ids = await askedOnce();
    await test.sql('delete from pgboss.job');
    clock.advance({ minutes: 59, seconds: 59 });
    await sweepDueWork(test.core);
    expect(await calls(ids)).toBe(0);
    clock.advance({ seconds: 1 });
    await sweepDueWork(test.core);
    await sweepDueWork(test.core);
    expect(await calls(ids)).toBe(1);
    await escalateSearch(context, ids);
    clock.advance({ minutes: 11 });
    await sweepDueWork(test.core);
    expect(await calls(ids)).toBe(1);
  });

  it('calls nobody for a search whose time is over', async () => {
    const ids = await askedOnce({ timing: { searchSlaMinutes: 90 } });
    clock.advance({ minutes: 90 });
    await sweepDueWork(test.core);
    expect(await calls(ids)).toBe(0);
    const before = await storedFor(test, context);
    await escalateSearch(context, ids);
    expect(await storedFor(test, context)).toEqual(before);
  });
});
