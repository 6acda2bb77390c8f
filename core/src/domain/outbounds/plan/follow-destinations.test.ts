import { describe, expect, it } from 'vitest';
import { claimAttempt, contactInput, type TestCore } from '../../../testing/index.ts';
import { attemptsInShort, email, foundContact, phone, updateOf } from '../../../testing/replacement.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { addContact } from '../../contact-plan/add-contact.ts';
import { updateContact } from '../../contact-plan/update-contact.ts';
import type { Context } from '../../context/context.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { claimOutbound } from '../send/claim-outbound.ts';
import { recordOutbound } from '../send/record-outbound.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const found = (overrides?: Record<string, unknown>) => foundContact(context, overrides);
const attemptsOf = (searchId: string) => attemptsInShort(test, context, searchId);

describe('waiting attempts at a replaced contact', () => {
  const NEW = 'dana.wells@contoso.example';
  const PHONE = '+15125550100';
  const OLD = [1, 2, 3].map((number) => `SCHEDULED EMAIL hr@contoso.example ${number}`);

  it('go to the new address with links of their own, at their times and by their jobs', async () => {
    const { update, ...ids } = await found();
    const rowsOf = () =>
      test.sql(
        'select id, scheduled_at, link_hash from outbounds where search_id = $1 order by scheduled_at',
        [ids.searchId],
      );
    const [before, jobs] = [await rowsOf(), await test.jobs('send-outbound', context)];
    await updateContact(context, { ...ids, update });
    const after = await rowsOf();
    expect(await attemptsOf(ids.searchId)).toEqual(
      [1, 2, 3].map((number) => `SCHEDULED EMAIL ${NEW} ${number}`),
    );
    const place = ({ id, scheduled_at }: Record<string, unknown>) => [id, scheduled_at];
    expect(after.map(place)).toEqual(before.map(place));
    expect(new Set([...before, ...after].map(({ link_hash }) => link_hash.toString('hex'))).size).toBe(6);
    expect(await test.jobs('send-outbound', context)).toEqual(expect.arrayContaining(jobs));

    const job = jobs.find(({ startAfter }) => startAfter <= clock.now());
    const claimed = job && (await claimOutbound(context, { ...job.data, jobId: job.id }));
    expect(claimed?.destination).toBe(NEW);
  });

  it('have a job when their time is so near that nobody looks for them any more', async () => {
    const { update, ...ids } = await found();
    clock.advance({ days: 1, seconds: -30 });
    await updateContact(context, { ...ids, update });
    const [next] = await test.sql<{ id: string }>(
      'select id from outbounds where search_id = $1 and scheduled_at > $2 order by scheduled_at limit 1',
      [ids.searchId, clock.now()],
    );
    const jobs = await test.jobs('send-outbound', context);
    expect(jobs.map(({ data }) => data.outboundId)).toContain(next?.id);
  });

  it('start anew at the new address, whatever the old one had kept to itself', async () => {
    const { claimed, orderId, searchId } = await claimAttempt(test, context);
    await recordOutbound(context, claimed, { kind: 'postponed', error: 'ETIMEDOUT', unconfirmed: true });
    const ids = { orderId, searchId };
    await updateContact(context, { ...ids, update: await updateOf(context, ids) });
    const [row] = await test.sql('select * from outbounds where id = $1', [claimed.outbound.id]);
    expect(row).toMatchObject({ status: 'SCHEDULED', send_failures: 0, error: null, outcome: null });
  });

  it('stay where the address stays, and nothing is asked of what is added', async () => {
    const { update, ...ids } = await found();
    const contactMethods = [phone(PHONE), email('HR@contoso.example')];
    const updated = await updateContact(context, { ...ids, update: { ...update, contactMethods } });
    expect(updated).toMatchObject({ cancelledScheduledAttempts: 0, scheduledFollowUps: 0 });
    expect(await attemptsOf(ids.searchId)).toEqual(OLD);
  });

  it('are cancelled when no address is left, and the new number is called instead', async () => {
    const { update, ...ids } = await found();
    const updated = await updateContact(context, {
      ...ids,
      update: { ...update, contactMethods: [phone(PHONE)] },
    });
    expect(updated).toMatchObject({ cancelledScheduledAttempts: 3, scheduledFollowUps: 3 });
    const attempts = await attemptsOf(ids.searchId);
    expect(attempts.toSorted()).toEqual([
      ...[1, 2, 3].map((number) => `CANCELLED EMAIL hr@contoso.example ${number}`),
      ...[1, 2, 3].map((number) => `SCHEDULED VOICE ${PHONE} ${number}`),
    ]);
    const { activities, search } = await readSearch(context, ids);
    expect(activities.map(({ description }) => description)).toContain(
      'Contact replaced. Waiting attempts cancelled: 3. Attempts scheduled for a new destination: 3',
    );
    expect(search).toMatchObject({ phase: 'OUTREACH', waitingFor: null });
  });

  it('are cancelled when the new address may not be written to', async () => {
    const { update, ...ids } = await found({
      defaultSearchConfig: { channels: { blockedDestinations: [NEW] } },
    });
    const updated = await updateContact(context, { ...ids, update });
    expect(updated).toMatchObject({ cancelledScheduledAttempts: 3, scheduledFollowUps: 0 });
    expect((await readSearch(context, ids)).search.waitingFor).toBe('a contact that can be reached');
  });

  it('pass on to a number that was added before, when no address is left', async () => {
    const { update, ...ids } = await found();
    const both = [phone(PHONE), email('hr@contoso.example')];
    await updateContact(context, { ...ids, update: { ...update, contactMethods: both } });
    const last = { ...update, contactMethods: [phone(PHONE)] };
    expect(await updateContact(context, { ...ids, update: last })).toMatchObject({
      cancelledScheduledAttempts: 3,
      scheduledFollowUps: 3,
    });
    expect((await attemptsOf(ids.searchId)).toSorted()).toEqual([
      ...[1, 2, 3].map((number) => `CANCELLED EMAIL hr@contoso.example ${number}`),
      ...[1, 2, 3].map((number) => `SCHEDULED VOICE ${PHONE} ${number}`),
    ]);
  });

  it('pass on to another contact, when the new address may not be written to', async () => {
    const blocked = 'blocked@contoso.example';
    const { update, ...ids } = await found({
      defaultSearchConfig: { channels: { blockedDestinations: [blocked] } },
    });
    await addContact(context, { ...ids, contact: contactInput() });
    const updated = await updateContact(context, {
      ...ids,
      update: { ...update, contactMethods: [email(blocked)] },
    });
    expect(updated).toMatchObject({ cancelledScheduledAttempts: 3, scheduledFollowUps: 0 });
    const live = (await attemptsOf(ids.searchId)).filter((attempt) => attempt.startsWith('SCHEDULED'));
    expect(live).toEqual([1, 2, 3].map((number) => `SCHEDULED EMAIL ${NEW} ${number}`));
  });

  it('are cancelled when the new address is asked already as that of somebody else', async () => {
    const { update, ...ids } = await found();
    await addContact(context, { ...ids, contact: contactInput({ executeOutboundImmediately: true }) });
    const updated = await updateContact(context, { ...ids, update });
    expect(updated).toMatchObject({ cancelledScheduledAttempts: 3, scheduledFollowUps: 0 });
    const live = (await attemptsOf(ids.searchId)).filter((attempt) => attempt.startsWith('SCHEDULED'));
    expect(live).toEqual([1, 2, 3].map((number) => `SCHEDULED EMAIL ${NEW} ${number}`));
  });

  it('stay paused at the new address, and are not started anew elsewhere', async () => {
    const { update, ...ids } = await found();
    await test.sql(`update outbounds set status = 'PAUSED' where search_id = $1`, [ids.searchId]);
    expect(await updateContact(context, { ...ids, update })).toMatchObject({ scheduledFollowUps: 0 });
    expect(await attemptsOf(ids.searchId)).toEqual(
      [1, 2, 3].map((number) => `PAUSED EMAIL ${NEW} ${number}`),
    );
    const contactMethods = [phone(PHONE)];
    const updated = await updateContact(context, { ...ids, update: { ...update, contactMethods } });
    expect(updated).toMatchObject({ cancelledScheduledAttempts: 3, scheduledFollowUps: 0 });
  });

  it('move on without the one that is being sent', async () => {
    const { orderId, searchId } = await claimAttempt(test, context);
    const ids = { orderId, searchId };
    const updated = await updateContact(context, { ...ids, update: await updateOf(context, ids) });
    expect(updated).toMatchObject({ cancelledScheduledAttempts: 0, scheduledFollowUps: 2 });
    expect(await attemptsOf(searchId)).toEqual([
      'IN_PROGRESS EMAIL hr@contoso.example 1',
      `SCHEDULED EMAIL ${NEW} 1`,
      `SCHEDULED EMAIL ${NEW} 2`,
    ]);
  });

  it('begin when the search waited for somebody it can reach', async () => {
    const { update, ...ids } = await found({
      defaultSearchConfig: { channels: { allowedDestinations: [NEW] } },
    });
    expect((await readSearch(context, ids)).search.waitingFor).toBe('a contact that can be reached');
    const updated = await updateContact(context, { ...ids, update });
    expect(updated).toMatchObject({ cancelledScheduledAttempts: 0, scheduledFollowUps: 3 });
    expect((await readSearch(context, ids)).search.waitingFor).toBeNull();
  });
});
