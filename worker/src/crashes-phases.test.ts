import {
  claimOutbound,
  readVerifierForm,
  recordOutbound,
  researchSearch,
  submitVerifierAnswers,
} from '@credence/core';
import { confirmAll, leftUnread, nameOf, openEvents } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness } from './testing/harness.ts';
import { missHeartbeats } from './testing/miss-heartbeats.ts';
import { until } from './testing/until.ts';
import { startWorkerProcess } from './testing/worker-process.ts';

/** A dead worker's jobs are looked for every 5 s. */
const TIMEOUT_MS = 60_000;
/** How often all of it is done, with two kills each time. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 1);

interface Phase {
  /** The job that does it, or would if the sweep had failed to. */
  job: string;
  isDoneBySweep?: true;
  /** The entry of the history that the phase writes last. */
  last: string;
  config?: object;
  /** Brings a search to where the phase begins. */
  prepare: (search: Placed) => Promise<unknown>;
  /** What the search has told, and its history, when it has gone on. */
  told: string[];
  history: string[];
  attempts: string[];
  /** Different mails that its contact got from a worker; the one that was being sent can come twice. */
  mails: number;
}

interface Placed {
  orderId: string;
  searchId: string;
  to: string;
}

const TWO_ATTEMPTS = { outbound: { maxTotalAttempts: 2 } };
const ASKED = ['SEARCH_CREATED', 'CONTACT_PLAN', 'OUTREACH_SCHEDULED', 'OUTBOUND_SENT'];

const PHASES: Phase[] = [
  {
    job: 'research-search',
    last: 'CONTACT_PLAN',
    prepare: async () => undefined,
    told: ['CONTACT_PLAN', 'OUTBOUND_ATTEMPT'],
    history: ASKED,
    attempts: ['SENT', 'SCHEDULED'],
    mails: 1,
  },
  {
    job: 'process-inbound',
    last: 'SEARCH_COMPLETED',
    prepare: async (search) => {
      const token = await ask(search);
      const form = await readVerifierForm(harness.test.core, token);
      await leftUnread(harness.test, () => submitVerifierAnswers(harness.test.core, token, confirmAll(form)));
    },
    told: [
      'CONTACT_PLAN',
      'OUTBOUND_ATTEMPT',
      'OUTBOUND_ATTEMPT',
      'SEARCH_UPDATED',
      'verification.completed',
    ],
    history: [...ASKED, 'RESPONSE_RECEIVED', 'SEARCH_COMPLETED'],
    attempts: ['DELIVERED', 'CANCELLED'],
    mails: 0,
  },
  {
    job: 'expire-search',
    isDoneBySweep: true,
    last: 'SEARCH_COMPLETED',
    prepare: async (search) => {
      await ask(search);
      await harness.test.sql('update searches set sla_at = $2 where id = $1', [search.searchId, new Date()]);
    },
    told: ['CONTACT_PLAN', 'OUTBOUND_ATTEMPT', 'SEARCH_UPDATED', 'verification.action_required SLA_REACHED'],
    history: [...ASKED, 'SEARCH_COMPLETED'],
    attempts: ['SENT', 'CANCELLED'],
    mails: 0,
  },
  {
    job: 'escalate-search',
    isDoneBySweep: true,
    last: 'SEARCH_REASSIGNED',
    config: { escalation: { autoEscalate: true } },
    prepare: async (search) => {
      await ask(search);
      for (const due of [
        'update searches set escalate_at = $2 where id = $1',
        'update search_records set escalate_at = $2 where search_id = $1',
      ]) {
        await harness.test.sql(due, [search.searchId, new Date()]);
      }
    },
    told: [
      'CONTACT_PLAN',
      'OUTBOUND_ATTEMPT',
      'AGENT_INTERVENTION',
      'SEARCH_UPDATED',
      'verification.action_required HUMAN_ESCALATION',
    ],
    history: [...ASKED, 'AGENT_INTERVENTION', 'SEARCH_REASSIGNED'],
    attempts: ['SENT', 'CANCELLED'],
    mails: 0,
  },
];

let harness: Harness;
const cleanups: (() => Promise<unknown>)[] = [];
const placed = new Map<Phase, Placed[]>(PHASES.map((phase) => [phase, []]));

beforeAll(
  async () => {
    harness = await buildHarness({ postgresUrl: inject('postgresUrl'), worksHere: false });
    cleanups.push(harness.close);
    await harness.test.sql(GATES);
    for (let round = 0; round < ROUNDS; round += 1) await playRound(round);
  },
  ROUNDS * 4 * TIMEOUT_MS,
);
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

/** Asks the contact of a search, as a worker would, and answers the token of the page. */
async function ask({ searchId }: Placed): Promise<string> {
  await researchSearch(harness.context, { searchId, channelsAvailable: ['EMAIL'] });
  const jobs = await harness.test.jobs('send-outbound', harness.context);
  const job = jobs
    .filter(({ data }) => data.searchId === searchId)
    .toSorted((a, b) => a.startAfter.getTime() - b.startAfter.getTime())[0];
  const claimed = job && (await claimOutbound(harness.context, { ...job.data, jobId: job.id }));
  if (!claimed) throw new Error('There is nothing to send');
  await recordOutbound(harness.context, claimed, { kind: 'sent' });
  return claimed.links.pageToken;
}

/**
 * Where a worker is stopped: in the transaction of its phase, or when that is committed and the job not yet settled.
 * A sequence counts who got there, as no transaction can: it is seen before anything is committed.
 */
const GATES = `
  create table gate_of (search_id uuid, job text, last text);
  create table gate (name text primary key, closed boolean not null);
  insert into gate values ('inside', true), ('unsettled', true);
  create sequence held_inside;
  create sequence held_unsettled;
  create function hold() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    if tg_argv[0] = 'inside' then
      if not exists (select from gate_of where search_id = new.search_id and last = new.activity_type) then
        return new;
      end if;
    elsif not exists (select from gate_of where search_id::text = new.data ->> 'searchId' and job = new.name) then
      return new;
    end if;
    perform nextval('held_' || tg_argv[0]);
    while (select closed from gate where name = tg_argv[0]) loop
      perform pg_sleep(0.01);
    end loop;
    return new;
  end $$;
  create trigger hold before insert on activities for each row execute function hold('inside');
  create trigger hold before update on pgboss.job for each row
    when (old.state = 'active' and new.state = 'completed') execute function hold('unsettled');
`;

type Gate = 'inside' | 'unsettled';

const close = (gate: Gate) =>
  harness.test.sql(`with at as (select setval('held_${gate}', 1, false)) update gate set closed = true from at
    where name = '${gate}'`);
const open = (gate: Gate) => harness.test.sql('update gate set closed = false where name = $1', [gate]);

/** How many workers' transactions have come to a gate. */
async function heldAt(gate: Gate): Promise<number> {
  const [row] = await harness.test.sql<{ count: number }>(
    `select case when is_called then last_value else 0 end::integer as count from held_${gate}`,
  );
  return row?.count ?? 0;
}

/** Kills a worker when every phase of some has come to a gate, then lets go of what it held. */
async function killAt(gate: Gate, phases: readonly Phase[]): Promise<void> {
  const worker = startWorkerProcess(harness.config);
  cleanups.push(async () => worker.kill());
  await until(`every phase at "${gate}"`, async () => (await heldAt(gate)) >= phases.length, TIMEOUT_MS);
  worker.kill();
  await open(gate);
  await missHeartbeats(harness.test);
}

async function playRound(round: number): Promise<void> {
  await close('inside');
  await close('unsettled');
  for (const phase of PHASES) {
    const to = `${phase.job}-${round}@contoso.example`;
    const search = {
      to,
      ...(await harness.order({ to, searchConfig: { ...TWO_ATTEMPTS, ...phase.config } })),
    };
    await phase.prepare(search);
    // Only from here on: what was prepared has come past the same places.
    await harness.test.sql('insert into gate_of values ($1, $2, $3)', [
      search.searchId,
      phase.job,
      phase.last,
    ]);
    placed.get(phase)?.push(search);
  }
  await killAt('inside', PHASES);
  // What a sweep does has no job to be settled.
  await killAt(
    'unsettled',
    PHASES.filter(({ isDoneBySweep }) => !isDoneBySweep),
  );
  const last = startWorkerProcess(harness.config);
  cleanups.push(async () => last.kill());
  await until('every job', async () => (await unfinished()).length === 0, TIMEOUT_MS);
  await last.stop();
}

/** Jobs that are due and not done, or will be tried again soon; follow-ups come a day later. */
const unfinished = () =>
  harness.test.sql(
    `select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() + interval '10 minutes'`,
  );

describe.each(PHASES)('a worker killed in $job, before and after it committed', (phase) => {
  it('leaves the search to another, and nothing of it is done twice', async () => {
    for (const { searchId, to } of placed.get(phase) ?? []) {
      const events = await openEvents(harness.test, harness.context, searchId);
      expect(events.map(nameOf)).toEqual(phase.told);
      expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
      const listOf = async (column: string, table: string) =>
        (
          await harness.test.sql<{ value: string }>(
            `select ${column} as value from ${table} where search_id = $1 order by created_at, id`,
            [searchId],
          )
        ).map(({ value }) => value);
      expect(await listOf('activity_type', 'activities')).toEqual(phase.history);
      expect(await listOf('status', 'outbounds')).toEqual(phase.attempts);
      expect(await listOf('id', 'contacts')).toHaveLength(1);
      expect(await listOf('id', 'verification_results')).toHaveLength(
        phase.told.includes('verification.completed') ? 1 : 0,
      );
      const mails = harness.mail.arrivedFor(to).map(({ email }) => email.messageId);
      expect(new Set(mails).size).toBe(phase.mails);
    }
  });
});
