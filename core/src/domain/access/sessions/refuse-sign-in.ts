import { createAuditNote } from '../../../platform/audit/audit-note.ts';
import { hourlyId } from '../../../platform/audit/hourly-id.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { type Context, now } from '../../context/context.ts';

/** Why an organization does not let in a person whom the issuer has let in. */
export type SignInRefusal = 'role' | 'inactive' | 'network';

export interface RefusedSignIn {
  /** As the issuer calls the person. */
  subject: string | null;
  address: string | null;
  /** What of the address costs something to change. */
  network: string;
  requestId: string;
  reason: SignInRefusal;
}

/**
 * Leaves in the trail that a person was not let in: once an hour for each person, network and reason. They could come as
 * often as they like, and no entry can be deleted.
 */
export async function refuseSignIn(
  context: Context,
  { subject, address, network, requestId, reason }: RefusedSignIn,
): Promise<void> {
  const action = 'session.begin.refused';
  const id = hourlyId(JSON.stringify([action, reason, subject, network]), now(context));
  const resources = { status: '403', reason };
  const caller = { subject, client: 'console', address };
  const audit = createAuditNote({ id, action, actor: context.actor, ...caller, requestId, resources });
  await recordAudit({ ...context, audit });
}
