import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { institutionsQuery } from '../../api/reference.ts';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Failure } from '../../components/failure.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field, Input } from '../../components/ui/field.tsx';
import { SkeletonRows } from '../../components/ui/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';

interface InstitutionsProps {
  q: string;
  onSearch: (words: string) => void;
}

/** Colleges and universities by words of their names. */
export function Institutions({ q, onSearch }: InstitutionsProps) {
  const { t } = useTexts('reference');
  const [words, setWords] = useState(q);
  const found = useQuery(institutionsQuery(q));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <>
      <search>
        <form onSubmit={submit} className="mb-4 flex items-end gap-2">
          <Field label={t('words')} className="w-full max-w-md">
            <Input
              type="search"
              value={words}
              minLength={2}
              maxLength={200}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
          <Button type="submit">{t('look')}</Button>
        </form>
      </search>
      {q.length < 2 && (
        <EmptyState icon={GraduationCap} title={t('lookUp')}>
          {t('lookUpText')}
        </EmptyState>
      )}
      {found.isLoading && <SkeletonRows rows={8} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.institutions.length === 0 && (
        <EmptyState icon={GraduationCap} title={t('noInstitution')}>
          {t(found.data.importedAt ? 'noInstitutionText' : 'notImported')}
        </EmptyState>
      )}
      {found.data && found.data.institutions.length > 0 && (
        <DataTable
          label={t('lists.institutions')}
          rows={found.data.institutions}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'name',
              header: t('name'),
              cell: ({ name, isClosed }) => (
                <>
                  <span className="font-medium">{name}</span>{' '}
                  {isClosed && <Badge tone="warn">{t('closed')}</Badge>}
                </>
              ),
            },
            {
              id: 'place',
              header: t('place'),
              cell: ({ city, state, country }) => [city, state ?? country].filter(Boolean).join(', '),
            },
            {
              id: 'phone',
              header: t('phone'),
              className: 'hidden md:table-cell',
              cell: ({ phone }) => phone ?? '–',
            },
            {
              id: 'website',
              header: t('website'),
              className: 'hidden lg:table-cell text-muted',
              cell: ({ website }) => website ?? '–',
            },
          ]}
        />
      )}
    </>
  );
}
