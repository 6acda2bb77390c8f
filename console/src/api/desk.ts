import type { CallRecord } from '@credence/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered, operations } from './client.ts';
import { pagesQuery } from './pages.ts';
import { searchKey, WORK_KEY } from './work.ts';

export const DESK_LISTS = ['contacts', 'calls', 'promised', 'underway'] as const;
export type DeskList = (typeof DESK_LISTS)[number];

const PAGE = 50;
const FILTERS = {
  contacts: { needs: 'CONTACT' },
  calls: { needs: 'CALL' },
  promised: { hasCallBack: 'true' },
  underway: { hasCall: 'true' },
} as const;

/** The searches that wait for a person to find a contact, or to call one; those whose SLA ends first before the others. */
export const deskQuery = (list: DeskList, q: string) =>
  pagesQuery([...WORK_KEY, 'desk', list, q], (from) =>
    answered(
      operations.work.list({
        query: { ...FILTERS[list], limit: PAGE, ...(q.trim().length > 1 ? { q: q.trim() } : {}), ...from },
      }),
    ),
  );

export const candidatesQuery = (searchId: string) =>
  queryOptions({
    queryKey: [...searchKey(searchId), 'candidates'],
    queryFn: async () => {
      const { sources } = await answered(operations.candidates.list({ params: { searchId } }));
      return sources;
    },
  });

export const callQuery = (params: { searchId: string; contactId: string }) =>
  queryOptions({
    queryKey: [...searchKey(params.searchId), 'call', params.contactId],
    queryFn: () => answered(operations.calls.get({ params })),
  });

export const askForWebsite = (searchId: string, website: string) =>
  answered(operations.websiteReadings.request({ params: { searchId }, body: { website } }));

export const recordCall = (params: { searchId: string; contactId: string }, body: CallRecord) =>
  answered(operations.calls.record({ params, body }));
