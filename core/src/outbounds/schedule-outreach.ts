import type { Channel } from '@credence/contract';
import { type NewActivity, recordActivities } from '../activities/record-activity.ts';
import { openContact } from '../contacts/contact-details.ts';
import { ContactEntity } from '../contacts/contact-entity.ts';
import { type Context, now } from '../context.ts';
import { newId } from '../database/ids.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { enqueue } from '../queue/enqueue.ts';
import { type LockedSearch, lockSearch } from '../searches/lock-search.ts';
import { setStep } from '../searches/set-step.ts';
import { openDestination, sealDestination } from './destination.ts';
import { newLinks } from './link-token.ts';
import { OutboundEntity, type OutboundRow } from './outbound-entity.ts';
import { planAttempts } from './outbound-schedule.ts';
import { waitForOpening } from './wait-for-opening.ts';

/** Writes the attempts that the contact plan, the policy and the clock allow; attempts already made count. */
export function scheduleOutreach(
  context: Context,
  { searchId, channelsAvailable }: { searchId: string; channelsAvailable: Channel[] },
): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (locked?.search.phase !== 'OUTREACH') return;
    const { organizationId } = locked.search;
    const existing = await transaction.manager.findBy(OutboundEntity, { organizationId, searchId });
    // A repeated job finds the attempts of the first run.
    if (existing.some(({ status }) => status === 'SCHEDULED' || status === 'PAUSED')) return;
    const contacts = await transaction.manager.find(ContactEntity, {
      where: { organizationId, searchId, status: 'ACTIVE' },
      order: { position: 'ASC' },
    });
    const at = now(context);
    const { attempts, skipped } = planAttempts({
      contacts: contacts.map((row) => ({
        id: row.id,
        confidence: row.confidence,
        contactMethods: openContact(context, row).contactMethods,
      })),
      config: locked.config,
      zone: context.organization.timeZone,
      startAt: at,
      now: at,
      existing: existing.map((row) => ({ ...row, destination: openDestination(context, row) })),
      channelsAvailable,
    });
    await insertAttempts(context, transaction, locked, attempts);
    await recordActivities(context, transaction, [
      ...skipped.map(
        ({ channel, reason, contactId, destination }): NewActivity => ({
          searchId,
          activityType: 'OUTBOUND_SKIPPED',
          description: reason,
          channel,
          channelValue: destination,
          contactId,
        }),
      ),
      { searchId, activityType: 'OUTREACH_SCHEDULED', description: `Attempts scheduled: ${attempts.length}` },
    ]);
    const first = attempts.map(({ scheduledAt }) => scheduledAt).sort((a, b) => a.getTime() - b.getTime())[0];
    await setStep(context, transaction, locked, {
      phase: 'OUTREACH',
      waitingFor: first ? waitForOpening(context, locked, first) : 'a contact that can be reached',
      nextActionAt: first ?? locked.search.slaAt,
    });
  });
}

async function insertAttempts(
  context: Context,
  transaction: Transaction,
  { search }: LockedSearch,
  attempts: ReturnType<typeof planAttempts>['attempts'],
): Promise<void> {
  if (attempts.length === 0) return;
  const at = now(context);
  const rows = attempts.map((attempt): OutboundRow => {
    const id = newId();
    return {
      organizationId: search.organizationId,
      id,
      searchId: search.id,
      contactId: attempt.contactId,
      channel: attempt.channel,
      destination: sealDestination(context, id, attempt.destination),
      attemptNumber: attempt.attemptNumber,
      status: 'SCHEDULED',
      scheduledAt: attempt.scheduledAt,
      claimedBy: null,
      sweptAt: null,
      sendFailures: 0,
      sentAt: null,
      completedAt: null,
      outcome: null,
      error: null,
      ...newLinks(context, id),
      linkExpiresAt: search.slaAt,
      createdAt: at,
      updatedAt: at,
    };
  });
  await transaction.manager.insert(OutboundEntity, rows);
  await enqueue(
    context,
    transaction,
    'send-outbound',
    rows.map(({ id, scheduledAt }) => ({
      data: { searchId: search.id, outboundId: id },
      startAfter: scheduledAt,
    })),
  );
}
