import type { WorkItem } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say, sayFailure } from '../components/ui/toast.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { ApiError } from './api-error.ts';
import { assign, patchLists, searchKey } from './work.ts';

interface Wanted {
  search: WorkItem;
  assignee: { subject: string; name: string } | null;
}

/** Assigns at once on the screen; when another person was faster, theirs stays and is said. */
export function useAssign() {
  const { t } = useTexts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ search, assignee }: Wanted) => assign(search, assignee?.subject ?? null),
    onMutate: ({ search, assignee }) => patchLists(queries, search.id, { assignee }),
    onSuccess: async ({ assignee }, { search }) => {
      await patchLists(queries, search.id, { assignee });
      say(assignee ? t('assignment.done', { name: assignee.name }) : t('assignment.left'));
    },
    onError: async (error, { search }) => {
      await patchLists(queries, search.id, { assignee: search.assignee });
      const isConflict = error instanceof ApiError && error.status === 409;
      sayFailure(isConflict ? t('assignment.conflict') : t('assignment.failed'), error);
    },
    onSettled: (_result, _error, { search }) => queries.invalidateQueries({ queryKey: searchKey(search.id) }),
  });
}
