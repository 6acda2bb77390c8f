import { randomBytes } from 'node:crypto';
import { startTcpProxy, type TcpProxy } from '../../../local/src/testing/tcp-proxy.ts';
import { waitFor } from '../../../local/src/wait-for.ts';
import {
  type MailBehaviour,
  type MailServer,
  startMailServer,
} from '../../../worker/src/testing/mail-server.ts';
import type { Cleanup } from '../cleanup.ts';
import { createRandom, type Random } from '../random.ts';
import type { RunMessage } from '../rules/run-record.ts';
import { prepareStage, type Stage, type StageOptions } from '../stage.ts';
import { logStatuses } from '../status-log.ts';
import { type Client, createClient } from './client.ts';
import { createFleet, type Fleet, type Kind } from './fleet.ts';
import type { Judging } from './judging.ts';
import { type SlowReceivers, startSlowReceivers } from './slow-receivers.ts';

/** The service with everything around it, of which any part can be broken. */
export interface World {
  seed: string;
  random: Random;
  stage: Stage;
  fleet: Fleet;
  client: Client;
  receivers: SlowReceivers;
  mail: MailServer;
  /** The service's way to the mail server. */
  mailWire: TcpProxy;
  /** What contacts meet that are asked from now on; null for a mail server as it should be. */
  troubleMail(behaviour: MailBehaviour | null): void;
  /** Every mail that arrived. */
  messages: RunMessage[];
  /** Starts two servers and two workers; of another checkout where `root` names one. */
  addEach(root?: string): Promise<void>;
  /** Waits until an order and its webhook come through: then the service works. */
  comeThrough(row: string): Promise<void>;
}

const RECEIVERS = 8;
/** Longer than it takes until the connections of a network that broke are given up. */
const BACK_MS = 150_000;
/** The retries of the schedule would take too long. */
const RETRY_SCALE = '0.01';

export async function prepareWorld(
  { seed, logs }: Pick<Judging, 'seed' | 'logs'>,
  options: StageOptions,
  cleanup: Cleanup,
): Promise<World> {
  const secret = randomBytes(24).toString('base64');
  const receivers = await startSlowReceivers({ seed, secret, count: RECEIVERS }, cleanup);
  const mail = await startMailServer();
  cleanup.add(mail.down);
  const mailWire = await startTcpProxy(mail.url);
  cleanup.add(mailWire.close);
  const messages: RunMessage[] = [];
  mail.onArrival(({ recipients, email }) => {
    const attemptId = (email.messageId ?? '').replace(/^<|@.*$/g, '');
    messages.push({ at: new Date(), attemptId, channel: 'EMAIL', destination: recipients[0] ?? '' });
  });

  const stage = await prepareStage(cleanup, {
    ...options,
    logsDirectory: logs,
    tenants: ['bench', 'quiet', 'busy'],
  });
  await logStatuses(stage.owner);
  const fleet = createFleet(stage, {
    server: {},
    worker: { WEBHOOK_RETRY_SCALE: RETRY_SCALE, SMTP_URL: `smtp://127.0.0.1:${mailWire.port}` },
  });
  let trouble: MailBehaviour | null = null;
  const client = createClient({
    servers: () => fleet.urls('server'),
    token: stage.token,
    secret,
    receivers: receivers.urls,
    onContact: (address) => trouble && mail.behave(address, trouble),
  });
  return {
    seed,
    stage,
    fleet,
    client,
    receivers,
    mail,
    mailWire,
    messages,
    random: createRandom(`${seed} faults`),
    troubleMail(behaviour) {
      trouble = behaviour;
    },
    async addEach(root) {
      const kinds: Kind[] = ['server', 'worker', 'server', 'worker'];
      await Promise.all(kinds.map((kind) => fleet.add(kind, {}, root)));
    },
    async comeThrough(row) {
      const name = await client.place(row, 'cancelled', receivers.urls[0]);
      await waitFor(`the webhook of ${name}`, () => receivers.arrivedFor(name) > 0, BACK_MS);
    },
  };
}
