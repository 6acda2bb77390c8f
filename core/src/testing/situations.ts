import type { Context } from '../domain/context/context.ts';
import type { OutboundRow } from '../domain/entities/outbound-entity.ts';
import { researchSearch } from '../domain/outbounds/plan/research-search.ts';
import type { FakeClock } from './fake-clock.ts';
import type { TestCore } from './test-core.ts';
import { ALL_CHANNELS, orderSearch } from './workflow.ts';

/** What decides about a plan of attempts: one employer with an address, unless it says otherwise. */
export interface Situation {
  at: string;
  /** Whom the history names, and where. */
  employer?: object;
  /** Another job. */
  second?: object;
  timing?: object;
  outbound?: object;
  channels?: object;
  closedDays?: string[];
  /** The first letter of each attempt's channel, and its time in UTC. */
  expected: string;
}

/** The attempts that are planned in a situation, as `expected` has them. */
export async function plannedIn(
  { test, clock }: { test: TestCore; clock: FakeClock },
  context: Context,
  { at, employer, second, timing = {}, outbound = {}, channels = {}, closedDays = [] }: Situation,
): Promise<string> {
  clock.set(at.replace('Z', ':00Z'));
  const asked = { ...context, organization: { ...context.organization, closedDays } };
  const first = { employerName: 'Contoso Inc', position: 'Analyst', employerEmail: 'hr@contoso.example' };
  const ids = await orderSearch(asked, {
    history: { employment: [{ ...first, ...employer }, ...(second ? [second] : [])] },
    defaultSearchConfig: { timing, outbound, channels },
  });
  await researchSearch(asked, { ...ids, channelsAvailable: ALL_CHANNELS });
  const rows = await test.sql<Pick<OutboundRow, 'channel'> & { scheduled_at: Date }>(
    'select channel, scheduled_at from outbounds where search_id = $1 order by scheduled_at, id',
    [ids.searchId],
  );
  return rows.map((row) => `${row.channel[0]} ${row.scheduled_at.toISOString().slice(5, 16)}`).join(' ');
}
