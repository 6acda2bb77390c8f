import type { operationsContract } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ServerInferResponseBody } from '@ts-rest/core';
import { enableTarget, TARGETS_KEY } from '../../api/webhooks.ts';
import { Panel } from '../../components/panel.tsx';
import { RelativeTime } from '../../components/time.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { say, sayFailure } from '../../components/ui/toast.ts';
import { useTexts } from '../../texts/use-texts.tsx';

type TargetList = ServerInferResponseBody<typeof operationsContract.webhookTargets.list, 200>;
type Troubled = TargetList['troubled'][number];

export function Targets({ targets, onEdit }: { targets: TargetList; onEdit: () => void }) {
  const { t } = useTexts('webhooks', 'common');
  const { configured, troubled, isEnabled } = targets;
  return (
    <Panel
      title={t('targets')}
      hint={isEnabled ? t('targetsHint') : t('disabledHint')}
      actions={<Button onClick={onEdit}>{t('editAction')}</Button>}
    >
      {configured.length === 0 && <p className="text-muted">{t('noTargets')}</p>}
      <ul className="flex flex-col divide-y">
        {configured.map(({ url, searchType, events, isSigned }) => (
          <li key={`${url} ${searchType}`} className="flex flex-wrap items-center gap-2 py-2">
            <span className="min-w-0 basis-full font-mono text-xs wrap-anywhere sm:flex-1 sm:basis-0">
              {url}
            </span>
            <Badge>{searchType ? t(`common:searchTypes.${searchType}`) : t('fallback')}</Badge>
            <Badge>{t('events', { count: events.length })}</Badge>
            {isSigned ? <Badge tone="good">{t('signed')}</Badge> : <Badge tone="warn">{t('unsigned')}</Badge>}
          </li>
        ))}
      </ul>
      {troubled.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 font-medium">{t('troubled')}</h3>
          <ul className="flex flex-col divide-y">
            {troubled.map((target) => (
              <TroubledTarget key={target.id} target={target} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function TroubledTarget({ target }: { target: Troubled }) {
  const { t } = useTexts('webhooks');
  const queries = useQueryClient();
  const enable = useMutation({
    mutationFn: () => enableTarget(target.id),
    onSuccess: () => {
      say(t('enabled'));
      return queries.invalidateQueries({ queryKey: TARGETS_KEY });
    },
    onError: (error) => sayFailure(t('notEnabled'), error),
  });
  const last = target.lastStatus ?? target.lastErrorClass;
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <span className="min-w-0 basis-full font-mono text-xs wrap-anywhere sm:flex-1 sm:basis-0">
        {target.url}
      </span>
      <Badge tone={target.state === 'BUSY' ? 'info' : 'bad'}>{t(`states.${target.state}`)}</Badge>
      <span className="text-xs text-muted">
        <RelativeTime isExact at={target.since} />
        {last !== null && ` · ${last}`}
        {target.waiting > 0 && ` · ${t('waiting', { count: target.waiting })}`}
      </span>
      {target.state !== 'BUSY' && (
        <Button size="sm" disabled={enable.isPending} onClick={() => enable.mutate()}>
          {t('enable')}
        </Button>
      )}
    </li>
  );
}
