import type { AuditEntry } from '../../../platform/audit/audit-entry.ts';
import { createAuditNote, noteResources } from '../../../platform/audit/audit-note.ts';
import { hourlyId } from '../../../platform/audit/hourly-id.ts';
import { findRows } from '../../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { InvalidLink } from '../../../platform/errors.ts';
import type { Context, Core } from '../../context/context.ts';
import { now } from '../../context/context.ts';
import { contextForOrganization } from '../../context/find-organization.ts';
import { OutboundEntity, type OutboundRow } from '../../entities/outbound-entity.ts';
import type { SearchRow } from '../../entities/search-entity.ts';
import { parsePageToken } from '../../outbounds/plan/link-token.ts';

/** From where a request with a link came, as far as it is known. */
export type LinkUse = Pick<AuditEntry, 'address'> & { requestId?: string | null };

/**
 * The organization that a link belongs to, acted on by the contact, and the hash that finds the attempt.
 * @param action name of the entry that this leaves in the audit trail, once an hour: of the first use in it
 */
export async function contextOfLink(
  core: Core,
  token: string,
  action: 'form.read' | 'form.answer' | 'release.read',
  { address = null, requestId = null }: LinkUse = {},
): Promise<{ context: Context; linkHash: Buffer }> {
  const { organizationId, linkHash } = parsePageToken(token);
  const context = await contextForOrganization(core, organizationId, 'CONTACT');
  if (!context || context.organization.status === 'INACTIVE') throw new InvalidLink();
  // The holder of a link can use it as often as they like, and no entry can be deleted.
  const id = hourlyId(`${action} ${linkHash.toString('hex')}`, now(context));
  const audit = createAuditNote({ id, action, actor: context.actor, subject: null, requestId, address });
  return { context: { ...context, audit }, linkHash };
}

/** The attempt of a link that still works; a link is told to no one before its attempt is being sent. */
export async function attemptOfLink(
  context: Context,
  transaction: Transaction,
  linkHash: Buffer,
): Promise<OutboundRow> {
  const [outbound] = await findRows(context, transaction, OutboundEntity, 'link_hash = $2', [linkHash]);
  if (!outbound) throw new InvalidLink();
  return usableAttempt(context, outbound);
}

/** The attempt that a link has led to, where the link still works; its use is noted. */
export function usableAttempt(context: Context, outbound: OutboundRow): OutboundRow {
  if (outbound.linkExpiresAt <= now(context)) throw new InvalidLink();
  noteResources(context, { searchId: outbound.searchId, outboundId: outbound.id });
  return outbound;
}

/** Whether an answer to an attempt is still waited for. */
export const isWaitedFor = (
  { searchStatus }: Pick<SearchRow, 'searchStatus'>,
  { dismissedAt }: Pick<OutboundRow, 'dismissedAt'>,
): boolean => searchStatus === 'IN_PROGRESS' && dismissedAt === null;

/** Whether an answer to an attempt is kept though its search has ended: not where the client has called it off. */
export const isKeptLate = (
  { searchStatus }: Pick<SearchRow, 'searchStatus'>,
  { dismissedAt }: Pick<OutboundRow, 'dismissedAt'>,
): boolean => (searchStatus === 'COMPLETED' || searchStatus === 'REASSIGNED') && dismissedAt === null;
