import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contactsOf, type OrderedSearch, type TestCore } from '../../testing/index.ts';
import { answerPage, job, orderJobs, sendDue } from '../../testing/records.ts';
import { email } from '../../testing/replacement.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { readVerifierForm } from '../inbound/receive/read-verifier-form.ts';
import { type ClaimedOutbound, claimOutbound } from '../outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../outbounds/send/record-outbound.ts';
import { readSearch } from '../searches/read-searches.ts';
import { markContact } from './mark-contact.ts';
import { removeContact } from './remove-contact.ts';
import { updateContact } from './update-contact.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const A = 'hr@acme.example';
const B = 'hr@beta.example';
const SHARED = 'verify@office.example';

/** The contact that the search has for one of its employers. */
async function contactFor({ searchId }: OrderedSearch, source: number) {
  const contact = (await contactsOf(context, searchId)).find(({ recordSource }) => recordSource === source);
  if (!contact) throw new Error('There is no such contact');
  return contact;
}

async function edit(ids: OrderedSearch, source: number, change: object) {
  const { id, name, entityName, location, contactMethods, confidence } = await contactFor(ids, source);
  const before = { contactId: id, name, entityName, location, contactMethods, confidence };
  return updateContact(context, { ...ids, update: { ...before, ...change } });
}

const OF_BETA = { entityName: 'Beta LLC' };
const formOf = (claimed: ClaimedOutbound | undefined) =>
  readVerifierForm(test.core, claimed?.links.pageToken ?? '');
const indexes = (records: readonly { index: number }[]) => records.map(({ index }) => index);

/** What goes out a day later: to whom, about what. */
async function nextDay(ids: OrderedSearch): Promise<Record<string, number[]>> {
  clock.advance({ days: 1 });
  const sent = await sendDue(test, context, ids);
  return Object.fromEntries([...sent].map(([address, { records }]) => [address, indexes(records)]));
}

describe('a contact who turns out to be of the other employer', () => {
  const ordered = async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A), job('Beta LLC', B)]);
    return { ids, sent: await sendDue(test, context, ids) };
  };

  it('is shown nothing of the first one any more, and is asked about the other', async () => {
    const { ids, sent } = await ordered();
    expect(await edit(ids, 0, OF_BETA)).toMatchObject({ cancelledScheduledAttempts: 2 });
    expect(await formOf(sent.get(A))).toMatchObject({ state: 'CLOSED' });
    expect((await readSearch(context, ids)).records.map(({ waitingFor }) => waitingFor)).toEqual([
      'a contact to be added',
      'an answer from the contact',
    ]);
    expect(await nextDay(ids)).toEqual({ [A]: [1], [B]: [1] });
  });

  it('is not shown it by a mark either, that it is the right one', async () => {
    const { ids, sent } = await ordered();
    const { contactId } = await edit(ids, 0, OF_BETA);
    const mark = {
      contactId,
      accuracyStatus: 'ACCURATE',
      reason: 'x',
      executeOutboundAttempts: false,
    } as const;
    await markContact(context, { ...ids, mark });
    expect(await formOf(sent.get(A))).toMatchObject({ state: 'CLOSED' });
  });

  it('is not asked about it by what was being sent, and did not go out', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A), job('Beta LLC')]);
    const [first] = await test.sql<{ id: string }>(
      'select id from outbounds where search_id = $1 order by scheduled_at limit 1',
      [ids.searchId],
    );
    const claimed = await claimOutbound(context, {
      ...ids,
      outboundId: first?.id ?? '',
      jobId: randomUUID(),
    });
    if (!claimed) throw new Error('There is nothing to send');
    await edit(ids, 0, OF_BETA);
    await recordOutbound(context, claimed, { kind: 'postponed', error: 'ETIMEDOUT' });
    expect(await nextDay(ids)).toEqual({ [A]: [1] });
  });

  it('may go on answering where they are of the same one under another name', async () => {
    const { ids, sent } = await ordered();
    await edit(ids, 0, { entityName: 'ACME, Incorporated' });
    await answerPage(test, context, sent.get(A));
    expect((await readSearch(context, ids)).records[0]).toMatchObject({ status: 'VERIFIED' });
  });
});

describe('an office that answers for two employers', () => {
  const ordered = async () => {
    const ids = await orderJobs(context, [job('Acme Inc', SHARED), job('Beta LLC', SHARED)]);
    const claimed = (await sendDue(test, context, ids)).get(SHARED);
    expect(indexes(claimed?.records ?? [])).toEqual([0, 1]);
    return { ids, claimed };
  };

  it.each([0, 1])('is asked about the other one alone once it is removed for record %i', async (source) => {
    const { ids, claimed } = await ordered();
    const { id: contactId } = await contactFor(ids, source);
    const removal = { contactId, reason: 'They left that office', cancelPendingOutbound: true };
    await removeContact(context, { ...ids, removal });
    const form = await formOf(claimed);
    // The link is that of the first contact.
    if (source === 0) expect(form.state).toBe('CLOSED');
    else expect(indexes(form.records)).toEqual([0]);
    expect(await nextDay(ids)).toEqual({ [SHARED]: [1 - source] });
  });

  it('takes nothing of the other employer along to the address at which one is reached now', async () => {
    const { ids } = await ordered();
    await edit(ids, 0, { contactMethods: [email(A)] });
    expect(await nextDay(ids)).toEqual({ [A]: [0], [SHARED]: [1] });
  });
});
