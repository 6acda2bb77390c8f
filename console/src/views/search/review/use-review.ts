import type { ReviewedClaim, WorkSearch } from '@credence/contract';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { answered, operations } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { patchLists, searchKey, workSearchQuery } from '../../../api/work.ts';
import { errorWords } from '../../../components/error-words.ts';
import { useFieldName } from '../../../components/field-name.ts';
import { say, sayFailure } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { namedByField, undecidableOf } from './refusal.ts';
import { withDecided } from './with-decided.ts';

/** How often a decision that was not answered is sent again. */
const MOST_RETRIES = 2;

interface ReviewOptions {
  searchId: string;
  /** After the last decision that the search waited for. */
  onDone: () => void;
  /**
   * When a person has to say more, or what they typed was not taken: no rule can tell how a value compares, or there is a
   * reason for a person to read.
   */
  onRefused: (claim: ReviewedClaim, why: { isUndecidable: boolean; problem: string | null }) => void;
}

interface Decision {
  claims: ReviewedClaim[];
  /** Whether a person has typed it, which must not be lost. */
  isTyped: boolean;
  at: string;
  /** The service knows it again by this, and takes it once, however often it is sent. */
  key: string;
  /** What was seen when its turn came. */
  version?: string;
}

const keyOf = (searchId: string) => ['review', searchId];

/** A search with the decisions on their way shown as taken: they are seen at once, and no more if they are refused. */
export function useDecided(search: WorkSearch): WorkSearch {
  const { subject } = useSession().person;
  const onTheirWay = useMutationState({
    filters: { mutationKey: keyOf(search.id), status: 'pending' },
    select: ({ state }) => state.variables as Decision,
  });
  return useMemo(
    () =>
      onTheirWay.reduce(
        (decided, { claims, at }) => withDecided(decided, claims, { decidedBy: subject, decidedAt: at }),
        search,
      ),
    [search, onTheirWay, subject],
  );
}

/** Sends decisions, one after the other: those that come faster than answers wait, each for what the one before left. */
export function useReview({ searchId, onDone, onRefused }: ReviewOptions) {
  const { t } = useTexts('search');
  const { subject } = useSession().person;
  const fieldName = useFieldName();
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
      const { claims, key, at } = decision;
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
        const decider = { decidedBy: subject, decidedAt: at };
        queries.setQueryData(query.queryKey, (now) => now && withDecided(now, claims, decider));
        return null;
      });
    },
    onSuccess: async (read) => {
      if (!read) return;
      const { search, toDecide, version: _version, decisions: _decisions, ...item } = read;
      await patchLists(queries, searchId, item);
      if (toDecide.length > 0) return;
      const name = `${item.applicant.firstName} ${item.applicant.lastName}`;
      const [result] = search.verificationResult;
      say(
        result
          ? t('review.ended', { name, outcome: t(`outcomes.${result.outcome}`) })
          : t('review.done', { name }),
      );
      onDone();
    },
    onError: async (error, { claims, isTyped }) => {
      if (!isUnanswered(error)) await reload().catch(() => undefined);
      const undecidable = undecidableOf(error, claims);
      if (undecidable) return onRefused(undecidable, { isUndecidable: true, problem: null });
      const title = isUnanswered(error)
        ? t('review.unanswered')
        : t(isConflict(error) ? 'review.conflict' : 'review.failed');
      const named = namedByField(error, claims, fieldName);
      sayFailure(title, named);
      const [claim] = claims;
      if (!claim || !isTyped) return;
      const read = queries.getQueryData(query.queryKey);
      const isOpen = read?.toDecide.some(
        ({ record, decidedFields }) => record === claim.record && !decidedFields.includes(claim.field ?? ''),
      );
      const problem = isOpen ? title : t('review.decidedMeanwhile');
      onRefused(claim, { isUndecidable: false, problem: `${problem}\n${errorWords(named)}` });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: searchKey(searchId) }),
  });
  return (claims: ReviewedClaim[], isTyped = false) =>
    review.mutate({ claims, isTyped, at: new Date().toISOString(), key: crypto.randomUUID() });
}

/** Whether it was taken is not known. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
