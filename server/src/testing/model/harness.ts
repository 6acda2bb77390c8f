import { type FakeClock, fakeClock, OFFICE_HOURS, tenantTables } from '@credence/core/testing';
import { createHandlers } from '../../../../worker/src/handlers/handlers.ts';
import { createMetrics } from '../../../../worker/src/metrics.ts';
import type { Handlers } from '../../../../worker/src/queue/running-job.ts';
import { createReleases } from '../../../../worker/src/releases.ts';
import type { Answer } from '../answers.ts';
import { type Caller, type Sent, startTestApp, type TestApp } from '../app.ts';
import type { Tenant } from './model.ts';
import { createOutside, type Outside } from './outside.ts';
import type { SeenEvent } from './seen-event.ts';
import { type TenancyCheck, tenancyCheck } from './tenancy.ts';

/** The running service: the real server and database, and the worker's handlers with a world of their own. */
export interface Harness {
  app: TestApp;
  clock: FakeClock;
  outside: Outside;
  handlers: Handlers;
  callers: readonly [Caller, Caller];
  /** Events as they were when they were first seen. */
  seen: Map<string, SeenEvent>;
  tenancy: TenancyCheck;
  /** Jobs that are being written after the commits that ask for them. */
  ensured: Set<Promise<void>>;
  /** A request of an organization. */
  request(tenant: Tenant, method: string, path: string, sent?: Sent): Promise<Answer>;
}

/** A harness that many lives are played in, one after the other. */
export interface OpenHarness {
  /** An empty database, two new organizations, and a Monday morning. */
  begin(): Promise<Harness>;
  /** Trouble outside any request or job. */
  faults: readonly Error[];
  close(): Promise<void>;
}

/** Opens a harness, once for all lives. */
export async function openHarness(): Promise<OpenHarness> {
  const clock = fakeClock(OFFICE_HOURS);
  const app = await startTestApp({ clock });
  const { core } = app.test;
  const tables = (await tenantTables(app.test)).join(', ');
  const tenancy = await tenancyCheck(app.test);
  const metrics = createMetrics(core, () => 0);
  const ensured = new Set<Promise<void>>();
  const { ensureReceiverJob } = core;
  core.ensureReceiverJob = (job) => {
    const written = ensureReceiverJob(job).finally(() => ensured.delete(written));
    ensured.add(written);
    return written;
  };

  return {
    async begin() {
      await Promise.all(ensured);
      await app.test.sql(`truncate ${tables}, pgboss.job cascade`);
      clock.set(OFFICE_HOURS);
      const outside = createOutside();
      const { channels, http } = outside;
      const parts = { core, logger: app.log.logger, http, channels, releases: createReleases(http), metrics };
      const callers = [
        app.caller(await app.test.organization()),
        app.caller(await app.test.organization()),
      ] as const;
      return {
        app,
        clock,
        outside,
        callers,
        tenancy,
        ensured,
        handlers: createHandlers(parts),
        seen: new Map(),
        async request(tenant, method, path, sent) {
          const answer = await callers[tenant].request(method, path, sent);
          if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.text}\n${lastFault(app)}`);
          return answer;
        },
      };
    },
    faults: app.test.faults,
    close: app.close,
  };
}

/** What the log says about the last thing that went wrong. */
const lastFault = ({ log }: TestApp): string =>
  JSON.stringify(log.lines().findLast(({ level }) => level === 'error' || level === 50) ?? null);
