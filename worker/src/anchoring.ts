import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import {
  type AuditHead,
  anchorOf,
  type Core,
  type Logger,
  readAuditHeads,
  signatureHeaders,
  type WorkerConfig,
} from '@credence/core';
import type { HttpClient } from './http-client.ts';

/** Keeps a line outside of the service; throws where that fails. */
type Keep = (line: string) => Promise<void>;

type AnchorConfig = Pick<
  WorkerConfig,
  'AUDIT_ANCHOR_FILE' | 'AUDIT_ANCHOR_URL' | 'AUDIT_ANCHOR_SECRET' | 'AUDIT_ANCHOR_MINUTES'
>;

/** Heads of one line: a webhook takes them in one request. */
const HEADS_PER_LINE = 500;

/**
 * Keeps the heads of all audit trails outside of the database, again and again: an attacker who rewrites a trail there
 * cannot rewrite these. What could not be kept is kept the next time, and a worker that starts begins with all of them.
 */
export function startAnchoring(
  core: Core,
  config: AnchorConfig,
  { http, logger }: { http: HttpClient; logger: Logger },
): { stop(): Promise<void> } {
  const anchors = [
    ...(config.AUDIT_ANCHOR_FILE ? [anchorIn(core, toFile(config.AUDIT_ANCHOR_FILE))] : []),
    ...(config.AUDIT_ANCHOR_URL ? [anchorIn(core, toWebhook(core, config, http))] : []),
  ];
  let running = Promise.resolve();
  const anchorAll = async (): Promise<void> => {
    for (const anchor of anchors) {
      await anchor().catch((error: unknown) =>
        logger.warn({ err: error }, 'The heads of the audit trails are not anchored'),
      );
    }
  };
  const run = (): void => {
    running = running.then(anchorAll);
  };
  if (anchors.length > 0) run();
  const timer = setInterval(run, config.AUDIT_ANCHOR_MINUTES * 60_000);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Anchors what is newer than what was anchored there before. */
function anchorIn(core: Core, keep: Keep): () => Promise<void> {
  const known = new Map<string, number>();
  return async () => {
    const heads = await readAuditHeads(core, known);
    for (let index = 0; index < heads.length; index += HEADS_PER_LINE) {
      const some: AuditHead[] = heads.slice(index, index + HEADS_PER_LINE);
      await keep(anchorOf(some, core.clock.now()));
      for (const { organizationId, number } of some) known.set(organizationId, number);
    }
  };
}

const toFile =
  (file: string): Keep =>
  async (line) => {
    const handle = await open(file, 'a', 0o640);
    try {
      await handle.appendFile(`${line}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  };

const toWebhook =
  (
    core: Core,
    { AUDIT_ANCHOR_URL: url = '', AUDIT_ANCHOR_SECRET: secret = '' }: AnchorConfig,
    http: HttpClient,
  ): Keep =>
  async (line) => {
    const body = Buffer.from(line);
    const timestamp = Math.floor(core.clock.now().getTime() / 1_000);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Credence-Audit/1',
      ...signatureHeaders({ eventId: randomUUID(), timestamp, body, secrets: [secret] }),
    };
    const outcome = await http.send({ method: 'POST', url, headers, body });
    if (outcome.kind === 'error') throw new Error(`The receiver of anchors: ${outcome.message}`);
    if (outcome.status < 200 || outcome.status > 299)
      throw new Error(`The receiver of anchors answered with status ${outcome.status}`);
  };
