import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import { readingOf } from '../contacts/active-contacts.ts';
import { destinationKey, destinationsOf } from '../contacts/destination-rules.ts';
import { refusedAmong } from '../contacts/do-not-contact.ts';
import { readOwnDestinations } from '../contacts/own-destinations.ts';
import { locationOf, UNKNOWN_PLACE, websiteOf } from '../contacts/planned-contact.ts';
import type { Context } from '../context/context.ts';
import { ContactEntity } from '../entities/contact-entity.ts';
import { InboundEntity } from '../entities/inbound-entity.ts';
import { SearchEntity, type SearchRow } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { openInbound } from '../inbound/read/inbound-content.ts';
import { distinctSourcesOf, entityOf } from '../records/record-sources.ts';
import { type Lead, lookUpSchools } from '../research/institutions/look-up-schools.ts';
import { providerKnowledge } from '../research/provider-answer.ts';
import { readDirectory } from '../research/read-directory.ts';
import { readVendors } from '../research/vendors/read-vendors.ts';
import { cachedSite } from '../research/websites/site-cache.ts';
import { type SiteFindings, websiteAnswer } from '../research/websites/site-findings.ts';
import {
  type Candidate,
  candidatesOf,
  destinationsNamed,
  type NamedReferral,
  proposable,
} from './candidate-contacts.ts';
import { type AskedWebsite, askedWebsites } from './website-reading.ts';

/** A website of an employer or school, as far as it was read. */
export interface CandidateWebsite {
  website: string;
  /** `UNREAD`: no one has asked for it yet; `UNREADABLE`: none of its pages could be read. */
  state: 'UNREAD' | 'READING' | 'READ' | 'UNREADABLE';
  /** Whether a person has named it. */
  isNamed: boolean;
}

/** What is known of whom to ask at one employer or school. */
export interface SourceCandidates {
  /** Index of the first record that names it. */
  record: number;
  entityName: string;
  /** Null when it is not known. */
  location: string | null;
  candidates: Candidate[];
  /** Destinations that are known and must not be used. */
  leftOut: number;
  websites: CandidateWebsite[];
  /** Codes of the vendors that keep its records. */
  vendors: string[];
  /** What else a person should know, in whole sentences. */
  notes: string[];
}

const MOST_SOURCES = 20;
const MOST_MESSAGES = 50;

/**
 * Whom a person could have a search ask beside its contacts: whatever the directory, the list of institutions, websites
 * that were read and contacts themselves name, for each employer or school. Nothing outside is asked.
 * @throws NotFound when there is no such search
 */
export async function listCandidates(
  context: Context,
  { searchId }: { searchId: string },
): Promise<SourceCandidates[]> {
  const known = await inTransaction(context, (transaction) => readKnown(context, transaction, searchId));
  const leads = await lookUpSchools(context, known.questions);
  const sites = new Map<string, SiteFindings | undefined>();
  for (const website of [...leads.map((lead) => lead.website), ...known.asked.map((one) => one.website)])
    if (website !== null && !sites.has(website))
      sites.set(website, await cachedSite(context, { website, searchType: known.searchType }));
  return inTransaction(context, async (transaction) => {
    const sources = leads.map((lead, index) => {
      const { entityName, location, searchType } = lead.question;
      const isOfEntity = (one: { entityName: string }) => one.entityName === entityName;
      const websites = websitesOf(lead, known.asked, sites);
      const answers = [
        ...websites.flatMap(({ answer }) => answer ?? []),
        ...(lead.answer ? [lead.answer] : []),
      ];
      const directory = known.directory.filter(isOfEntity);
      const knowledge = [...directory, ...providerKnowledge(answers)];
      const all = [...knowledge, ...known.vendors.filter(isOfEntity)];
      const entity = { searchType, entityName, location: location ?? UNKNOWN_PLACE };
      return {
        record: known.records[index] ?? 0,
        entityName,
        location,
        found: candidatesOf(entity, knowledge, known.referrals),
        dead: new Set(directory.flatMap(({ dead }) => [...dead])),
        websites: websites.map(({ answer: _answer, ...website }) => website),
        vendors: [...new Set(all.flatMap(({ vendors }) => vendors))],
        notes: answers.flatMap((answer) => (answer.kind === 'answered' ? (answer.notes ?? []) : [])),
      };
    });
    const destinations = sources.flatMap(({ found }) => destinationsNamed(found));
    const refused = await refusedAmong(context, transaction, destinations);
    const { planned, own } = known;
    return sources.map(({ found, dead, ...source }) => ({
      ...source,
      ...proposable(found, { planned, own, dead, refused }),
    }));
  });
}

async function readKnown(context: Context, transaction: Transaction, searchId: string) {
  const organizationId = context.organization.id;
  const search = await transaction.manager.findOneBy(SearchEntity, { organizationId, id: searchId });
  if (!search) throw new NotFound('Search not found');
  noteResources(context, { orderId: search.orderId, searchId });
  const { records } = openRequest(context, search);
  const { searchType, applicantId } = search;
  const sources = distinctSourcesOf(records).slice(0, MOST_SOURCES);
  const contacts = await transaction.manager.findBy(ContactEntity, {
    organizationId,
    searchId,
    status: 'ACTIVE',
  });
  const methods = contacts.flatMap((row) => readingOf(context, row).contactMethods);
  return {
    searchType,
    records: sources,
    questions: sources.flatMap((source) => {
      const record = records[source];
      if (!record) return [];
      const location = locationOf(record);
      return {
        questionId: `candidates_${searchId}_${source}`,
        searchId,
        searchType,
        entityName: entityOf(record),
        location: location === UNKNOWN_PLACE ? null : location,
        website: websiteOf(record),
      };
    }),
    directory: await readDirectory(context, transaction, { searchType, records }),
    vendors: await readVendors(transaction, { searchType, entityNames: records.map(entityOf) }),
    asked: await askedWebsites(context, transaction, searchId),
    referrals: await readReferrals(context, transaction, search),
    own: await readOwnDestinations(context, transaction, applicantId),
    planned: new Set(methods.flatMap(destinationsOf).map(destinationKey)),
  };
}

/** Whom contacts named in what they sent, the last one first. */
async function readReferrals(
  context: Context,
  { manager }: Transaction,
  { organizationId, id: searchId }: SearchRow,
): Promise<NamedReferral[]> {
  const rows = await manager.find(InboundEntity, {
    where: { organizationId, searchId },
    order: { receivedAt: 'DESC', id: 'DESC' },
    take: MOST_MESSAGES,
  });
  return rows.flatMap((row) => {
    const { answers, reading } = openInbound(context, row);
    const referral = answers?.referral ?? reading?.referral;
    return referral ? [{ referral, messageId: row.id }] : [];
  });
}

/** The website that is known of an employer or school, and those that people named, with what they came to. */
function websitesOf(
  { question, website: known, state }: Lead,
  asked: readonly AskedWebsite[],
  sites: ReadonlyMap<string, SiteFindings | undefined>,
) {
  const named = new Map(asked.map((one) => [one.website, one]));
  const websites = [...new Set([...(known === null ? [] : [known]), ...named.keys()])];
  return websites.map((website) => {
    const findings = sites.get(website);
    const by = named.get(website);
    // Who names a website says that it is the right one.
    const mustName = by ? null : (state?.code ?? null);
    const isRead = findings !== undefined && findings.pages.length > 0;
    return {
      website,
      isNamed: by !== undefined,
      state: stateOf({ isRead, isEmpty: findings !== undefined, asked: by }),
      answer: isRead ? websiteAnswer(question, findings, mustName) : null,
    };
  });
}

function stateOf(site: {
  isRead: boolean;
  isEmpty: boolean;
  asked: AskedWebsite | undefined;
}): CandidateWebsite['state'] {
  if (site.isRead) return 'READ';
  if (site.asked && !site.asked.isDone) return 'READING';
  return site.isEmpty || site.asked ? 'UNREADABLE' : 'UNREAD';
}
