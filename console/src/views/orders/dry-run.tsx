import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { Failure } from '../../components/failure.tsx';
import { Fact, Panel } from '../../components/panel.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Check } from './use-dry-run.ts';

/** What would come of the order as it stands: what is wrong with it, or the searches that would run. */
export function DryRun({ check: { state, problems, plan, error } }: { check: Check }) {
  const { t } = useTexts('orders', 'common');
  return (
    <Panel title={t('dryRun')} hint={t('dryRunHint')} className="xl:sticky xl:top-4">
      <div aria-live="polite">
        {state === 'EMPTY' && (
          <p className="flex items-center gap-2 text-muted">
            <CircleDashed className="size-4" /> {t('dryRunEmpty')}
          </p>
        )}
        {state === 'CHECKING' && <p className="text-muted">{t('dryRunChecking')}</p>}
        {state === 'FAILED' && <Failure error={error} />}
        {state === 'WRONG' && (
          <>
            <p className="flex items-center gap-2 font-medium text-warn">
              <TriangleAlert className="size-4" /> {t('dryRunWrong', { count: problems.length })}
            </p>
            <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-xs">
              {problems.map((problem) => (
                <li key={problem} className="wrap-anywhere">
                  {problem}
                </li>
              ))}
            </ul>
          </>
        )}
        {state === 'RIGHT' && plan && (
          <>
            <p className="mb-2 flex items-center gap-2 font-medium text-good">
              <CircleCheck className="size-4" /> {t('dryRunRight', { count: plan.searches.length })}
            </p>
            {plan.searches.map(({ searchType, searchConfig }) => (
              <dl key={searchType} className="mb-2 divide-y rounded-md border px-3">
                <Fact name={t('search')}>
                  <Badge>{t(`common:searchTypes.${searchType}`)}</Badge>
                </Fact>
                {searchConfig.timing?.searchSlaMinutes !== undefined && (
                  <Fact name={t('sla')}>
                    {t('hours', { count: Math.round(searchConfig.timing.searchSlaMinutes / 60) })}
                  </Fact>
                )}
              </dl>
            ))}
          </>
        )}
      </div>
    </Panel>
  );
}
