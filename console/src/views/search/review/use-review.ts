import type { ReviewedClaim, WorkSearch } from '@credence/contract';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { answered, operations } from '../../../api/client.ts';
import { patchLists, searchKey, workSearchQuery } from '../../../api/work.ts';
import { say, sayFailure } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

/** How often a decision that was not answered is sent again. */
const MOST_RETRIES = 2;

interface ReviewOptions {
  searchId: string;
  /** After the last decision that the search waited for. */
  onDone: () => void;
  /** When no rule can tell how a value compares: the person has to. */
  onUndecidable: (claim: ReviewedClaim) => void;
}

interface Decision {
  claims: ReviewedClaim[];
  /** The service knows it again by this, and takes it once, however often it is sent. */
  key: string;
  /** What was seen when its turn came. */
  version?: string;
}

const keyOf = (searchId: string) => ['review', searchId];

/** A search with the decisions on their way shown as taken: they are seen at once, and no more if they are refused. */
export function useDecided(search: WorkSearch): WorkSearch {
  const onTheirWay = useMutationState({
    filters: { mutationKey: keyOf(search.id), status: 'pending' },
    select: ({ state }) => (state.variables as Decision).claims,
  });
  return useMemo(() => withDecided(search, onTheirWay.flat()), [search, onTheirWay]);
}

/** Sends decisions, one after the other: those that come faster than answers wait, each for what the one before left. */
export function useReview({ searchId, onDone, onUndecidable }: ReviewOptions) {
  const { t } = useTexts('search');
  const queries = useQueryClient();
  const query = workSearchQuery(searchId);
  const reload = async () => {
    // What is being read may have been asked for before.
    await queries.cancelQueries(query);
    return queries.fetchQuery({ ...query, staleTime: 0 });
  };

  const review = useMutation({
    mutationKey: keyOf(searchId),
    scope: { id: `review ${searchId}` },
    retry: (failures, error) => failures < MOST_RETRIES && isUnanswered(error),
    mutationFn: async (decision: Decision) => {
      const { claims, key } = decision;
      // Sent again, it has to say the same.
      decision.version ??= (queries.getQueryData(query.queryKey) ?? (await reload())).version;
      await answered(
        operations.checkedReviews.submit({
          params: { searchId },
          headers: { 'idempotency-key': key },
          body: { claims, version: decision.version },
        }),
      );
      return reload().catch(() => {
        // It is taken, whether or not that can be read.
        queries.setQueryData(query.queryKey, (now) => now && withDecided(now, claims));
        return null;
      });
    },
    onSuccess: async (read) => {
      if (!read) return;
      const { search: _search, toDecide, version: _version, ...item } = read;
      await patchLists(queries, searchId, item);
      if (toDecide.length > 0) return;
      say(t('review.done', { name: `${item.applicant.firstName} ${item.applicant.lastName}` }));
      onDone();
    },
    onError: async (error, { claims }) => {
      if (isUnanswered(error)) return sayFailure(t('review.unanswered'), error);
      await reload().catch(() => undefined);
      const [claim] = claims;
      if (claim && isUndecidable(error)) return onUndecidable(claim);
      const isConflict = error instanceof ApiError && error.status === 409;
      sayFailure(isConflict ? t('review.conflict') : t('review.failed'), error);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: searchKey(searchId) }),
  });
  return (claims: ReviewedClaim[]) => review.mutate({ claims, key: crypto.randomUUID() });
}

/** Whether it was taken is not known. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

const isUndecidable = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 400 &&
  error.messages.some((line) => /^claims\.\d+\.match /.test(line));

function withDecided(search: WorkSearch, claims: readonly ReviewedClaim[]): WorkSearch {
  const toDecide = search.toDecide.map((record) => {
    const fields = claims.filter((claim) => claim.record === record.record).map(({ field }) => field ?? '');
    return { ...record, decidedFields: [...record.decidedFields, ...fields] };
  });
  return { ...search, toDecide };
}
