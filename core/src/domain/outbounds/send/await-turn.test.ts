import { describe, expect, it } from 'vitest';
import { type ClaimedAttempt, scheduleSearch, sendAttempt, type TestCore } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { markContact } from '../../contact-plan/mark-contact.ts';
import type { Context } from '../../context/context.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { claimOutbound } from './claim-outbound.ts';
import { recordOutbound } from './record-outbound.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made) => {
  test = made;
});

const at = (employerEmail: string, slaMinutes = 10_080) => ({
  history: { employment: [{ employerName: 'Contoso Inc', position: 'Analyst', employerEmail }] },
  defaultSearchConfig: { timing: { searchSlaMinutes: slaMinutes }, outbound: { maxTotalAttempts: 1 } },
});

/** A search that asks the contact of a hint alone. */
const hinted = (way: { email?: string; phone?: string }) => ({
  history: { employment: [{ employerName: 'Contoso Inc', position: 'Analyst' }] },
  defaultSearchConfig: {
    outbound: { maxTotalAttempts: 1, contactHints: [{ ...way, priority: 'HIGH' }] },
  },
});

/** The attempt of a new search, as its job comes for it. */
async function ordered(order: Record<string, unknown>) {
  const ids = await scheduleSearch(context, order);
  const jobs = await test.jobs('send-outbound', context);
  const job = jobs.findLast(({ data }) => data.searchId === ids.searchId);
  if (!job) throw new Error('No attempt was scheduled');
  return { ...ids, outboundId: job.data.outboundId, jobId: job.id };
}

async function goesOut(attempt: Awaited<ReturnType<typeof ordered>>): Promise<boolean> {
  const claimed = await claimOutbound(context, attempt);
  if (claimed) await recordOutbound(context, claimed, { kind: 'sent' });
  return claimed !== null;
}

async function asked(
  count: number,
  order: Record<string, unknown>,
): Promise<(ClaimedAttempt & { token: string })[]> {
  const attempts: (ClaimedAttempt & { token: string })[] = [];
  for (let one = 0; one < count; one += 1) attempts.push(await sendAttempt(test, context, order));
  return attempts;
}

const newOrganization = async (destinationCaps: Context['organization']['destinationCaps'] = null) => {
  context = { ...(await test.organization({ destinationCaps })), actor: 'SYSTEM' };
};

describe('a destination that many searches ask', () => {
  it('gets four first requests an hour while it is not known, and the others wait and say so', async () => {
    await newOrganization();
    await asked(4, at('hr@contoso.example'));
    const fifth = await ordered(at('HR@Contoso.example'));
    expect(await goesOut(fifth)).toBe(false);
    const { search } = await readSearch(context, fifth);
    expect(search.waitingFor).toMatch(/^its turn at a destination that many searches ask, on /);
    expect(search.nextActionAt).toEqual(new Date(clock.now().getTime() + 3_600_000));

    expect(await goesOut(await ordered(at('hr@other.example')))).toBe(true);
    clock.advance({ hours: 1 });
    expect(await goesOut(fifth)).toBe(true);
    expect((await readSearch(context, fifth)).search.waitingFor).toBe('an answer from the contact');
  });

  it.each([
    ['aliases of an address', ['jo.doe@corp.example', 'JO.DOE+1@corp.example', 'jo.doe+hr@Corp.example']],
    [
      'the dots that Google does not see',
      ['jodoe@gmail.com', 'j.odoe@gmail.com', 'jo.d.oe+2@googlemail.com'],
    ],
  ])('is one, whatever %s it is named by', async (_how, [first = '', ...others]) => {
    await newOrganization({ newPerHour: 1, newPerDay: 20, knownPerHour: 60 });
    await asked(1, hinted({ email: first }));
    for (const email of others) expect(await goesOut(await ordered(hinted({ email })))).toBe(false);
  });

  it('is one, whatever extension of a number is named', async () => {
    await newOrganization({ newPerHour: 1, newPerDay: 20, knownPerHour: 60 });
    await asked(1, hinted({ phone: '512-555-0100' }));
    expect(await goesOut(await ordered(hinted({ phone: '(512) 555-0100 ext. 7' })))).toBe(false);
  });

  it('is asked first by the search that ends first', async () => {
    await newOrganization({ newPerHour: 1, newPerDay: 20, knownPerHour: 60 });
    await asked(1, at('hr@contoso.example'));
    const [late, soon] = [
      await ordered(at('hr@contoso.example', 9_000)),
      await ordered(at('hr@contoso.example', 600)),
    ];
    expect([await goesOut(late), await goesOut(soon)]).toEqual([false, false]);
    clock.advance({ hours: 1 });
    expect([await goesOut(late), await goesOut(soon)]).toEqual([false, true]);
    clock.advance({ hours: 1 });
    expect(await goesOut(late)).toBe(true);
  });

  it('gets more of them once it was confirmed, as many as the organization allows', async () => {
    await newOrganization({ newPerHour: 1, newPerDay: 20, knownPerHour: 2 });
    const [first] = await asked(1, at('hr@contoso.example'));
    if (!first) throw new Error('Nothing went out');
    const { contactId } = first.claimed.outbound;
    await markContact(context, {
      orderId: first.orderId,
      searchId: first.searchId,
      mark: {
        contactId,
        accuracyStatus: 'ACCURATE',
        executeOutboundAttempts: false,
        reason: 'They answered the telephone',
      },
    });
    expect(await goesOut(await ordered(at('hr@contoso.example')))).toBe(true);
    expect(await goesOut(await ordered(at('hr@contoso.example')))).toBe(false);
  });

  it('that is the simulator is asked at any pace', async () => {
    await newOrganization({ newPerHour: 1, newPerDay: 1, knownPerHour: 1 });
    expect(await asked(3, at('silent@simulator.test'))).toHaveLength(3);
  });
});
