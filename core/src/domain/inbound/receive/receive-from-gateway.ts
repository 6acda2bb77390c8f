import type { InboundNotification } from '@credence/contract';
import { createAuditNote } from '../../../platform/audit/audit-note.ts';
import { inSchedulerTransaction } from '../../../platform/database/in-transaction.ts';
import { NotFound } from '../../../platform/errors.ts';
import type { Context, Core } from '../../context/context.ts';
import { contextForOrganization } from '../../context/find-organization.ts';
import { type ReceivedNotification, receiveNotification } from './receive-notification.ts';

/** What a gateway of the deployment passes on: an answer to one attempt. */
export interface GatewayMessage {
  notification: InboundNotification;
  /** The attempt that it answers, as the call task or the fax named it. */
  outboundId: string;
  requestId: string | null;
}

/**
 * Keeps what a telephony or fax gateway of the deployment passes on. One gateway serves all organizations, so the attempt
 * tells whose it is; nothing else that the message names is looked for.
 * @throws NotFound when there is no such attempt
 */
export async function receiveFromGateway(
  core: Core,
  { notification, outboundId, requestId }: GatewayMessage,
): Promise<ReceivedNotification> {
  const context = await contextOfAttempt(core, outboundId);
  if (!context || context.organization.status === 'INACTIVE') throw new NotFound('Attempt not found');
  const audit = createAuditNote({
    action: 'inbound.submit',
    actor: context.actor,
    subject: null,
    requestId,
    resources: { outboundId },
  });
  return receiveNotification({ ...context, audit }, { ...notification, metadata: { outboundId } });
}

async function contextOfAttempt(core: Core, outboundId: string): Promise<Context | undefined> {
  const [attempt] = await inSchedulerTransaction(core, ({ query }) =>
    query<{ organizationId: string }>(
      'select organization_id as "organizationId" from outbounds where id = $1',
      [outboundId],
    ),
  );
  return attempt && contextForOrganization(core, attempt.organizationId, 'API');
}
