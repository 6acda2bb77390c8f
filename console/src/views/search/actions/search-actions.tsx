import type { WorkSearch } from '@credence/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleSlash, Ellipsis, OctagonAlert, Pause, Play, Replace, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { answered, api } from '../../../api/client.ts';
import { attemptsQuery } from '../../../api/search.ts';
import { useAllowed } from '../../../api/session.ts';
import { searchKey } from '../../../api/work.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../components/ui/menu.tsx';
import { say, sayFailure } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { AssigneeMenu } from './assignee-menu.tsx';
import { EndDialog, type Ending } from './end-dialog.tsx';

export function SearchActions({ search, onAddContact }: { search: WorkSearch; onAddContact: () => void }) {
  const { t } = useTexts('search');
  const allows = useAllowed();
  const [ending, end] = useState<Ending | null>(null);
  const path = { orderId: search.orderId, searchId: search.id };
  if (search.searchStatus !== 'IN_PROGRESS') return null;
  return (
    <>
      <AssigneeMenu search={search} />
      {allows('outbounds:write') && <PauseAll path={path} />}
      <Menu
        trigger={
          <Button size="icon" aria-label={t('actions.more')}>
            <Ellipsis />
          </Button>
        }
      >
        {allows('contacts:write') && (
          <MenuItem onClick={onAddContact}>
            <UserPlus />
            {t('contacts.add')}
          </MenuItem>
        )}
        {allows('searches:write') && (
          <>
            <MenuSeparator />
            <MenuItem onClick={() => end('escalate')}>
              <OctagonAlert />
              {t('end.escalate.title')}
            </MenuItem>
            <MenuItem onClick={() => end('reassign')}>
              <Replace />
              {t('end.reassign.title')}
            </MenuItem>
            <MenuItem onClick={() => end('cancel')}>
              <CircleSlash />
              {t('end.cancel.title')}
            </MenuItem>
          </>
        )}
      </Menu>
      <EndDialog path={path} ending={ending} onClose={() => end(null)} />
    </>
  );
}

function PauseAll({ path }: { path: { orderId: string; searchId: string } }) {
  const { t } = useTexts('search');
  const queries = useQueryClient();
  const { data: attempts = [] } = useQuery(attemptsQuery(path));
  const isPaused = attempts.some(({ status }) => status === 'PAUSED');
  const isWaiting = attempts.some(({ status }) => status === 'SCHEDULED');
  const change = useMutation({
    mutationFn: async () =>
      isPaused
        ? (await answered(api.outbounds.resumeAll({ params: path }))).resumedCount
        : (await answered(api.outbounds.pauseAll({ params: path }))).pausedCount,
    onSuccess: (count) => say(t(isPaused ? 'attempts.resumed' : 'attempts.paused', { count })),
    onError: (error) => sayFailure(t('attempts.failed'), error),
    onSettled: () => queries.invalidateQueries({ queryKey: searchKey(path.searchId) }),
  });
  return (
    <Button disabled={change.isPending || !(isPaused || isWaiting)} onClick={() => change.mutate()}>
      {isPaused ? <Play /> : <Pause />}
      {t(isPaused ? 'attempts.resume' : 'attempts.pause')}
    </Button>
  );
}
