import { useQuery } from '@tanstack/react-query';
import { keysQuery } from '../../api/organization.ts';
import { Loading } from '../../components/loading.tsx';
import { Panel } from '../../components/panel.tsx';
import { RelativeTime } from '../../components/time.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { useTexts } from '../../texts/use-texts.tsx';

const TONES = { SEALS: 'good', OPENS: 'neutral', ANNOUNCED: 'info' } as const;

/** Under which keys personal data is sealed; never a key. */
export function Keys() {
  const { t } = useTexts('organization');
  const keys = useQuery(keysQuery);
  return (
    <Panel title={t('keys')} hint={t('keysHint')}>
      <Loading of={keys} rows={2} />
      <ul className="flex flex-col divide-y">
        {keys.data?.keys.map(({ version, state, createdAt, masterVersion }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="font-medium tabular-nums">{t('keyVersion', { version })}</span>
            <Badge tone={TONES[state]}>{t(`keyStates.${state}`)}</Badge>
            <span className="text-xs text-muted">{t('masterVersion', { version: masterVersion })}</span>
            {createdAt && <RelativeTime isExact at={createdAt} className="text-xs text-muted" />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
