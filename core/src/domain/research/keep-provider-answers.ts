import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context/context.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { sealParentResearch } from './parent-research.ts';
import type { ProviderAnswer } from './provider-answer.ts';

/** Notes what came of asking the research provider, and keeps what it says of parent organizations. */
export async function keepProviderAnswers(
  context: Context,
  transaction: Transaction,
  { search: { organizationId, id: searchId } }: LockedSearch,
  answers: readonly ProviderAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await recordActivities(
    context,
    transaction,
    answers.map((answer) => ({
      searchId,
      activityType: 'RESEARCH_PROVIDER',
      description: describe(answer),
    })),
  );
  const organizations = answers.flatMap((answer) =>
    answer.kind === 'answered' && answer.parentOrganization
      ? { entityName: answer.question.entityName, ...answer.parentOrganization }
      : [],
  );
  if (organizations.length === 0) return;
  const research = {
    researchedAt: now(context).toISOString(),
    source: 'research_provider',
    organizations,
  } as const;
  await transaction.manager.update(
    SearchEntity,
    { organizationId, id: searchId },
    { parentResearch: sealParentResearch(context, searchId, research) },
  );
}

function describe(answer: ProviderAnswer): string {
  if (answer.kind === 'failed') return `The research provider gave no answer: ${answer.reason}`;
  const vendor = answer.vendor === null ? '' : `, and the vendor ${answer.vendor}`;
  return `The research provider named contacts: ${answer.contacts.length}${vendor}`;
}
