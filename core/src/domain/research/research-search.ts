import { newId } from '../../platform/database/ids.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { activeContacts, type ContactReading } from '../contacts/active-contacts.ts';
import { readOwnDestinations } from '../contacts/own-destinations.ts';
import { entityOf, type PlannedContact, withoutDestinationsOf } from '../contacts/planned-contact.ts';
import { type Context, now } from '../context/context.ts';
import { sealContact } from '../entities/contact-details.ts';
import { ContactEntity } from '../entities/contact-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { closeSearch } from '../searches/close-search.ts';
import { lockSearch } from '../searches/lock-search.ts';
import { nobodyToAsk } from '../searches/nobody-to-ask.ts';
import { WAITS_FOR_NEW_CONTACT } from '../searches/outreach-step.ts';
import { setStep } from '../searches/set-step.ts';
import { thirdPartyHoldsRecord } from '../searches/third-party-record.ts';
import { emitEvents } from '../webhooks/events/emit-event.ts';
import { contactPlanEntries, planContacts } from './contact-plan.ts';
import { keepProviderAnswers } from './keep-provider-answers.ts';
import { type ProviderAnswer, providerKnowledge } from './provider-answer.ts';
import { readDirectory } from './read-directory.ts';
import { readVendors } from './vendors/read-vendors.ts';

/**
 * Finds whom to ask, and starts outreach; a search past its research is left alone.
 * @param answers what the research provider was asked about the search beforehand, if it was
 */
export function researchSearch(
  context: Context,
  { searchId, answers = [] }: { searchId: string; answers?: readonly ProviderAnswer[] },
): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (locked?.search.phase !== 'RESEARCH') return;
    const { search, config } = locked;
    const { records } = openRequest(context, search);
    const { searchType } = search;
    const entityNames = config.research.skipResearch ? [] : records.map(entityOf);
    const plan = planContacts({
      searchType,
      records,
      config,
      directory: await readDirectory(context, transaction, {
        searchType,
        records: config.research.skipResearch ? [] : records,
      }),
      vendors: await readVendors(transaction, { searchType, entityNames }),
      provider: providerKnowledge(answers),
      own: await readOwnDestinations(context, transaction, search.applicantId),
    });
    await keepProviderAnswers(context, transaction, locked, answers);
    const active = await activeContacts(context, transaction, locked);
    const named = active.filter(({ accuracyStatus }) => accuracyStatus !== 'INACCURATE');
    if (plan.kind !== 'contacts' && named.length > 0)
      return keepPlan(context, transaction, locked, named, []);
    switch (plan.kind) {
      case 'contacts':
        return keepPlan(context, transaction, locked, named, withoutDestinationsOf(named, plan.contacts));
      case 'third-party':
        return thirdPartyHoldsRecord(context, transaction, locked, {
          vendor: plan.vendor,
          defer: plan.defer,
          trigger: 'research',
          ...(plan.employerCode === null ? {} : { metadata: { employerCode: plan.employerCode } }),
        });
      case 'primary-education':
        await closeSearch(context, transaction, locked, {
          next: 'COMPLETED',
          ending: { event: 'verification.action_required', reasonCode: 'PRIMARY_EDUCATION' },
          cause: { source: 'system', trigger: 'research' },
        });
        return;
      case 'nobody':
        return foundNobody(context, transaction, locked, notesOf(answers));
    }
  });
}

/** The client was quicker with the contacts it named itself: they come first. */
async function keepPlan(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  named: readonly ContactReading[],
  contacts: readonly PlannedContact[],
): Promise<void> {
  const { id: searchId, organizationId } = locked.search;
  const at = now(context);
  const firstPosition = 1 + (named.at(-1)?.position ?? -1);
  await transaction.manager.insert(
    ContactEntity,
    contacts.map(({ source, confidence, evidence, ...details }, index) => {
      const id = newId();
      return {
        organizationId,
        id,
        searchId,
        position: firstPosition + index,
        status: 'ACTIVE' as const,
        accuracyStatus: null,
        source,
        confidence,
        details: sealContact(context, id, { ...details, metadata: evidence ? { evidence } : {} }),
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
      data: {
        notificationType: 'CONTACT_PLAN',
        contactPlan: contactPlanEntries([...named, ...contacts]),
        metadata: {},
      },
    },
  ]);
  await recordActivities(context, transaction, [
    { searchId, activityType: 'CONTACT_PLAN', description: `Contacts found: ${contacts.length}` },
  ]);
  await enqueue(context, transaction, 'schedule-outreach', [{ data: { searchId } }]);
}

const notesOf = (answers: readonly ProviderAnswer[]): string[] =>
  answers.flatMap((answer) => (answer.kind === 'answered' ? (answer.notes ?? []) : []));

async function foundNobody(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  notes: readonly string[],
): Promise<void> {
  const note = { reason: ['No contact was found', ...notes].join('. '), trigger: 'research' };
  if (await nobodyToAsk(context, transaction, locked, note)) return;
  await setStep(context, transaction, locked, {
    phase: 'OUTREACH',
    outreach: 'NEEDS_CONTACT',
    waitingFor: WAITS_FOR_NEW_CONTACT,
    nextActionAt: locked.search.slaAt,
  });
}
