import type { ReviewedClaim, WorkSearch } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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

/**
 * Shows a decision at once, and takes that back if it was not taken; keys that come faster than answers wait their turn, each
 * with what the one before left.
 */
export function useReview({ searchId, onDone, onUndecidable }: ReviewOptions) {
  const { t } = useTexts('search');
  const queries = useQueryClient();
  const query = workSearchQuery(searchId);
  const reload = () => queries.fetchQuery({ ...query, staleTime: 0 });
  const show = (claims: readonly ReviewedClaim[], isDecided: boolean) =>
    queries.setQueryData(query.queryKey, (now) => now && withClaims(now, claims, isDecided));

  const review = useMutation({
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
      // It is taken, whether or not the search can be read.
      return reload().catch(() => null);
    },
    onMutate: async ({ claims }) => {
      await queries.cancelQueries({ queryKey: query.queryKey });
      show(claims, true);
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
      show(claims, false);
      if (isUnanswered(error)) return sayFailure(t('review.unanswered'), error);
      await reload().catch(() => undefined);
      const [claim] = claims;
      if (claim && isUndecidable(error)) return onUndecidable(claim);
      const isConflict = error instanceof ApiError && error.status === 409;
      sayFailure(isConflict ? t('review.conflict') : t('review.failed'), error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: searchKey(searchId) }),
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

function withClaims(search: WorkSearch, claims: readonly ReviewedClaim[], isDecided: boolean): WorkSearch {
  const toDecide = search.toDecide.map((record) => {
    const fields = claims.filter((claim) => claim.record === record.record).map(({ field }) => field ?? '');
    const others = record.decidedFields.filter((field) => !fields.includes(field));
    return { ...record, decidedFields: isDecided ? [...others, ...fields] : others };
  });
  return { ...search, toDecide };
}
