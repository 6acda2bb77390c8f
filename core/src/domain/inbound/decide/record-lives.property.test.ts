import type { RecordStatus } from '@credence/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OrderedSearch, openEvents, type TestCore } from '../../../testing/index.ts';
import { cannotSay, job, leftEarlier, orderJobs, readInbound, sendDue } from '../../../testing/records.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { confirmAll } from '../../../testing/workflow.ts';
import type { Context } from '../../context/context.ts';
import type { ClaimedOutbound } from '../../outbounds/send/claim-outbound.ts';
import type { VerifierAnswers } from '../../records/verifier-form.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { readVerifierForm } from '../receive/read-verifier-form.ts';
import { receiveMail } from '../receive/receive-mail.ts';
import { submitVerifierAnswers } from '../receive/submit-verifier-answers.ts';
import { expireSearch } from './expire-search.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made) => {
  test = made;
});

/** How an employer is reached: each knows its own jobs, and an office may answer for several. */
const CONTACTS = ['own', 'own and a colleague', 'office', 'nobody'] as const;
const employers = fc.array(
  fc.record({
    name: fc.constantFrom('Acme', 'Beta', 'Gamma', 'Delta'),
    reached: fc.constantFrom(...CONTACTS),
  }),
  { minLength: 1, maxLength: 6 },
);

const SAYS = ['right', 'left earlier', 'cannot say', 'no record', 'third party', 'by mail'] as const;
const acts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ says: fc.constantFrom(...SAYS), whom: fc.nat(20) }) },
    { weight: 1, arbitrary: fc.constant('a day later' as const) },
  ),
  { minLength: 2, maxLength: 10 },
);

const OFFICE = 'verify@office.example';
const own = (name: string) => `hr@${name.toLowerCase()}.example`;
const colleague = (name: string) => `payroll@${name.toLowerCase()}.example`;
const LIMITS = { maxAttemptsPerMethod: 2, maxTotalAttempts: 3 };

type Employers = { name: string; reached: (typeof CONTACTS)[number] }[];

/** Which records may be known at an address, worked out from the order alone. */
function knownAt(address: string, history: Employers): number[] {
  const indexes = [...history.keys()];
  const named = (index: number) => history[index]?.name ?? '';
  if (address !== OFFICE)
    return indexes.filter((i) => [own(named(i)), colleague(named(i))].includes(address));
  const served = new Set(history.filter(({ reached }) => reached === 'office').map(({ name }) => name));
  return indexes.filter((i) => served.has(named(i)));
}

async function begin(history: Employers): Promise<OrderedSearch> {
  const contactHints = [
    ...new Set(history.filter((e) => e.reached === 'own and a colleague').map((e) => e.name)),
  ];
  return orderJobs(
    context,
    history.map(({ name, reached }) =>
      job(name, reached === 'nobody' ? null : reached === 'office' ? OFFICE : own(name)),
    ),
    {
      outbound: {
        ...LIMITS,
        contactHints: contactHints.map((entityName) => ({ email: colleague(entityName), entityName })),
      },
    },
  );
}

const CHANGES: Record<
  Exclude<(typeof SAYS)[number], 'by mail'>,
  (answers: VerifierAnswers) => VerifierAnswers
> = {
  right: (answers) => answers,
  'left earlier': leftEarlier,
  'cannot say': cannotSay,
  'no record': (answers) => ({ ...answers, noRecord: true }),
  'third party': (answers) => ({ ...answers, thirdParty: { vendor: 'TRUEWORK', note: null } }),
};

async function say(says: (typeof SAYS)[number], { links }: ClaimedOutbound): Promise<void> {
  if (says === 'by mail') {
    await receiveMail(test.core, {
      recipient: links.replyToken,
      envelopeFrom: 'hr@any.example',
      messageId: `<${clock.now().getTime()}@any.example>`,
      inReplyTo: null,
      from: 'hr@any.example',
      to: [],
      subject: 'Re',
      text: 'We have no record of this person.',
      date: null,
      kind: 'MESSAGE',
      names: [],
      authentication: null,
      documents: [],
    });
  } else {
    const form = await readVerifierForm(test.core, links.pageToken);
    if (form.state === 'CLOSED') return;
    await submitVerifierAnswers(test.core, links.pageToken, CHANGES[says](confirmAll(form)));
  }
  await readInbound(test, context);
}

const statusesOf = async (ids: OrderedSearch): Promise<RecordStatus[]> => {
  const { records } = await readSearch(context, ids);
  expect(records.map(({ record }) => record)).toEqual([...records.keys()]);
  return records.map(({ status }) => status);
};

/** What a search ends as, read off the specification: the first line that fits. */
const ENDINGS: [ending: string, fits: (statuses: RecordStatus[]) => boolean][] = [
  ['open', (all) => all.includes('OPEN') || all.includes('REVIEW')],
  ['VERIFIED_DISCREPANCY', (all) => all.includes('DISCREPANCY') || all.includes('NO_RECORD')],
  ['VERIFIED_NO_DISCREPANCY', (all) => all.filter((status) => status === 'VERIFIED').length === all.length],
  ['VERIFIED', (all) => all.includes('VERIFIED') || all.includes('PARTIAL')],
  ['THIRD_PARTY_RECORD', (all) => all.filter((status) => status === 'THIRD_PARTY').length === all.length],
];
const endingOf = (statuses: RecordStatus[]): string =>
  ENDINGS.find(([, fits]) => fits(statuses))?.[0] ?? 'open';

async function howItEnded(ids: OrderedSearch): Promise<string> {
  const { search, results } = await readSearch(context, ids);
  if (search.searchStatus === 'IN_PROGRESS') return 'open';
  // What comes later is told too.
  const events = await openEvents(test, context, ids.searchId);
  const ending = events.find(({ event }) => event === 'verification.action_required');
  const { reasonCode } = (ending?.data ?? {}) as { reasonCode?: string };
  return results[0]?.outcome ?? reasonCode ?? 'nothing';
}

/** Counts the attempts that were made or planned, as the caps do. */
async function expectCaps({ searchId }: OrderedSearch, history: Employers): Promise<void> {
  const rows = await test.sql<{ records: number[]; count: number }>(
    `select records, count(*)::integer as count from outbounds
      where search_id = $1 and status <> 'CANCELLED' group by contact_id, channel, records`,
    [searchId],
  );
  for (const { count } of rows) expect(count).toBeLessThanOrEqual(LIMITS.maxAttemptsPerMethod);
  for (const name of new Set(history.map((employer) => employer.name))) {
    const first = history.findIndex((employer) => employer.name === name);
    const ofSource = rows.filter(({ records }) => records.some((record) => history[record]?.name === name));
    const made = ofSource.reduce((sum, { count }) => sum + count, 0);
    expect([first, made <= LIMITS.maxTotalAttempts]).toEqual([first, true]);
  }
}

it('everybody is asked, and answers for, what they know, whatever happens', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(employers, acts, async (history, life) => {
      // What one life teaches the directory is not for the next.
      context = { ...(await test.organization()), actor: 'SYSTEM' };
      const ids = await begin(history);
      const sent: ClaimedOutbound[] = [];
      const send = async () => {
        for (const claimed of (await sendDue(test, context, ids)).values()) {
          const known = knownAt(claimed.destination, history);
          const asked = claimed.records.map(({ index }) => index);
          expect(asked.filter((index) => !known.includes(index))).toEqual([]);
          const { records } = await readVerifierForm(test.core, claimed.links.pageToken);
          expect(records.map(({ index }) => index)).toEqual(asked);
          sent.push(claimed);
        }
      };
      await send();
      for (const act of life) {
        if (act === 'a day later') {
          clock.advance({ days: 1 });
          await send();
        } else {
          const claimed = sent[act.whom % Math.max(1, sent.length)];
          if (!claimed) continue;
          clock.advance({ minutes: 1 });
          const before = await statusesOf(ids);
          await say(act.says, claimed);
          const known = knownAt(claimed.destination, history);
          const after = await statusesOf(ids);
          const others = (statuses: RecordStatus[]) => statuses.filter((_, index) => !known.includes(index));
          expect(others(after)).toEqual(others(before));
        }
        await expectCaps(ids, history);
        const statuses = await statusesOf(ids);
        expect(statuses).toHaveLength(history.length);
        expect(await howItEnded(ids)).toBe(endingOf(statuses));
      }
      const isOpen = endingOf(await statusesOf(ids)) === 'open';
      clock.advance({ days: 8 });
      await expireSearch(context, ids);
      if (isOpen) expect(await howItEnded(ids)).toBe('SLA_REACHED');
      await test.sql('delete from pgboss.job');
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 25) },
  );
});
