import { inTransaction } from '../../platform/database/in-transaction.ts';
import { valueReader } from '../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { ownDestinations } from '../contacts/own-destinations.ts';
import { locationOf, UNKNOWN_PLACE, websiteOf } from '../contacts/planned-contact.ts';
import type { Context } from '../context/context.ts';
import { ApplicantEntity } from '../entities/applicant-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { openConfig, openRequest } from '../entities/verification-request.ts';
import { entityOf } from '../records/record-sources.ts';
import { worthAsking } from './contact-plan.ts';
import type { ResearchQuestion } from './provider-answer.ts';
import { readDirectory } from './read-directory.ts';

/** More employers or schools of one search are not asked about. */
const MOST_QUESTIONS = 5;

/**
 * What a research provider could add to a search whose contact plan is still to be made; nothing where the order, the
 * directory or the client already names a contact. Only reads: the plan itself is made with the answers.
 */
export function researchQuestions(
  context: Context,
  { searchId }: { searchId: string },
): Promise<ResearchQuestion[]> {
  return inTransaction(context, async (transaction) => {
    const found = await searchToResearch(context, transaction, searchId);
    if (!found) return [];
    const { search, applicant } = found;
    const { searchType } = search;
    const config = openConfig(context, search);
    const { records } = openRequest(context, search);
    if (config.research.skipResearch) return [];
    const entityNames = records.map(entityOf);
    const directory = await readDirectory(context, transaction, { searchType, records });
    const own = ownDestinations(context, applicant);
    return worthAsking({ searchType, records, config, directory, own })
      .slice(0, MOST_QUESTIONS)
      .map((record) => {
        const entityName = entityOf(record);
        const location = locationOf(record);
        return {
          questionId: `research_${searchId}_${entityNames.indexOf(entityName)}`,
          searchId,
          searchType,
          entityName,
          location: location === UNKNOWN_PLACE ? null : location,
          website: websiteOf(record),
        };
      });
  });
}

/** A search whose contact plan is still to be made, with its applicant; null where the client has named contacts. */
async function searchToResearch(context: Context, { prepared }: Transaction, searchId: string) {
  const searches = valueReader(context, SearchEntity, 's');
  const applicants = valueReader(context, ApplicantEntity, 'a');
  const [found] = await prepared(
    `select ${searches.value} as search, ${applicants.value} as applicant from searches s
        join applicants a on (a.organization_id, a.id) = (s.organization_id, s.applicant_id)
      where s.organization_id = $1 and s.id = $2 and s.phase = 'RESEARCH' and not exists (
        select from contacts c where c.organization_id = $1 and c.search_id = $2 and c.status = 'ACTIVE')`,
    [context.organization.id, searchId],
  );
  return found ? { search: searches.read(found.search), applicant: applicants.read(found.applicant) } : null;
}
