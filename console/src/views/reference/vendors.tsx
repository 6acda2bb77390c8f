import { useQuery } from '@tanstack/react-query';
import { vendorsQuery } from '../../api/reference.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Loading } from '../../components/loading.tsx';
import { useTexts } from '../../texts/use-texts.tsx';

/** Vendors that keep records for others. */
export function Vendors() {
  const { t } = useTexts('reference', 'common');
  const vendors = useQuery(vendorsQuery);
  if (!vendors.data) return <Loading of={vendors} rows={10} />;
  return (
    <DataTable
      label={t('lists.vendors')}
      rows={vendors.data.vendors}
      keyOf={({ code }) => code}
      columns={[
        { id: 'name', header: t('name'), cell: ({ label }) => <span className="font-medium">{label}</span> },
        {
          id: 'keeps',
          header: t('keeps'),
          className: 'hidden sm:table-cell',
          cell: ({ keeps }) => keeps.map((type) => t(`common:searchTypes.${type}`)).join(', '),
        },
        {
          id: 'asks',
          header: t('asks'),
          cell: ({ codeKind }) => (codeKind ? t(`codes.${codeKind}`) : '–'),
        },
        {
          id: 'domains',
          header: t('domains'),
          className: 'hidden lg:table-cell text-muted',
          cell: ({ domains }) => domains.join(', '),
        },
        {
          id: 'code',
          header: t('code'),
          className: 'hidden md:table-cell',
          cell: ({ code }) => <code className="font-mono text-xs">{code}</code>,
        },
      ]}
    />
  );
}
