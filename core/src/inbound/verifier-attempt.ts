import { noteResources } from '../audit/audit-note.ts';
import type { Context } from '../context.ts';
import { now } from '../context.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../database/transaction.ts';
import { InvalidLink } from '../errors.ts';
import { contextForOrganization } from '../organizations/find-organization.ts';
import { parsePageToken } from '../outbounds/link-token.ts';
import { OutboundEntity, type OutboundRow } from '../outbounds/outbound-entity.ts';
import type { SearchRow } from '../searches/search-entity.ts';

/**
 * The organization that a link belongs to, acted on by the contact, and the hash that finds the attempt.
 * @param action name of the entry that this leaves in the audit trail
 */
export async function contextOfLink(
  core: Core,
  token: string,
  action: 'form.read' | 'form.answer' | 'release.read',
): Promise<{ context: Context; linkHash: Buffer }> {
  const { organizationId, linkHash } = parsePageToken(token);
  const context = await contextForOrganization(core, organizationId, 'CONTACT');
  if (!context || context.organization.status === 'INACTIVE') throw new InvalidLink();
  const audit = {
    ...{ action, actor: context.actor, subject: null, requestId: null },
    ...{ resources: {}, recorded: false },
  };
  return { context: { ...context, audit }, linkHash };
}

/** The attempt of a link that still works; nobody is told a link before its attempt is being sent. */
export async function attemptOfLink(
  context: Context,
  { manager }: Transaction,
  linkHash: Buffer,
): Promise<OutboundRow> {
  const outbound = await manager.findOneBy(OutboundEntity, {
    organizationId: context.organization.id,
    linkHash,
  });
  if (!outbound || outbound.linkExpiresAt <= now(context)) throw new InvalidLink();
  noteResources(context, { searchId: outbound.searchId, outboundId: outbound.id });
  return outbound;
}

/** Whether an answer to an attempt is still waited for. */
export const isWaitedFor = (
  { searchStatus }: Pick<SearchRow, 'searchStatus'>,
  { dismissedAt }: Pick<OutboundRow, 'dismissedAt'>,
): boolean => searchStatus === 'IN_PROGRESS' && dismissedAt === null;
