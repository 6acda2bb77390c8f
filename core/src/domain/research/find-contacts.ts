import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { activeContacts, type ContactReading } from '../contacts/active-contacts.ts';
import { addContacts } from '../contacts/contact-rows.ts';
import { ownDestinations } from '../contacts/own-destinations.ts';
import { type PlannedContact, withoutDestinationsOf } from '../contacts/planned-contact.ts';
import { type Context, now } from '../context/context.ts';
import { sealContact } from '../entities/contact-details.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { askedRecords } from '../records/contact-source.ts';
import { changeRecord } from '../records/record-rows.ts';
import { entityOf } from '../records/record-sources.ts';
import { closeSearch } from '../searches/close-search.ts';
import { endIfSettled } from '../searches/end-search.ts';
import { reportNoContact } from '../searches/report-no-contact.ts';
import type { SourceStanding } from '../searches/search-step.ts';
import { showStep } from '../searches/show-step.ts';
import { ofSome, thirdPartyHoldsRecords } from '../searches/third-party-record.ts';
import { waitsFor } from '../sentences/waits.ts';
import { emitEvents } from '../webhooks/events/emit-event.ts';
import { contactPlanEntries, planContacts, type SourcePlan } from './contact-plan.ts';
import { keepProviderAnswers } from './keep-provider-answers.ts';
import { type ProviderAnswer, providerKnowledge } from './provider-answer.ts';
import { readDirectory } from './read-directory.ts';
import { readVendors } from './vendors/read-vendors.ts';

/**
 * Finds whom a locked search asks, and does what there is to do where it finds none.
 * @param answers what the research provider was asked about the search beforehand, if it was
 * @returns whether contacts are to be asked
 */
export async function findContacts(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  answers: readonly ProviderAnswer[],
): Promise<boolean> {
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
    own: ownDestinations(context, locked.applicant),
  });
  await keepProviderAnswers(context, transaction, locked, answers);
  const active = activeContacts(context, locked);
  const named = active.filter(({ accuracyStatus }) => accuracyStatus !== 'INACCURATE');
  const sources = plan.sources.map((found) => (isNamed(named, found) ? asked(found) : found));
  // What the client passed on meanwhile may be the answer: it is not closed over the head of who reviews it.
  const isReviewed = locked.records.some(({ status }) => status === 'REVIEW');
  if (!isReviewed && sources.every(({ kind }) => kind === 'primary-education')) {
    await closeAsPrimaryEducation(context, transaction, locked);
    return false;
  }
  const isAsked = ({ recordSource }: PlannedContact) =>
    plan.sources.some(
      ({ source, kind }) => kind === 'contacts' && (recordSource === null || recordSource === source),
    );
  const toAsk = sources.filter(({ kind }) => kind === 'contacts');
  if (toAsk.length > 0) {
    const contacts = withoutDestinationsOf(named, plan.contacts.filter(isAsked));
    await keepPlan(context, transaction, locked, named, contacts);
  }
  await settleOthers(context, transaction, locked, sources, notesOf(answers));
  if (search.searchStatus !== 'IN_PROGRESS') return false;
  if (await endIfSettled(context, transaction, locked, { source: 'system', trigger: TRIGGER })) return false;
  const standing: SourceStanding = { phase: 'OUTREACH', nextActionAt: now(context) };
  await showStep(context, transaction, locked, new Map(toAsk.map(({ source }) => [source, standing])));
  return toAsk.length > 0;
}

/** What brought it about, where research ends a search. */
const TRIGGER = 'research';

const asked = ({ source }: SourcePlan): SourcePlan => ({ source, kind: 'contacts' });

/** Whether the client has named a contact for a source meanwhile. */
const isNamed = (named: readonly ContactReading[], { source }: SourcePlan): boolean =>
  named.some(({ recordSource }) => recordSource === null || recordSource === source);

async function closeAsPrimaryEducation(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
): Promise<void> {
  await closeSearch(context, transaction, locked, {
    next: 'COMPLETED',
    ending: { event: 'verification.action_required', reasonCode: 'PRIMARY_EDUCATION' },
    cause: { source: 'system', trigger: TRIGGER },
  });
}

/** Does what there is to do for the sources that no contact is asked about: others are asked meanwhile. */
async function settleOthers(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  sources: readonly SourcePlan[],
  notes: readonly string[],
): Promise<void> {
  const recordsOf = (source: number) =>
    askedRecords(locked.records).filter((record) => record.source === source);
  for (const found of sources) {
    if (found.kind !== 'third-party') continue;
    const records = recordsOf(found.source);
    const inReview = records.flatMap(({ record, status }) => (status === 'REVIEW' ? record : []));
    await thirdPartyHoldsRecords(context, transaction, locked, {
      records,
      inReview,
      keeper: { ...NO_WORD_OF_CONTACT, vendor: found.vendor, code: found.employerCode },
      defer: found.defer,
    });
  }
  const unknown = sources.filter(({ kind }) => kind === 'no-contact' || kind === 'primary-education');
  const records = unknown.flatMap(({ source }) => recordsOf(source));
  if (records.length === 0) return;
  for (const record of records) {
    const waitingFor = record.status === 'REVIEW' ? {} : { waitingFor: waitsFor('NEW_CONTACT') };
    await changeRecord(context, transaction, record, { outreach: 'NEEDS_CONTACT', ...waitingFor });
  }
  const which = ofSome(
    locked,
    records.map(({ record }) => record),
  );
  const reason = [`No contact was found${which}`, ...notes].join('. ');
  await reportNoContact(context, transaction, locked, { records, reason, trigger: TRIGGER });
}

const NO_WORD_OF_CONTACT = { name: null, contactId: null, contact: null, channel: null };

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
  addContacts(
    transaction,
    locked,
    contacts.map(({ source, confidence, recordSource, evidence, ...details }, index) => {
      const id = newId();
      return {
        organizationId,
        id,
        searchId,
        position: firstPosition + index,
        status: 'ACTIVE' as const,
        accuracyStatus: null,
        source,
        recordSource,
        repliedAt: null,
        confidence,
        details: sealContact(context, id, { ...details, metadata: evidence ? { evidence } : {} }),
        createdAt: at,
        updatedAt: at,
        removedAt: null,
      };
    }),
  );
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
}

/** What those who were asked said that a person should know. */
const notesOf = (answers: readonly ProviderAnswer[]): string[] =>
  answers.flatMap((answer) => (answer.kind === 'answered' ? (answer.notes ?? []) : []));
