import { type JobName, readVerifierForm, submitVerifierAnswers } from '@credence/core';
import { confirmAll, nameOf, openEvents } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness } from '../testing/harness.ts';
import { until } from '../testing/until.ts';
import type { Worker } from '../worker.ts';

/** Tries of a job before it counts as failing every time. */
const TRIES = 3;

interface Fault {
  phase: JobName;
  /** The change of a row that fails, for one search only. */
  fault: { on: 'insert' | 'update'; table: string; when: string };
  /** What the search has told before. */
  told: string[];
  /** What becomes of its attempts. */
  attempts: string[];
}

const FAULTS: Fault[] = [
  {
    phase: 'research-search',
    fault: { on: 'insert', table: 'contacts', when: 'true' },
    told: [],
    attempts: [],
  },
  {
    phase: 'send-outbound',
    fault: { on: 'update', table: 'outbounds', when: `new.status = 'IN_PROGRESS'` },
    told: ['CONTACT_PLAN'],
    attempts: ['CANCELLED', 'CANCELLED'],
  },
  {
    phase: 'process-inbound',
    fault: { on: 'insert', table: 'verification_results', when: 'true' },
    told: ['CONTACT_PLAN', 'OUTBOUND_ATTEMPT', 'OUTBOUND_ATTEMPT'],
    attempts: ['DELIVERED', 'CANCELLED'],
  },
  {
    phase: 'escalate-search',
    fault: { on: 'insert', table: 'activities', when: `new.activity_type = 'AGENT_INTERVENTION'` },
    told: ['CONTACT_PLAN', 'OUTBOUND_ATTEMPT'],
    attempts: ['FAILED', 'CANCELLED'],
  },
];

const addressOf = (phase: JobName) => `${phase}@contoso.example`;
const HEALTHY = 'healthy@contoso.example';
/** Whose mails go out, and cannot be recorded as sent. */
const UNRECORDED = 'unrecorded@contoso.example';

let harness: Harness;
let worker: Worker;
/** The search of each fault, and the one without. */
const searches = new Map<string, string>();

beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
  // The queue's own retries and its dead letters, without the pauses between them.
  await harness.test.sql('update pgboss.queue set retry_limit = $1, retry_delay = 0, retry_backoff = false', [
    TRIES - 1,
  ]);
  await harness.test.sql(`create function fault() returns trigger language plpgsql as
    $$ begin raise exception 'a fault of ours'; end $$`);
  harness.mail.behave(addressOf('escalate-search'), 'refuse');
  const searchConfig = { outbound: { maxTotalAttempts: 2 } };
  for (const { phase, fault } of FAULTS) {
    const { searchId } = await harness.order({ to: addressOf(phase), searchConfig });
    searches.set(phase, searchId);
    await harness.test.sql(`create trigger "fault_${phase}" before ${fault.on} on ${fault.table} for each row
      when (new.search_id = '${searchId}' and ${fault.when}) execute function fault()`);
  }
  const { searchId } = await harness.order({ to: UNRECORDED, searchConfig });
  searches.set(UNRECORDED, searchId);
  await harness.test.sql(`create trigger fault_unrecorded before update on outbounds for each row
    when (new.search_id = '${searchId}' and new.status = 'SENT') execute function fault()`);
  searches.set(HEALTHY, (await harness.order({ to: HEALTHY, searchConfig })).searchId);
  worker = await harness.start();
  for (const to of [addressOf('process-inbound'), HEALTHY]) await answerAs(to);
});
afterAll(() => harness.close());

/** Confirms everything on the page, as the person who got the mail. */
async function answerAs(to: string): Promise<void> {
  const mail = await until(`the mail to ${to}`, () => harness.mail.arrivedFor(to)[0]);
  const token = /\/respond\/(\S+)/.exec(mail.email.text ?? '')?.[1] ?? '';
  await until('the attempt to be recorded', async () => {
    const rows = await harness.test.sql(`select from outbounds where search_id = $1 and status = 'SENT'`, [
      searches.get(to) ?? searches.get('process-inbound'),
    ]);
    return rows.length > 0;
  });
  const form = await readVerifierForm(harness.test.core, token);
  await submitVerifierAnswers(harness.test.core, token, confirmAll(form));
}

const ended = (searchId: string) =>
  until('the end of the search', async () => {
    const [row] = await harness.test.sql<{ status: string; phase: string }>(
      `select search_status as status, phase from searches where id = $1 and search_status <> 'IN_PROGRESS'`,
      [searchId],
    );
    return row;
  });

describe('a search whose job fails every time', () => {
  it.each(FAULTS)('in $phase ends as a failure of ours, once', async ({ phase, told, attempts }) => {
    const searchId = searches.get(phase) ?? '';
    expect(await ended(searchId)).toEqual({ status: 'COMPLETED', phase: 'CLOSED' });
    const events = await openEvents(harness.test, harness.context, searchId);
    expect(events.map(nameOf)).toEqual([
      ...told,
      'SEARCH_UPDATED',
      'verification.action_required SYSTEM_FAILURE',
    ]);
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
    const rows = await harness.test.sql<{ status: string; error: string | null }>(
      'select status, error from outbounds where search_id = $1 order by scheduled_at, id',
      [searchId],
    );
    expect(rows.map(({ status }) => status)).toEqual(attempts);
    const endings = await harness.test.sql(
      `select from activities where search_id = $1 and activity_type = 'SEARCH_COMPLETED'`,
      [searchId],
    );
    expect(endings).toHaveLength(1);
  });

  it('sends a message that cannot be recorded twice at most, and waits for an answer to it', async () => {
    const attempt = await until('its end', async () => {
      const [row] = await harness.test.sql<{ status: string; error: string }>(
        'select status, error from outbounds where search_id = $1 order by scheduled_at',
        [searches.get(UNRECORDED)],
      );
      return row?.status === 'FAILED' && row;
    });
    expect(attempt.error).toBe('Sending was interrupted: whether it went out is not known');
    const ids = harness.mail.arrivedFor(UNRECORDED).map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('tried each of them as often as the queue allows', async () => {
    for (const { phase } of FAULTS) await ended(searches.get(phase) ?? '');
    const figures = await worker.metrics.registry.metrics();
    for (const { phase } of FAULTS) {
      // Recording what was sent failed twice, beside those of the fault.
      const failures = phase === 'send-outbound' ? TRIES + 2 : TRIES;
      expect(figures).toContain(`job_duration_seconds_count{job="${phase}",result="failed"} ${failures}\n`);
    }
    expect(figures).toContain(
      `job_duration_seconds_count{job="fail-search",result="done"} ${FAULTS.length}\n`,
    );
  });

  it('stops no other search on its way', async () => {
    const searchId = searches.get(HEALTHY) ?? '';
    await ended(searchId);
    const events = await openEvents(harness.test, harness.context, searchId);
    expect(events.map(nameOf)).toEqual([
      'CONTACT_PLAN',
      'OUTBOUND_ATTEMPT',
      'OUTBOUND_ATTEMPT',
      'SEARCH_UPDATED',
      'verification.completed',
    ]);
  });
});
