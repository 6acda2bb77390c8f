import { describe, expect, it } from 'vitest';
import {
  atOnce,
  contactInput,
  contactsOf,
  openContactAudits,
  openEvents,
  scheduleSearch,
  type TestCore,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { claimOutbound } from '../outbounds/send/claim-outbound.ts';
import { addContact } from './add-contact.ts';
import { markContact } from './mark-contact.ts';
import { removeContact } from './remove-contact.ts';
import { updateContact } from './update-contact.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const TIMES = 8;

/** A search with three waiting attempts at its one contact. */
async function found() {
  const ids = await scheduleSearch(context);
  const [contact] = await contactsOf(context, ids.searchId);
  return { ids, contactId: contact?.id ?? '' };
}

const fulfilled = <T>(results: PromiseSettledResult<T>[]): T[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Every event is one of a search's own sequence, without gap or repetition. */
async function expectUnbrokenSequence(searchId: string, events: number): Promise<void> {
  const sequences = (await openEvents(test, context, searchId)).map(({ sequence }) => sequence);
  expect(sequences).toEqual(Array.from({ length: events }, (_, index) => index + 1));
}

describe('changes of contacts at the same moment', () => {
  it('add every contact, each with a rank of its own, and ask within the caps', async () => {
    const { ids } = await found();
    const added = await atOnce(test, TIMES, (index) => {
      const contactMethods = [{ email: `person-${index}@contoso.example`, confidence: 0.5, source: 'web' }];
      const contact = contactInput({ contactMethods, executeOutboundImmediately: true });
      return addContact(context, { ...ids, contact });
    });
    const contacts = await contactsOf(context, ids.searchId);
    expect(contacts.map(({ position }) => position)).toEqual(
      Array.from({ length: TIMES + 1 }, (_, index) => index),
    );
    // Each is asked at once, and what was planned before gives way.
    expect(sum(added.map(({ queuedCount }) => queuedCount))).toBe(3 * TIMES);
    const rows = await test.sql(`select 1 from outbounds where search_id = $1 and status = 'SCHEDULED'`, [
      ids.searchId,
    ]);
    expect(rows).toHaveLength(9);
    expect(await openContactAudits(test, context, ids.searchId)).toHaveLength(TIMES);
    await expectUnbrokenSequence(ids.searchId, TIMES + 1);
  });

  it('ask one destination three times, however many contacts have it', async () => {
    const { ids } = await found();
    const contact = contactInput({ executeOutboundImmediately: true });
    const added = await atOnce(test, TIMES, () => addContact(context, { ...ids, contact }));
    expect(sum(added.map(({ queuedCount }) => queuedCount))).toBe(3);
  });

  it('remove a contact once, and count its attempts once', async () => {
    const { ids, contactId } = await found();
    const removal = { contactId, reason: 'left', cancelPendingOutbound: true };
    const results = await atOnce(test, TIMES, () =>
      Promise.allSettled([removeContact(context, { ...ids, removal })]),
    );
    const removed = fulfilled(results.flat());
    expect(removed.map(({ cancelledActivities }) => cancelledActivities)).toEqual([3]);
    expect(await openContactAudits(test, context, ids.searchId)).toHaveLength(1);
    await expectUnbrokenSequence(ids.searchId, 2);
  });

  it('replace it one after the other: the last one stands, and the attempts are at its address', async () => {
    const { ids, contactId } = await found();
    const { executeOutboundImmediately, ...input } = contactInput();
    const updated = await atOnce(test, TIMES, (index) => {
      const contactMethods = [{ email: `person-${index}@contoso.example`, confidence: 0.5, source: 'web' }];
      return updateContact(context, { ...ids, update: { contactId, ...input, contactMethods } });
    });
    expect(updated.map(({ scheduledFollowUps }) => scheduledFollowUps)).toEqual(Array(TIMES).fill(3));
    const [contact] = await contactsOf(context, ids.searchId);
    const job = await dueJob(ids.searchId);
    const claimed = await claimOutbound(context, { ...job.data, jobId: job.id });
    expect(claimed?.destination).toBe(contact?.contactMethods[0]?.email);
    expect(await openContactAudits(test, context, ids.searchId)).toHaveLength(TIMES);
    await expectUnbrokenSequence(ids.searchId, TIMES + 1);
  });

  it('mark and remove it in either order, cancelling each attempt once', async () => {
    const { ids, contactId } = await found();
    const mark = {
      contactId,
      accuracyStatus: 'INACCURATE',
      reason: 'left',
      executeOutboundAttempts: false,
    } as const;
    const removal = { contactId, reason: 'left', cancelPendingOutbound: true };
    await atOnce(test, TIMES, (index) =>
      Promise.allSettled([
        index % 2 ? markContact(context, { ...ids, mark }) : removeContact(context, { ...ids, removal }),
      ]),
    );
    const [contact] = await contactsOf(context, ids.searchId);
    expect(contact?.status).toBe('REMOVED');
    const audits = await openContactAudits(test, context, ids.searchId);
    // Whatever came after the removal found no contact.
    expect(audits.map(({ action }) => action).indexOf('REMOVED')).toBe(audits.length - 1);
    const { length } = audits;
    await expectUnbrokenSequence(ids.searchId, length + 1);
    const descriptions = await descriptionsOf(ids.searchId);
    expect(descriptions.filter((description) => description.includes('cancelled: 3'))).toHaveLength(1);
  });

  it('or take an attempt for sending: it goes to the old address or to the new one, and only there', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { ids, contactId } = await found();
      const { executeOutboundImmediately, ...input } = contactInput();
      const job = await dueJob(ids.searchId);
      // Neither is always the first to ask.
      const results = await atOnce(test, 2, async (index) =>
        index === round % 2
          ? { claimed: await claimOutbound(context, { ...job.data, jobId: job.id }) }
          : { updated: await updateContact(context, { ...ids, update: { contactId, ...input } }) },
      );
      const destination = results.find(({ claimed }) => claimed)?.claimed?.destination;
      const followed = results.find(({ updated }) => updated)?.updated?.scheduledFollowUps;
      expect([
        ['hr@contoso.example', 2],
        ['dana.wells@contoso.example', 3],
      ]).toContainEqual([destination, followed]);
    }
  });
});

/** The job of the attempt that may be sent now. */
async function dueJob(searchId: string) {
  const jobs = await test.jobs('send-outbound', context);
  const job = jobs.find(({ data, startAfter }) => data.searchId === searchId && startAfter <= clock.now());
  if (!job) throw new Error('There is nothing to send');
  return job;
}

/** What happened in a search, in words. */
async function descriptionsOf(searchId: string): Promise<string[]> {
  const rows = await test.sql<{ description: string }>(
    'select description from activities where search_id = $1',
    [searchId],
  );
  return rows.map(({ description }) => description);
}
