import type { DismissalReason } from '@credence/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered, operations } from './client.ts';
import { pagesQuery } from './pages.ts';

export const MAIL_LISTS = ['waiting', 'dismissed'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

export const MAIL_KEY = ['mail'];

export const mailQuery = (list: MailList) =>
  pagesQuery([...MAIL_KEY, list], (from) =>
    answered(
      operations.unmatchedMail.list({
        query: { limit: 50, dismissed: String(list === 'dismissed'), ...from },
      }),
    ),
  );

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
