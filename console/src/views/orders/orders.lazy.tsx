import { ORDER_STATUSES } from '@credence/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { FileUp, FolderOpen, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ordersQuery } from '../../api/orders.ts';
import { useAllowed } from '../../api/session.ts';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { Page } from '../../components/page.tsx';
import { RelativeTime } from '../../components/time.tsx';
import { buttonStyles } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { StatusBadge } from './status-badge.tsx';

export const Route = createLazyRoute('/orders')({ component: Orders });

function Orders() {
  const { t } = useTexts('orders', 'common');
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  const mayOrder = useAllowed()('orders:write');
  const list = useInfiniteQuery(ordersQuery(filters));
  const orders = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const change = (part: typeof filters) => void navigate({ search: { ...filters, ...part }, replace: true });
  const newOrder = (
    <>
      <Link to="/orders/batch" className={buttonStyles()}>
        <FileUp />
        {t('fromFile')}
      </Link>
      <Link to="/orders/new" className={buttonStyles({ variant: 'primary' })}>
        <Plus />
        {t('new')}
      </Link>
    </>
  );
  return (
    <Page title={t('title')} actions={mayOrder && newOrder}>
      <search className="mb-4 flex flex-wrap gap-2">
        <Reference
          key={filters.externalSearchId}
          value={filters.externalSearchId ?? ''}
          onChange={(id) => change({ externalSearchId: id || undefined })}
        />
        <Select
          label={t('status')}
          value={filters.orderStatus ?? ''}
          options={[
            { value: '' as const, label: t('allStatuses') },
            ...ORDER_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          ]}
          onChange={(orderStatus) => change({ orderStatus: orderStatus || undefined })}
        />
      </search>
      <Loading of={list} rows={12} />
      {list.data && orders.length === 0 && (
        <EmptyState icon={FolderOpen} title={t('none')} action={mayOrder && newOrder}>
          {t('noneText')}
        </EmptyState>
      )}
      {orders.length > 0 && (
        <DataTable
          label={t('title')}
          rows={orders}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'applicant',
              header: t('applicant'),
              cell: ({ id, applicant }) => (
                <Link
                  to="/orders/$orderId"
                  params={{ orderId: id }}
                  className="font-medium after:absolute after:inset-0"
                >
                  {applicant.lastName}, {applicant.firstName}
                </Link>
              ),
            },
            {
              id: 'position',
              header: t('position'),
              className: 'hidden md:table-cell text-muted',
              cell: ({ proposedPosition }) => proposedPosition ?? '–',
            },
            {
              id: 'searches',
              header: t('searches'),
              className: 'hidden sm:table-cell',
              cell: ({ search }) =>
                search.map(({ searchType }) => t(`common:searchTypes.${searchType}`)).join(', '),
            },
            {
              id: 'status',
              header: t('status'),
              cell: ({ orderStatus }) => <StatusBadge status={orderStatus} />,
            },
            {
              id: 'at',
              header: t('at'),
              cell: ({ createdAt }) => <RelativeTime at={createdAt} className="text-muted" />,
            },
          ]}
        />
      )}
      <MoreButton list={list} />
    </Page>
  );
}

function Reference({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTexts('orders');
  const [typed, type] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(typed.trim());
  };
  return (
    <form onSubmit={submit} className="w-full sm:w-64">
      <Input
        type="search"
        aria-label={t('reference')}
        placeholder={t('reference')}
        value={typed}
        maxLength={200}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}
