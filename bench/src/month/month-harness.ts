import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Channel } from '@credence/contract';
import { createOrganization, migrate, readConfig, WorkerConfig } from '@credence/core';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../local/src/postgres/embedded-postgres.ts';
import { createSmtp } from '../../../worker/src/channels/smtp.ts';
import type { Cleanup } from '../cleanup.ts';
import { logStatuses } from '../status-log.ts';
import { UNCAPPED } from '../uncapped.ts';
import { type Agenda, createAgenda } from './agenda.ts';
import { emptyJournal } from './journal.ts';
import { createVirtualTime, type VirtualTime } from './virtual-time.ts';
import { openWorkshop, type Workshop } from './workshop.ts';
import { HOMES } from './world/cities.ts';
import type { HeldMessage } from './world/give-answer.ts';
import { hearMessage, receptionOf } from './world/hear-message.ts';
import { hearReadBack } from './world/hear-read-back.ts';
import { CONTACTS_DOMAIN, openPostOffice, type ReceivedMail } from './world/post-office.ts';
import { openTelephone } from './world/telephone.ts';
import type { Listener, World } from './world/world.ts';

/** The service at work in virtual time, and the world around it. */
export interface MonthHarness {
  world: World;
  time: VirtualTime;
  workshop: Workshop;
  agenda: Agenda;
  /** Of the superuser: row-level security hides nothing from it. */
  owner: pg.Pool;
  close(): Promise<void>;
}

/** A month on a Postgres of its own. @param settings of that, as `name=value` */
export async function startMonth(
  seed: string,
  start: Date,
  cleanup: Cleanup,
  settings: readonly string[] = [],
): Promise<MonthHarness> {
  const postgres = await startEmbeddedPostgres({ dataDirectory: await cleanup.directory(), settings });
  cleanup.add(postgres.stop);
  await migrate(postgres.url);
  const harness = await buildMonthHarness(postgres.url, seed, start);
  cleanup.add(harness.close);
  return harness;
}

/** @param databaseUrl of a migrated database that is used for nothing else, as the superuser */
export async function buildMonthHarness(
  databaseUrl: string,
  seed: string,
  start: Date,
): Promise<MonthHarness> {
  const filesDirectory = await mkdtemp(join(tmpdir(), 'credence-month-'));
  const time = await createVirtualTime(databaseUrl, start);
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // Dropping the database may meet a connection of the pool that is still closing.
  owner.on('error', () => undefined);
  await logStatuses(owner);

  const agenda = createAgenda();
  const listeners = new Map<string, Listener>();
  const shared = { seed, now: time.now, agenda, journal: emptyJournal(), searches: [], listeners };
  const postOffice = await openPostOffice(receptionOf({ listeners }), (mail) => {
    // A reminder answers the request before it, and what is read back answers the contact's own mail.
    const { inReplyTo } = mail;
    if (inReplyTo?.endsWith(`@${CONTACTS_DOMAIN}>`))
      hearReadBack(world, heldReadBack(mail, inReplyTo), inReplyTo);
    else hearMessage(world, ...heldMail(mail));
  });
  const telephone = await openTelephone(({ outboundId, number, text }) =>
    hearMessage(world, 'VOICE', {
      attemptId: outboundId,
      to: number,
      pageToken: null,
      replyTo: null,
      subject: null,
      text,
    }),
  );
  const config = readConfig(WorkerConfig, {
    ...SETTINGS,
    DATABASE_URL: databaseUrl,
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    FILES_DIRECTORY: filesDirectory,
    SMTP_URL: postOffice.url,
    VOICE_URL: telephone.url,
  });
  const workshop = await openWorkshop({ config, owner, time });
  const postman = createSmtp(`smtp://127.0.0.1:${workshop.inboundMailPort}`);
  const world: World = { ...shared, core: workshop.core, postman };
  for (const home of HOMES)
    await createOrganization(world.core, { ...home, releaseDelivery: 'NONE', destinationCaps: UNCAPPED });

  return {
    world,
    time,
    workshop,
    agenda,
    owner,
    async close() {
      postman.close();
      await workshop.close();
      await postOffice.close();
      await telephone.close();
      await time.close();
      await owner.end();
      await rm(filesDirectory, { recursive: true, force: true });
    },
  };
}

const REPLY_DOMAIN = 'reply.credence.month';
const FAX_DOMAIN = 'fax.credence.month';

const SETTINGS = {
  ENVIRONMENT: 'sandbox',
  ALLOW_LOOPBACK_TARGETS: 'true',
  TARGET_PORTS: 'any',
  PUBLIC_URL: 'https://verify.credence.month',
  MAIL_FROM: 'verifications@credence.month',
  REPLY_DOMAIN,
  FAX_GATEWAY_DOMAIN: FAX_DOMAIN,
  VOICE_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  // Never by itself: the month sweeps when its time comes.
  SWEEP_SECONDS: '3600',
  INBOUND_SMTP_PORT: '0',
  INBOUND_SMTP_HOST: '127.0.0.1',
  HOST: '127.0.0.1',
  METRICS_PORT: '0',
};

const LINK = /\/respond\/([A-Za-z0-9_-]+)/;

/** A fax comes as a mail to its number at the gateway; its link is on paper. */
function heldMail({ to, messageId, replyTo, subject, text }: ReceivedMail): [Channel, HeldMessage] {
  const [mailbox = '', domain] = to.split('@');
  const attempt = {
    attemptId: attemptIn(messageId),
    replyTo,
    subject,
    text,
  };
  return domain === FAX_DOMAIN
    ? ['FAX', { ...attempt, to: `+${mailbox}`, pageToken: null }]
    : ['EMAIL', { ...attempt, to, pageToken: LINK.exec(text)?.[1] ?? null }];
}

/** It names the attempt in the mail that it answers. */
function heldReadBack({ to, replyTo, subject, text }: ReceivedMail, inReplyTo: string): HeldMessage {
  const attemptId = attemptIn(inReplyTo).replace(/\.\d+$/, '');
  return { attemptId, to, replyTo, subject, text, pageToken: LINK.exec(text)?.[1] ?? null };
}

/** What stands before the `@` of a Message-ID. */
const attemptIn = (messageId: string): string => messageId.replace(/^<|@.*$/g, '');
