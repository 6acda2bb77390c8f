import { describe, expect, it } from 'vitest';
import { orderInput, scheduleSearch, type TestCore } from '../../testing/index.ts';
import { email, phone, updateOf } from '../../testing/replacement.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { updateContact } from '../contact-plan/update-contact.ts';
import type { Context } from '../context/context.ts';
import { readSearch } from '../searches/read-searches.ts';

let test: TestCore;
let context: Context;
useTestCore((...made) => {
  [test, context] = made;
});

const PHONE = '+1 512 555 0100';
const { applicant } = orderInput();
const byEmployer = (reach: object) => ({
  applicant: { ...applicant, phone: PHONE },
  history: { employment: [{ employerName: 'Contoso Inc', position: 'Analyst', ...reach }] },
});
const byHint = (hint: object) => ({
  ...byEmployer({}),
  defaultSearchConfig: { outbound: { contactHints: [hint] } },
});

const attemptsOf = async (searchId: string) =>
  test.sql<{ channel: string; status: string }>(
    'select channel, status from outbounds where search_id = $1',
    [searchId],
  );

describe('an applicant is not asked about themselves', () => {
  it.each([
    ['in the history', byEmployer({ employerEmail: 'Jordan.Rivera@Example.com' })],
    ['in a hint', byHint({ email: 'JORDAN.RIVERA@EXAMPLE.COM' })],
    ['to be called', byEmployer({ employerPhone: '(512) 555-0100' })],
    ['to be faxed', byEmployer({ employerFax: '512.555.0100' })],
    ['by an alias', byEmployer({ employerEmail: 'jordan.rivera+hr@example.com' })],
    ['by an extension', byEmployer({ employerPhone: '(512) 555-0100 ext. 1' })],
  ])('%s', async (_, order) => {
    const ids = await scheduleSearch(context, order);
    expect(await attemptsOf(ids.searchId)).toEqual([]);
    const { activities, search } = await readSearch(context, ids);
    expect(activities.map(({ description }) => description)).toContain(
      "The destination is the applicant's own",
    );
    expect(search.waitingFor).toBe('a contact that can be reached');
  });

  it('when a contact is replaced by them', async () => {
    const ids = await scheduleSearch(context, byEmployer({ employerEmail: 'hr@contoso.example' }));
    const contactMethods = [email('JORDAN.rivera@example.com'), phone(PHONE)];
    const update = { ...(await updateOf(context, ids)), contactMethods };
    expect(await updateContact(context, { ...ids, update })).toMatchObject({
      cancelledScheduledAttempts: 3,
      scheduledFollowUps: 0,
    });
    expect((await attemptsOf(ids.searchId)).map(({ status }) => status)).toEqual(Array(3).fill('CANCELLED'));
  });

  it('but by the simulator, whose address may stand for everybody', async () => {
    const silent = 'silent@simulator.test';
    const order = byEmployer({ employerEmail: silent });
    const ids = await scheduleSearch(context, { ...order, applicant: { ...applicant, email: silent } });
    expect(await attemptsOf(ids.searchId)).not.toEqual([]);
  });
});
