import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { TestCore } from '../../testing/index.ts';
import {
  ALL_RIGHT,
  asPerson,
  attemptsToCall,
  NUMBER,
  type SearchToCall,
  searchToCall,
} from '../../testing/outreach/calls.ts';
import { job, orderJobs, readInbound } from '../../testing/records.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { openSession } from '../access/sessions/open-session.ts';
import type { Context } from '../context/context.ts';
import { cancelOutbounds } from '../outbounds/change/cancel-outbounds.ts';
import { pauseOutbounds } from '../outbounds/change/pause-outbounds.ts';
import { resumeOutbounds } from '../outbounds/change/resume-outbounds.ts';
import { replanOutreach } from '../outbounds/plan/replan-outreach.ts';
import { claimOutbound } from '../outbounds/send/claim-outbound.ts';
import { lockSearch } from '../searches/lock-search.ts';
import { readSearch } from '../searches/read-searches.ts';
import { listWork } from '../team/list-work.ts';
import { readCallSheet } from './call-sheet.ts';
import { type CallResult, recordCall } from './record-call.ts';

let test: TestCore;
let context: Context;
// Monday, 10:00 in New York.
const clock = useTestCore((made, owner) => {
  test = made;
  context = owner;
});

const at = (time: string) => new Date(`${time}:00Z`);
/** Tuesday, 10:00 in New York. */
const TUESDAY = at('2026-03-03T15:00');
const PAGE = { page: 1, limit: 10 };

const call = (place: SearchToCall, result: CallResult) =>
  recordCall(asPerson(context), { ...place, number: NUMBER, result });
const askedFor = (time: Date): CallResult => ({ kind: 'call-back', at: time });

/** The promised call of a search, if it has one that waits. */
async function promised(place: SearchToCall) {
  const attempts = await attemptsToCall(test, place);
  return attempts.find(({ status, promisedBy }) => status === 'SCHEDULED' && promisedBy !== null);
}

/** Has the job of the promised call come, as the sweeper has it come when its time is near. */
async function comeToTime(place: SearchToCall): Promise<void> {
  const { id = '', scheduledAt = TUESDAY } = (await promised(place)) ?? {};
  clock.set(scheduledAt.toISOString());
  const data = { searchId: place.searchId, outboundId: id };
  expect(await claimOutbound(context, { ...data, jobId: randomUUID() })).toBeNull();
}

const toCall = async () => (await listWork(asPerson(context), { ...PAGE, needs: 'CALL' })).items;
const toCome = async () => (await listWork(asPerson(context), { ...PAGE, hasCallBack: true })).items;

describe('a contact who asks to be called back', () => {
  it('is an attempt that waits for a person: on the desk at that time, and not before', async () => {
    await openSession(context, {
      subject: 'sam',
      name: 'Sam Hale',
      email: null,
      role: 'reviewer',
      isStaff: false,
    });
    const place = await searchToCall(test, context);
    const { callBack } = await call(place, askedFor(TUESDAY));
    expect(callBack).toEqual({ at: TUESDAY, reason: null });
    expect(await attemptsToCall(test, place)).toMatchObject([
      {
        status: 'FAILED',
        error: 'they asked to be called back on 2026-03-03, 10:00 America/New_York',
        promisedBy: null,
      },
      { status: 'SCHEDULED', channel: 'VOICE', scheduledAt: TUESDAY, promisedBy: 'sam', onDeskSince: null },
    ]);
    const promisedBy = { subject: 'sam', name: 'Sam Hale' };
    expect(await toCall()).toEqual([]);
    expect(await toCome()).toMatchObject([
      { id: place.searchId, needs: null, callBack: { at: TUESDAY, promisedBy, isDue: false } },
    ]);
    expect((await readCallSheet(context, place)).numbers).toMatchObject([
      { callsLeft: 1, barredBy: null, isTask: false, callBack: { at: TUESDAY, promisedBy } },
    ]);
    const { records, search } = await readSearch(context, place);
    expect(records[0]?.waitingFor).toBe('the promised call on 2026-03-03, 10:00 America/New_York');
    expect(search.nextActionAt).toEqual(TUESDAY);

    await comeToTime(place);
    // A job that comes again changes nothing.
    await comeToTime(place);
    expect(await promised(place)).toMatchObject({ status: 'SCHEDULED', onDeskSince: TUESDAY });
    expect(await toCall()).toMatchObject([
      { id: place.searchId, needs: 'CALL', callBack: { at: TUESDAY, promisedBy, isDue: true } },
    ]);
    expect(await toCome()).toEqual([]);
    const due = await readSearch(context, place);
    expect(due.records[0]?.waitingFor).toBe('a person, to call back as the contact asked');
    expect(due.search.nextActionAt?.getTime()).toBeGreaterThan(TUESDAY.getTime());
    const told = await test.sql(
      `select description from activities where search_id = $1 and activity_type in ('OUTREACH_SCHEDULED', 'CALL_DUE')
        and contact_id = $2 order by id`,
      [place.searchId, place.contactId],
    );
    expect(told).toEqual([
      { description: 'A person promised to call back on 2026-03-03, 10:00 America/New_York' },
      { description: 'It is time to call back, as the contact asked' },
    ]);

    const made = await call(place, ALL_RIGHT);
    expect(made).toMatchObject({ callBack: null });
    await readInbound(test, context);
    expect((await readSearch(context, place)).records[0]).toMatchObject({ status: 'VERIFIED' });
    expect(await attemptsToCall(test, place)).toMatchObject([
      { status: 'FAILED' },
      { id: made.outboundId, status: 'DELIVERED' },
    ]);
    expect(await toCall()).toEqual([]);
  });

  it.each([
    ['2026-03-03T12:00', '2026-03-03T14:00'],
    ['2026-03-07T15:00', '2026-03-09T13:00'],
  ])('at %s, when the contact is closed, is called when they open', async (asked, opens) => {
    const place = await searchToCall(test, context, {
      timing: { outboundWindowMinutes: 20_000, searchSlaMinutes: 20_000 },
    });
    expect((await call(place, askedFor(at(asked)))).callBack).toEqual({ at: at(opens), reason: null });
  });

  it.each([
    ['2026-03-20T15:00', {}, 'SEARCH_ENDS'],
    ['2026-03-06T15:00', { timing: { outboundWindowMinutes: 1_440 } }, 'WINDOW_CLOSES'],
    ['2026-03-03T15:00', { outbound: { maxAttemptsPerMethod: 1 } }, 'NO_CALLS_LEFT'],
  ])('at %s with %j is not called back, and the person is told why', async (asked, config, reason) => {
    const place = await searchToCall(test, context, config);
    expect((await call(place, askedFor(at(asked)))).callBack).toEqual({ at: null, reason });
    expect(await attemptsToCall(test, place)).toMatchObject([{ status: 'FAILED', promisedBy: null }]);
    expect(await toCome()).toEqual([]);
  });

  it('again, is called back at the other time, by who promised that', async () => {
    const place = await searchToCall(test, context);
    await call(place, askedFor(TUESDAY));
    await comeToTime(place);
    const later = at('2026-03-04T16:00');
    const result = askedFor(later);
    await recordCall(asPerson(context, 'robin'), { ...place, number: NUMBER, result });
    expect(await attemptsToCall(test, place)).toMatchObject([
      { status: 'FAILED' },
      { status: 'FAILED', promisedBy: 'sam' },
      { status: 'SCHEDULED', scheduledAt: later, promisedBy: 'robin', onDeskSince: null },
    ]);
    expect(await toCall()).toEqual([]);
  });

  it('is not called earlier by the telephony service: what was planned at the number gives way', async () => {
    const ids = await orderJobs(context, [{ ...job('Contoso Inc'), employerPhone: NUMBER }], {
      channels: { email: true, voice: true, fax: true },
    });
    const [planned] = await test.sql<{ contactId: string }>(
      `select contact_id as "contactId" from outbounds where search_id = $1`,
      [ids.searchId],
    );
    const place = { ...ids, contactId: planned?.contactId ?? '' };
    await call(place, askedFor(at('2026-03-05T15:00')));
    const attempts = await attemptsToCall(test, place);
    expect(attempts.filter(({ status }) => status === 'SCHEDULED')).toMatchObject([
      { scheduledAt: at('2026-03-05T15:00'), promisedBy: 'sam' },
    ]);
    expect(attempts.filter(({ status }) => status === 'CANCELLED').map(({ outcome }) => outcome)).toEqual([
      'GAVE_WAY',
    ]);
  });

  it('is called by a person where the deployment has no telephony service', async () => {
    const place = await searchToCall(test, context);
    await call(place, askedFor(TUESDAY));
    await inTransaction(context, async (transaction) => {
      const locked = await lockSearch(context, transaction, place);
      if (locked) await replanOutreach(context, transaction, locked, { channelsAvailable: ['EMAIL'] });
    });
    expect(await promised(place)).toMatchObject({ scheduledAt: TUESDAY });
  });

  it('is not called where the client cancels outreach, and comes back to the desk after a pause', async () => {
    const place = await searchToCall(test, context);
    await call(place, askedFor(TUESDAY));
    await comeToTime(place);
    await pauseOutbounds(context, place);
    expect(await toCall()).toEqual([]);
    await resumeOutbounds(context, place);
    const jobs = await test.jobs('send-outbound', context);
    expect(jobs.at(-1)?.data).toMatchObject({ outboundId: (await promised(place))?.id });
    await comeToTime(place);
    expect(await toCall()).toHaveLength(1);
    await cancelOutbounds(context, place);
    expect(await toCall()).toEqual([]);
  });
});
