import {
  type AuditNote,
  type Context,
  type Core,
  contextForOrganization,
  contextForTenant,
  createAuditNote,
  createCore,
  findOrganizationIds,
  NotFound,
} from '@credence/core';
import { isUuid } from './parse-options.ts';
import { type Need, readSettings } from './read-settings.ts';
import type { Terminal } from './terminal.ts';

/** How long a database may take to show that it works: operators have work to do on the days when it is slow. */
const PATIENCE_MS = 10_000;

/** Does `work` with a core that is open for it, and closed afterwards. */
export async function withCore<T>(
  terminal: Terminal,
  need: Need,
  work: (core: Core) => Promise<T>,
): Promise<T> {
  const core = createCore(readSettings(terminal.environment, need), {
    onError: () => undefined,
    patienceMs: PATIENCE_MS,
  });
  try {
    await core.ready();
    return await work(core);
  } finally {
    await core.close();
  }
}

/**
 * The context of an organization, in the name of the user who runs the command.
 * @param named its tenant or its id
 * @param action what the audit trail will say was done
 * @throws NotFound
 */
export async function contextOf(
  core: Core,
  terminal: Terminal,
  named: string,
  action: string,
): Promise<Context> {
  const context =
    (await contextForTenant(core, named, 'SYSTEM')) ??
    (isUuid(named) ? await contextForOrganization(core, named.toLowerCase(), 'SYSTEM') : undefined);
  if (!context) throw new NotFound(`There is no organization "${named}"`);
  return { ...context, audit: noteOf(terminal, action) };
}

/** What names the organizations that a command is about: the one that was named, or the ids of all. */
export const namedOrAll = async (core: Core, named: string | undefined): Promise<string[]> =>
  named === undefined ? findOrganizationIds(core) : [named];

/** What the audit trail will say about this run of a command. */
export const noteOf = (terminal: Terminal, action: string): AuditNote =>
  createAuditNote({
    action,
    actor: 'SYSTEM',
    subject: `cli:${terminal.environment.CREDENCE_OPERATOR || terminal.user}`,
    requestId: null,
  });
