import type { ListedSearch, Search, SearchWithActivity } from '@credence/contract';
import type { ActivityReading, ListedSearchReading, OrderOverview, SearchReading } from '@credence/core';

/** A search as it stands in an order's overview. */
export function presentSummary(search: OrderOverview['searches'][number]) {
  const { id, orderId, applicantId, externalSearchId, searchType, searchStatus, createdAt, updatedAt } =
    search;
  return {
    id,
    orderId,
    applicantId,
    externalSearchId,
    searchType,
    searchStatus,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A search with its phase and results. */
export function presentSearch({ search, records, results, estimate }: SearchReading): Search {
  return {
    ...presentSummary(search),
    phase: search.phase,
    waitingFor: search.waitingFor,
    nextActionAt: search.nextActionAt?.toISOString() ?? null,
    estimatedCompletion: estimate && {
      earliest: estimate.earliest.toISOString(),
      latest: estimate.latest.toISOString(),
      basedOn: estimate.basedOn,
    },
    records,
    verificationResult: results,
  };
}

/** A search as a work list shows it. */
export const presentListedSearch = ({ applicant, ...reading }: ListedSearchReading): ListedSearch => ({
  ...presentSearch(reading),
  slaAt: reading.search.slaAt.toISOString(),
  applicant,
});

/** A search with its outreach history. */
export function presentSearchWithActivity(
  reading: SearchReading & { activities: ActivityReading[] },
): SearchWithActivity {
  return {
    ...presentSearch(reading),
    activity: reading.activities.map((step) => ({
      id: step.id,
      activityType: step.activityType,
      channel: step.channel,
      channelValue: step.channelValue,
      description: step.description,
      contactId: step.contactId,
      outboundId: step.outboundId,
      actor: step.actor,
      createdAt: step.createdAt.toISOString(),
    })),
  };
}
