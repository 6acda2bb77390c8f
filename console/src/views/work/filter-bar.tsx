import { SEARCH_PHASES, SEARCH_TYPES, WORK_NEEDS } from '@credence/contract';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { isFiltered } from './work-filters.ts';
import type { WorkSearch } from './work-search.ts';

const SLA_HOURS = ['4', '24', '72'] as const;
/** Who types a name is not asked for each letter. */
const TYPING_MS = 250;

interface FilterBarProps {
  search: WorkSearch;
  onChange: (change: Partial<WorkSearch>) => void;
  onClear: () => void;
}

export function FilterBar({ search, onChange, onClear }: FilterBarProps) {
  const { t } = useTexts('work', 'common');
  const all = { value: '' as const, label: '' };
  return (
    <search className="flex flex-wrap items-center gap-2">
      <Words value={search.q ?? ''} onChange={(q) => onChange({ q: q || undefined })} />
      <Select
        label={t('filters.needs')}
        value={search.needs ?? ''}
        options={[
          { ...all, label: t('filters.allNeeds') },
          ...WORK_NEEDS.map((value) => ({ value, label: t(`common:needs.${value}`) })),
        ]}
        onChange={(needs) => onChange({ needs: needs || undefined })}
      />
      <Select
        label={t('filters.type')}
        value={search.searchType ?? ''}
        options={[
          { ...all, label: t('filters.allTypes') },
          ...SEARCH_TYPES.map((value) => ({ value, label: t(`common:searchTypes.${value}`) })),
        ]}
        onChange={(searchType) => onChange({ searchType: searchType || undefined })}
      />
      <Select
        label={t('filters.phase')}
        value={search.phase ?? ''}
        options={[
          { ...all, label: t('filters.allPhases') },
          ...SEARCH_PHASES.map((value) => ({ value, label: t(`common:phases.${value}`) })),
        ]}
        onChange={(phase) => onChange({ phase: phase || undefined })}
      />
      <Select
        label={t('filters.sla')}
        value={SLA_HOURS.find((hours) => Number(hours) === search.slaWithinHours) ?? ''}
        options={[
          { ...all, label: t('filters.allSla') },
          ...SLA_HOURS.map((value) => ({ value, label: t(`filters.sla${value}`) })),
        ]}
        onChange={(hours) => onChange({ slaWithinHours: hours ? Number(hours) : undefined })}
      />
      {isFiltered(search) && (
        <Button variant="quiet" onClick={onClear}>
          <X />
          {t('filters.clear')}
        </Button>
      )}
    </search>
  );
}

function Words({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTexts('work', 'common');
  const [words, setWords] = useState(value);
  const [came, setCame] = useState(value);
  const [told, setTold] = useState(value);
  // As part of drawing, not in an effect after it: that would take away what was typed before it ran. And what comes back as
  // it was told is older than what was typed since.
  if (value !== came) {
    setCame(value);
    if (value !== told) {
      setTold(value);
      setWords(value);
    }
  }
  useEffect(() => {
    if (words === told) return;
    const timer = setTimeout(() => {
      setTold(words);
      onChange(words);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [words, told, onChange]);
  return (
    <span className="relative w-full sm:w-56">
      <Search aria-hidden className="pointer-events-none absolute top-2 left-2.5 size-4 text-muted" />
      <input
        id="work-words"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        aria-label={t('filters.words')}
        placeholder={t('filters.words')}
        className="input pl-8"
      />
    </span>
  );
}
