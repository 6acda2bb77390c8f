import type { Contact } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Send, ThumbsDown, Trash2 } from 'lucide-react';
import { answered, api } from '../../../api/client.ts';
import type { SearchPath } from '../../../api/search.ts';
import { searchKey } from '../../../api/work.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Menu, MenuItem } from '../../../components/ui/menu.tsx';
import { say, sayFailure } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

/** Asks a contact now, or says that it is the wrong one. */
export function ContactActions({ path, contact }: { path: SearchPath; contact: Contact }) {
  const { t } = useTexts('search');
  const queries = useQueryClient();
  const options = {
    onError: (error: Error) => sayFailure(t('contacts.failed'), error),
    onSettled: () => queries.invalidateQueries({ queryKey: searchKey(path.searchId) }),
  };
  const contactId = contact.id;
  const ask = useMutation({
    mutationFn: () =>
      answered(
        api.contacts.mark({
          params: path,
          body: {
            contactId,
            accuracyStatus: 'ACCURATE',
            reason: t('contacts.askReason'),
            executeOutboundAttempts: true,
          },
        }),
      ),
    ...options,
    onSuccess: ({ queuedCount = 0, reason }) =>
      queuedCount > 0
        ? say(t('contacts.asked', { count: queuedCount }))
        : sayFailure(t('contacts.notAsked'), new Error(reason ?? '')),
  });
  const reject = useMutation({
    mutationFn: () =>
      answered(
        api.contacts.mark({
          params: path,
          body: { contactId, accuracyStatus: 'INACCURATE', reason: t('contacts.wrongReason') },
        }),
      ),
    ...options,
  });
  const remove = useMutation({
    mutationFn: () =>
      answered(
        api.contacts.remove({ params: path, body: { contactId, reason: t('contacts.removeReason') } }),
      ),
    ...options,
  });
  return (
    <div className="flex gap-1">
      <Button size="sm" disabled={ask.isPending} onClick={() => ask.mutate()}>
        <Send />
        {t('contacts.ask')}
      </Button>
      <Menu
        trigger={
          <Button variant="quiet" size="sm" aria-label={t('contacts.more', { name: contact.name })}>
            <Ellipsis />
          </Button>
        }
      >
        <MenuItem onClick={() => reject.mutate()}>
          <ThumbsDown />
          {t('contacts.wrong')}
        </MenuItem>
        <MenuItem onClick={() => remove.mutate()}>
          <Trash2 />
          {t('contacts.remove')}
        </MenuItem>
      </Menu>
    </div>
  );
}
