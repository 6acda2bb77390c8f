import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { figuresQuery } from '../../api/figures.ts';
import { Failure } from '../../components/failure.tsx';
import { Page } from '../../components/page.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { SPANS } from './spans.ts';

export const Route = createLazyRoute('/figures')({ component: FiguresView });

/** The library of charts is large, and the view is there before it. */
const Charts = lazy(() => import('./charts.tsx').then((loaded) => ({ default: loaded.Charts })));

const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function FiguresView() {
  const { t } = useTexts('figures');
  const { days = '30' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const range = useMemo(() => {
    const now = Date.now();
    return { from: dayOf(now - (Number(days) - 1) * DAY_MS), to: dayOf(now) };
  }, [days]);
  const figures = useQuery(figuresQuery(range));
  return (
    <Page
      title={t('title')}
      actions={
        <Select
          label={t('span')}
          value={days}
          options={SPANS.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
          onChange={(chosen) => void navigate({ search: { days: chosen }, replace: true })}
        />
      }
    >
      {figures.isPending && <Waiting />}
      {figures.error && <Failure error={figures.error} onRetry={() => void figures.refetch()} />}
      {figures.data && (
        <Suspense fallback={<Waiting />}>
          <Charts figures={figures.data} />
        </Suspense>
      )}
    </Page>
  );
}

const Waiting = () => (
  <div className="grid gap-4 lg:grid-cols-2">
    {['tiles', 'sla', 'age', 'day'].map((place) => (
      <Skeleton key={place} className="h-72" />
    ))}
  </div>
);
