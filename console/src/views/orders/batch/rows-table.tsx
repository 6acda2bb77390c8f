import { DataTable } from '../../../components/data-table.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import type { Row, RowProblem } from './read-rows.ts';

/** Each row, with what is wrong in which of its columns. */
export function RowsTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTexts('order-form', 'common');
  return (
    <DataTable
      label={t('batch.rows', { count: rows.length })}
      rows={rows}
      keyOf={({ number }) => String(number)}
      columns={[
        {
          id: 'row',
          header: t('batch.row'),
          className: 'w-12 tabular-nums text-muted',
          cell: ({ number }) => number,
        },
        {
          id: 'applicant',
          header: t('batch.applicant'),
          cell: ({ applicant }) => <span className="font-medium">{applicant || '–'}</span>,
        },
        {
          id: 'types',
          header: t('batch.verifies'),
          className: 'hidden md:table-cell',
          cell: ({ types }) => types.map((type) => t(`common:searchTypes.${type}`)).join(', ') || '–',
        },
        {
          id: 'state',
          header: t('batch.state'),
          cell: ({ problems }) =>
            problems.length === 0 ? (
              <Badge tone="good">{t('batch.right')}</Badge>
            ) : (
              <ul className="flex flex-col gap-0.5">
                {problems.map((problem) => (
                  <Problem key={`${problem.column} ${JSON.stringify(problem.fault)}`} problem={problem} />
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}

function Problem({ problem: { column, fault } }: { problem: RowProblem }) {
  const { t } = useTexts('order-form');
  return (
    <li className="text-bad">
      {column && <code className="font-mono text-xs">{column}</code>}{' '}
      {'key' in fault ? t(`batch.${fault.key}`) : fault.text}
    </li>
  );
}
