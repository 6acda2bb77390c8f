import { recordActivities } from '../activities/record-activity.ts';
import { sealContact } from '../contacts/contact-details.ts';
import { ContactEntity } from '../contacts/contact-entity.ts';
import { contactPlanEntries, type PlannedContact, planContacts } from '../contacts/contact-plan.ts';
import { type Context, now } from '../context.ts';
import { newId } from '../database/ids.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { enqueue } from '../queue/enqueue.ts';
import { emitEvents } from '../webhooks/emit-event.ts';
import { closeSearch } from './close-search.ts';
import { type LockedSearch, lockSearch } from './lock-search.ts';
import { type Step, setStep } from './set-step.ts';
import { openRequest } from './verification-request.ts';

/** Finds whom to ask, and starts outreach; a search past its research is left alone. */
export function researchSearch(context: Context, { searchId }: { searchId: string }): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (locked?.search.phase !== 'RESEARCH') return;
    const { search, config } = locked;
    const { records } = openRequest(context, search);
    const plan = planContacts({ searchType: search.searchType, records, config });
    switch (plan.kind) {
      case 'contacts':
        return keepPlan(context, transaction, locked, plan.contacts);
      case 'third-party':
        return foundThirdParty(context, transaction, locked, plan);
      case 'primary-education':
        await close(context, transaction, locked, 'PRIMARY_EDUCATION');
        return;
      case 'nobody':
        return foundNobody(context, transaction, locked, plan.escalate);
    }
  });
}

async function keepPlan(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  contacts: PlannedContact[],
): Promise<void> {
  const { id: searchId, organizationId } = locked.search;
  const at = now(context);
  await transaction.manager.insert(
    ContactEntity,
    contacts.map(({ source, confidence, ...details }, position) => {
      const id = newId();
      return {
        organizationId,
        id,
        searchId,
        position,
        status: 'ACTIVE' as const,
        accuracyStatus: null,
        source,
        confidence,
        details: sealContact(context, id, { ...details, metadata: {} }),
        createdAt: at,
        updatedAt: at,
        removedAt: null,
      };
    }),
  );
  await setStep(context, transaction, locked, { phase: 'OUTREACH', waitingFor: null, nextActionAt: at });
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: { notificationType: 'CONTACT_PLAN', contactPlan: contactPlanEntries(contacts), metadata: {} },
    },
  ]);
  await recordActivities(context, transaction, [
    { searchId, activityType: 'CONTACT_PLAN', description: `Contacts found: ${contacts.length}` },
  ]);
  await enqueue(context, transaction, 'schedule-outreach', [{ data: { searchId } }]);
}

async function foundThirdParty(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { vendor, defer }: { vendor: string; defer: boolean },
): Promise<void> {
  if (!locked.config.escalation.disableThirdPartyEvent) {
    const metadata = { thirdPartyVendor: vendor, deferred: defer };
    await emitEvents(context, transaction, locked, [
      { event: 'verification.notification', data: { notificationType: 'THIRD_PARTY_RECORD', metadata } },
    ]);
  }
  if (!defer) {
    await close(context, transaction, locked, 'THIRD_PARTY_RECORD');
    return;
  }
  await note(context, transaction, locked, {
    activityType: 'THIRD_PARTY_RECORD',
    description: `Records are held by ${vendor}`,
    step: {
      phase: 'AWAITING_RESPONSE',
      waitingFor: `third party ${vendor}`,
      nextActionAt: locked.search.slaAt,
    },
  });
}

async function foundNobody(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  escalate: boolean,
): Promise<void> {
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: { notificationType: 'ADDITIONAL_RESEARCH_NOTE', metadata: { reason: 'No contact was found' } },
    },
  ]);
  if (escalate) {
    await closeSearch(context, transaction, locked, {
      next: 'REASSIGNED',
      ending: { event: 'verification.action_required', reasonCode: 'HUMAN_ESCALATION' },
      cause: { source: 'system', trigger: 'research' },
    });
    return;
  }
  await note(context, transaction, locked, {
    activityType: 'ADDITIONAL_RESEARCH_NOTE',
    description: 'No contact was found',
    step: { phase: 'OUTREACH', waitingFor: 'a contact to be added', nextActionAt: locked.search.slaAt },
  });
}

async function note(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { activityType, description, step }: { activityType: string; description: string; step: Step },
): Promise<void> {
  await setStep(context, transaction, locked, step);
  await recordActivities(context, transaction, [{ searchId: locked.search.id, activityType, description }]);
}

const close = (
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  reasonCode: 'PRIMARY_EDUCATION' | 'THIRD_PARTY_RECORD',
) =>
  closeSearch(context, transaction, locked, {
    next: 'COMPLETED',
    ending: { event: 'verification.action_required', reasonCode },
    cause: { source: 'system', trigger: 'research' },
  });
