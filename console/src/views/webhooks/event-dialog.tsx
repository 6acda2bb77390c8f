import type { CloseoutEvent } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EVENTS_KEY, redeliver } from '../../api/webhooks.ts';
import { Fact } from '../../components/panel.tsx';
import { RelativeTime } from '../../components/time.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { say, sayFailure } from '../../components/ui/toast.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { nameOfEvent, STATUS_TONES } from './event.ts';

/** One event: where it went, attempt by attempt, and its body. */
export function EventDialog({ event, onClose }: { event: CloseoutEvent; onClose: () => void }) {
  const { t } = useTexts('webhooks', 'common');
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => redeliver(event.eventId),
    onSuccess: () => {
      say(t('redelivered'));
      return queries.invalidateQueries({ queryKey: EVENTS_KEY });
    },
    onError: (error) => sayFailure(t('notRedelivered'), error),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={nameOfEvent(event)}
      className="w-[min(46rem,calc(100vw-1.5rem))]"
    >
      <dl>
        <Fact name={t('status')}>
          <Badge tone={STATUS_TONES[event.deliveryStatus]}>{t(`statuses.${event.deliveryStatus}`)}</Badge>
        </Fact>
        <Fact name={t('eventId')}>
          <code className="font-mono text-xs">{event.eventId}</code>
        </Fact>
        <Fact name={t('search')}>
          <Link
            to="/searches/$searchId"
            params={{ searchId: event.searchId }}
            className="font-mono text-xs text-accent underline"
          >
            {event.externalSearchId ?? event.searchId}
          </Link>
        </Fact>
        {event.nextRetryAt && (
          <Fact name={t('nextRetry')}>
            <RelativeTime isExact at={event.nextRetryAt} />
          </Fact>
        )}
      </dl>
      <h3 className="mt-3 mb-1 font-medium">{t('attempts')}</h3>
      {event.attempts.length === 0 && <p className="text-muted">{t('noAttempts')}</p>}
      <ol className="flex flex-col divide-y">
        {event.attempts.map((attempt) => (
          <li key={`${attempt.deliveryId} ${attempt.attemptNumber} ${attempt.attemptedAt}`} className="py-2">
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone={attempt.responseStatus && attempt.responseStatus < 300 ? 'good' : 'bad'}>
                {attempt.responseStatus ?? attempt.errorClass}
              </Badge>
              <span className="text-xs text-muted">{t(`triggers.${attempt.trigger}`)}</span>
              <RelativeTime isExact at={attempt.attemptedAt} className="text-xs text-muted" />
              <span className="text-xs text-muted tabular-nums">{attempt.durationMs} ms</span>
            </div>
            <p className="font-mono text-xs wrap-anywhere text-muted">{attempt.url}</p>
            {(attempt.error ?? attempt.responseBody) && (
              <p className="text-xs wrap-anywhere">{attempt.error ?? attempt.responseBody}</p>
            )}
          </li>
        ))}
      </ol>
      <details className="mt-3">
        <summary className="font-medium">{t('body')}</summary>
        <pre className="mt-2 rounded-md border bg-canvas p-2 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
          {event.payload ? JSON.stringify(event.payload, null, 2) : t('bodyGone')}
        </pre>
      </details>
      <DialogActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
        <Button
          variant="primary"
          disabled={again.isPending || event.payload === null}
          onClick={() => again.mutate()}
        >
          {t('redeliver')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
