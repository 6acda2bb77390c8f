import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lastList, nextSearch } from '../work/last-list.ts';

/** Goes on to the next search that needs a person, or back to the list after the last. */
export function useNext(searchId: string): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const next = await nextSearch(queries, searchId);
    if (next) return navigate({ to: '/searches/$searchId', params: { searchId: next.id } });
    return navigate({ to: '/work', search: lastList() });
  };
}
