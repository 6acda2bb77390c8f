import { Link } from '@tanstack/react-router';
import { DataTable } from '../../../components/data-table.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import type { Row } from './read-rows.ts';

interface CreatedProps {
  rows: readonly Row[];
  /** Ids of the orders, in the order of the rows. */
  orders: readonly string[];
}

/** What became of the rows. */
export function Created({ rows, orders }: CreatedProps) {
  const { t } = useTexts('order-form');
  const made = rows.map(({ number, applicant }, index) => ({ number, applicant, id: orders[index] ?? '' }));
  return (
    <Panel title={t('batch.created', { count: orders.length })}>
      <DataTable
        label={t('batch.created', { count: orders.length })}
        rows={made}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'row',
            header: t('batch.row'),
            className: 'w-12 tabular-nums text-muted',
            cell: ({ number }) => number,
          },
          {
            id: 'order',
            header: t('batch.order'),
            cell: ({ id, applicant }) => (
              <Link
                to="/orders/$orderId"
                params={{ orderId: id }}
                className="font-medium after:absolute after:inset-0"
              >
                {applicant}
              </Link>
            ),
          },
        ]}
      />
    </Panel>
  );
}
