import type { DismissalReason } from '@credence/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answered, operations } from './client.ts';

export const MAIL_LISTS = ['waiting', 'dismissed'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

export const MAIL_KEY = ['mail'];

export const mailQuery = (list: MailList) =>
  infiniteQueryOptions({
    queryKey: [...MAIL_KEY, list],
    queryFn: ({ pageParam }) =>
      answered(
        operations.unmatchedMail.list({
          query: {
            limit: 50,
            dismissed: String(list === 'dismissed'),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });

export const mailMessageQuery = (messageId: string) =>
  queryOptions({
    queryKey: [...MAIL_KEY, 'message', messageId],
    queryFn: () => answered(operations.unmatchedMail.get({ params: { messageId } })),
  });

export const giveToSearch = (messageId: string, searchId: string) =>
  answered(operations.unmatchedMail.match({ params: { messageId }, body: { searchId } }));

export const dismissMail = (messageId: string, reason: DismissalReason, note: string) =>
  answered(
    operations.unmatchedMail.dismiss({ params: { messageId }, body: { reason, ...(note && { note }) } }),
  );
