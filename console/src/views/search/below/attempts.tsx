import type { Outbound } from '@credence/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pause, Play, Send } from 'lucide-react';
import { answered, api } from '../../../api/client.ts';
import { attemptsQuery, type SearchPath } from '../../../api/search.ts';
import { useAllowed } from '../../../api/session.ts';
import { searchKey } from '../../../api/work.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Failure } from '../../../components/failure.tsx';
import { RelativeTime } from '../../../components/time.tsx';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SkeletonRows } from '../../../components/ui/skeleton.tsx';
import { sayFailure } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

const TONES: Record<Outbound['status'], Tone> = {
  SCHEDULED: 'info',
  PAUSED: 'warn',
  IN_PROGRESS: 'info',
  SENT: 'good',
  DELIVERED: 'good',
  FAILED: 'bad',
  CANCELLED: 'neutral',
};

export function Attempts({ path }: { path: SearchPath }) {
  const { t } = useTexts('search');
  const allows = useAllowed();
  const { data, error, refetch } = useQuery(attemptsQuery(path));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} className="mx-4 mt-3" />;
  if (data.length === 0) {
    return (
      <EmptyState icon={Send} title={t('attempts.none')}>
        {t('attempts.noneText')}
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y">
      {data.map((attempt) => (
        <li key={attempt.outboundId} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
          <Badge tone={TONES[attempt.status]}>{t(`attemptStatuses.${attempt.status}`)}</Badge>
          <span className="min-w-0 flex-1 wrap-anywhere">
            {t(`channels.${attempt.channel}`)} · {attempt.destination}
            <span className="block text-xs text-muted">
              {attempt.contactName} · {t('attempts.number', { number: attempt.attemptNumber })}
              {attempt.error && <span className="text-bad"> · {attempt.error}</span>}
            </span>
          </span>
          <RelativeTime isExact at={attempt.sentAt ?? attempt.scheduledAt} className="text-xs text-muted" />
          {allows('outbounds:write') && <PauseButton path={path} attempt={attempt} />}
        </li>
      ))}
    </ul>
  );
}

function PauseButton({ path, attempt: { outboundId, status } }: { path: SearchPath; attempt: Outbound }) {
  const { t } = useTexts('search');
  const queries = useQueryClient();
  const isPaused = status === 'PAUSED';
  const change = useMutation({
    mutationFn: () =>
      answered(api.outbounds[isPaused ? 'resume' : 'pause']({ params: path, body: { outboundId } })),
    onError: (error) => sayFailure(t('attempts.failed'), error),
    onSettled: () => queries.invalidateQueries({ queryKey: searchKey(path.searchId) }),
  });
  if (status !== 'SCHEDULED' && !isPaused) return null;
  return (
    <Button size="sm" disabled={change.isPending} onClick={() => change.mutate()}>
      {isPaused ? <Play /> : <Pause />}
      {t(isPaused ? 'attempts.resume' : 'attempts.pause')}
    </Button>
  );
}
