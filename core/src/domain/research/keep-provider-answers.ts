import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context/context.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { sealParentResearch } from './parent-research.ts';
import type { AnswerSource, ProviderAnswer } from './provider-answer.ts';

/** Notes what came of asking the research provider, and keeps what it says of parent organizations. */
export async function keepProviderAnswers(
  context: Context,
  transaction: Transaction,
  { search: { id: searchId } }: LockedSearch,
  answers: readonly ProviderAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await recordActivities(
    context,
    transaction,
    answers.map((answer) => ({
      searchId,
      activityType: ACTIVITIES[answer.source],
      description: describe(answer),
    })),
  );
  const withParent = answers.filter(
    (answer) => answer.kind === 'answered' && answer.parentOrganization !== null,
  );
  const organizations = withParent.flatMap((answer) =>
    answer.kind === 'answered' && answer.parentOrganization
      ? { entityName: answer.question.entityName, ...answer.parentOrganization }
      : [],
  );
  const [first] = withParent;
  if (!first) return;
  const research = {
    researchedAt: now(context).toISOString(),
    source: first.source,
    organizations,
  };
  const parentResearch = sealParentResearch(context, searchId, research);
  transaction.pending.update(SearchEntity, searchId, { parentResearch });
}

const ACTIVITIES: Record<AnswerSource, string> = {
  research_provider: 'RESEARCH_PROVIDER',
  website: 'RESEARCH_WEBSITE',
  institution_list: 'RESEARCH_INSTITUTION',
};

const NAMES: Record<AnswerSource, string> = {
  research_provider: 'The research provider',
  website: 'The website',
  institution_list: 'The list of institutions',
};

function describe(answer: ProviderAnswer): string {
  const asked = NAMES[answer.source];
  if (answer.kind === 'failed') return `${asked} gave no answer: ${answer.reason}`;
  const vendor = answer.vendor === null ? '' : `, and the vendor ${answer.vendor}`;
  const notes = (answer.notes ?? []).map((note) => `. ${note}`).join('');
  return `${asked} named contacts: ${answer.contacts.length}${vendor}${notes}`;
}
