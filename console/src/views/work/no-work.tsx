import { FilterX, Inbox } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { isFiltered } from './work-filters.ts';
import type { WorkSearch } from './work-search.ts';

interface NoWorkProps {
  search: WorkSearch;
  onChange: (change: Partial<WorkSearch>) => void;
}

/** Why the list is empty, and what would fill it. */
export function NoWork({ search, onChange }: NoWorkProps) {
  const { t } = useTexts('work');
  const { needs, queue, ...others } = search;
  // Who has done all of it has filtered nothing away.
  if (needs && !queue && !isFiltered(others)) {
    const showAll = <Button onClick={() => onChange({ needs: undefined })}>{t('empty.needsAction')}</Button>;
    return (
      <EmptyState icon={Inbox} title={t('empty.needs')} action={showAll}>
        {t('empty.needsText')}
      </EmptyState>
    );
  }
  if (isFiltered(search)) {
    return (
      <EmptyState icon={FilterX} title={t('empty.filtered')}>
        {t('empty.filteredText')}
      </EmptyState>
    );
  }
  if (search.queue === 'mine') {
    return (
      <EmptyState
        icon={Inbox}
        title={t('empty.mine')}
        action={<Button onClick={() => onChange({ queue: 'unassigned' })}>{t('empty.mineAction')}</Button>}
      >
        {t('empty.mineText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Inbox} title={t('empty.team')}>
      {t('empty.teamText')}
    </EmptyState>
  );
}
