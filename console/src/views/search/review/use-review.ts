import type { ReviewedClaim, WorkSearch } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { answered, operations } from '../../../api/client.ts';
import { patchLists, searchKey, workSearchQuery } from '../../../api/work.ts';
import { say, sayFailure } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

interface ReviewOptions {
  searchId: string;
  /** After the last decision that the search waited for. */
  onDone: () => void;
  /** When no rule can tell how a value compares: the person has to. */
  onUndecidable: (claim: ReviewedClaim) => void;
}

/** Shows a decision at once; keys that come faster than answers wait their turn, each with what the one before left. */
export function useReview({ searchId, onDone, onUndecidable }: ReviewOptions) {
  const { t } = useTexts('search');
  const queries = useQueryClient();
  const query = workSearchQuery(searchId);
  const reload = () => queries.fetchQuery({ ...query, staleTime: 0 });

  return useMutation({
    scope: { id: `review ${searchId}` },
    mutationFn: async (claims: ReviewedClaim[]) => {
      const { version } = queries.getQueryData(query.queryKey) ?? (await reload());
      await answered(operations.checkedReviews.submit({ params: { searchId }, body: { claims, version } }));
      return reload();
    },
    onMutate: async (claims) => {
      await queries.cancelQueries({ queryKey: query.queryKey });
      queries.setQueryData(query.queryKey, (now) => now && withDecided(now, claims));
    },
    onSuccess: async ({ search: _search, toDecide, version: _version, ...item }) => {
      await patchLists(queries, searchId, item);
      if (toDecide.length > 0) return;
      say(t('review.done', { name: `${item.applicant.firstName} ${item.applicant.lastName}` }));
      onDone();
    },
    onError: async (error, claims) => {
      await reload().catch(() => undefined);
      const [claim] = claims;
      if (claim && isUndecidable(error)) return onUndecidable(claim);
      const isConflict = error instanceof ApiError && error.status === 409;
      sayFailure(isConflict ? t('review.conflict') : t('review.failed'), error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: searchKey(searchId) }),
  });
}

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
