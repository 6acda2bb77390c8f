import { type Context, type Core, createLogger, createOrder, type WorkerConfig } from '@credence/core';
import { createTestCore, orderInput, orderOf, type TestCore } from '@credence/core/testing';
import { startWorker, type Worker, type WorkerLimits } from '../worker.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type MovableClock, movableClock } from './movable-clock.ts';
import { type Answer, type ReceivedRequest, type Receiver, startReceiver } from './receiver.ts';

export interface HarnessOptions {
  /** Login of the run's Postgres. */
  postgresUrl: string;
  config?: Partial<WorkerConfig>;
  /** False where workers run in processes of their own, and this one must not look after the queue. */
  worksHere?: boolean;
}

/** What an order of a test says; all of it may be left out. */
export interface TestOrder {
  /** The contact's address; null for a search that finds nobody. */
  to?: string | null;
  webhookConfig?: Record<string, unknown>;
  /** The search configuration, on top of business hours that are open. */
  searchConfig?: { timing?: Record<string, unknown>; [block: string]: unknown };
  applicant?: Partial<ReturnType<typeof orderInput>['applicant']> & Record<string, unknown>;
  employment?: Record<string, unknown>;
}

export interface PlacedOrder {
  orderId: string;
  searchId: string;
}

/** A database, an organization, a mail server and whatever receivers a test needs, for workers to run among. */
export interface Harness {
  test: TestCore;
  context: Context;
  clock: MovableClock;
  mail: MailServer;
  config: WorkerConfig;
  /** Starts a worker of this process; on the harness's own core unless given another. */
  start(options?: { core?: Core; config?: Partial<WorkerConfig>; limits?: WorkerLimits }): Promise<Worker>;
  receiver(answer?: (count: number, request: ReceivedRequest) => Answer): Promise<Receiver>;
  /** Places an order, of the harness's own organization unless given another. */
  order(order?: TestOrder, of?: Context): Promise<PlacedOrder>;
  /** Everything that the workers logged, as written. */
  log(): string;
  /** Stops workers, servers and the core, and drops the database. */
  close(): Promise<void>;
}

export async function buildHarness(options: HarnessOptions): Promise<Harness> {
  const { postgresUrl, config: overrides, worksHere = true } = options;
  const clock = movableClock();
  const workers: Worker[] = [];
  const onJob = (queue?: string) => {
    for (const worker of workers) worker.wake(queue);
  };
  const test = await createTestCore({
    postgresUrl,
    clock,
    ...(overrides ? { config: overrides } : {}),
    ...(worksHere ? { onJob } : {}),
  });
  const context = await test.organization();
  const mail = await startMailServer();
  const receivers: Receiver[] = [];
  const lines: string[] = [];
  const logger = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  const config: WorkerConfig = {
    ...test.core.config,
    PUBLIC_URL: 'https://verify.credence.test',
    SMTP_URL: mail.url,
    ALLOW_UNENCRYPTED_SMTP: false,
    MAIL_FROM: 'verifications@credence.test',
    MAIL_FROM_NAME: 'Credence Verifications',
    REPLY_DOMAIN: 'reply.credence.test',
    INBOUND_SMTP_HOST: '127.0.0.1',
    READ_WEBSITES: false,
    WEB_SEARCH_FORM: 'searxng',
    MODEL_TIMEOUT_SECONDS: 15,
    EGRESS_PROXY_RESOLVES: false,
    SWEEP_SECONDS: 0.2,
    AUDIT_ANCHOR_MINUTES: 60,
    HOST: '127.0.0.1',
    METRICS_PORT: 0,
    ...overrides,
  };

  return {
    test,
    context,
    clock,
    mail,
    config,
    async start({ core = test.core, config: changes, limits } = {}) {
      const worker = await startWorker(core, { ...config, ...changes }, logger, limits);
      workers.push(worker);
      return worker;
    },
    async receiver(answer) {
      const receiver = await startReceiver(answer);
      receivers.push(receiver);
      return receiver;
    },
    async order(order = {}, of = context) {
      const { orderId, searchIds } = await createOrder(of, orderOf(orderBody(order, clock.now())));
      return { orderId, searchId: searchIds[0] ?? '' };
    },
    log: () => lines.join(''),
    async close() {
      await mail.down();
      await Promise.all(receivers.map((receiver) => receiver.down()));
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
      await test.close();
    },
  };
}

/** An order as a client sends it. */
export function orderBody({ to, webhookConfig, searchConfig, applicant, employment }: TestOrder, now: Date) {
  const body = orderInput();
  const contact = to === null ? { employerEmail: undefined } : { employerEmail: to ?? 'hr@contoso.example' };
  return {
    applicant: { ...body.applicant, ...applicant },
    searchTypes: [
      {
        ...body.searchTypes[0],
        searchConfig: {
          ...searchConfig,
          // Tests run on holidays too.
          timing: { businessHours: openHours(now), respectHolidays: false, ...searchConfig?.timing },
        },
      },
    ],
    history: { employment: [{ ...OLD_JOB, ...contact, ...employment }] },
    ...(webhookConfig ? { webhookConfig } : {}),
  };
}

const OLD_JOB = {
  employerName: 'Contoso Inc',
  position: 'Analyst',
  startDate: '2019-03-01',
  endDate: '2022-08-31',
};

/** Office hours in a zone where it is between 12:00 and 12:59; the signs of these zone names are reversed. */
function openHours(now: Date) {
  const offset = 12 - now.getUTCHours();
  const timezone = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  return { timezone, startTime: '09:00', endTime: '17:00', allowedDays: [0, 1, 2, 3, 4, 5, 6] };
}
