import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { cancelOrder, ORDERS_KEY, type Order, orderQuery } from '../../api/orders.ts';
import { useAllowed } from '../../api/session.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { Fact, Panel } from '../../components/panel.tsx';
import { RelativeTime } from '../../components/time.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { say, sayFailure } from '../../components/ui/toast.ts';
import { shortId } from '../../lib/short-id.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { StatusBadge } from './status-badge.tsx';

export const Route = createLazyRoute('/orders/$orderId')({ component: OrderView });

function OrderView() {
  const { t } = useTexts('orders');
  const { orderId } = Route.useParams();
  const order = useQuery(orderQuery(orderId));
  const mayCancel = useAllowed()('orders:write');
  const { data } = order;
  const title = data ? `${data.applicant.lastName}, ${data.applicant.firstName}` : t('order');
  return (
    <Page
      title={title}
      windowTitle={`${t('order')} ${shortId(orderId)}`}
      aside={data && <StatusBadge status={data.orderStatus} />}
      actions={data?.orderStatus === 'IN_PROGRESS' && mayCancel && <Cancel order={data} />}
    >
      <Loading of={order} rows={8} />
      {data && <Parts order={data} />}
    </Page>
  );
}

function Parts({ order }: { order: Order }) {
  const { t, language } = useTexts('orders', 'common');
  const { applicant, proposedSalary } = order;
  const salary = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return (
    <div className="flex flex-col gap-4">
      <DataTable
        label={t('searches')}
        rows={order.search}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'search',
            header: t('search'),
            cell: ({ id, searchType }) => (
              <Link
                to="/searches/$searchId"
                params={{ searchId: id }}
                className="font-medium after:absolute after:inset-0"
              >
                {t(`common:searchTypes.${searchType}`)}
              </Link>
            ),
          },
          {
            id: 'reference',
            header: t('reference'),
            className: 'hidden sm:table-cell text-muted',
            cell: ({ externalSearchId }) => externalSearchId ?? '–',
          },
          {
            id: 'status',
            header: t('status'),
            cell: ({ searchStatus }) => <StatusBadge status={searchStatus} />,
          },
          {
            id: 'at',
            header: t('changed'),
            cell: ({ updatedAt }) => <RelativeTime at={updatedAt} className="text-muted" />,
          },
        ]}
      />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('applicant')}>
          <dl className="divide-y">
            <Fact name={t('fields.birthday')}>{applicant.birthday ?? '–'}</Fact>
            <Fact name={t('fields.email')}>{applicant.email ?? '–'}</Fact>
            <Fact name={t('fields.phone')}>{applicant.phone ?? '–'}</Fact>
            <Fact name={t('fields.ssn')}>
              <Ssn value={applicant.ssn} />
            </Fact>
          </dl>
        </Panel>
        <Panel title={t('business')}>
          <dl className="divide-y">
            <Fact name={t('fields.appliedJobTitle')}>{order.proposedPosition ?? '–'}</Fact>
            <Fact name={t('fields.proposedSalary')}>
              {proposedSalary === null ? '–' : salary.format(proposedSalary)}
            </Fact>
            <Fact name={t('at')}>
              <RelativeTime isExact at={order.createdAt} />
            </Fact>
            <Fact name={t('id')}>
              <code className="font-mono text-xs">{order.id}</code>
            </Fact>
          </dl>
        </Panel>
      </div>
    </div>
  );
}

/** Shown to who asks for it, and not to who passes by. */
function Ssn({ value }: { value: string }) {
  const { t } = useTexts('orders');
  const [isShown, show] = useState(false);
  if (isShown) return <span className="tabular-nums">{value}</span>;
  return (
    <Button size="sm" onClick={() => show(true)}>
      {t('show')}
    </Button>
  );
}

function Cancel({ order }: { order: Order }) {
  const { t } = useTexts('orders');
  const queries = useQueryClient();
  const [isAsked, ask] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelOrder(order.id),
    onSuccess: async ({ affectedSearches }) => {
      ask(false);
      say(t('cancelled', { count: affectedSearches }));
      await queries.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
      await queries.invalidateQueries({ queryKey: ORDERS_KEY });
    },
    onError: (error) => sayFailure(t('notCancelled'), error),
  });
  return (
    <>
      <Button variant="danger" onClick={() => ask(true)}>
        {t('cancel')}
      </Button>
      <Dialog open={isAsked} onOpenChange={ask} title={t('cancelTitle')} description={t('cancelText')}>
        <DialogActions>
          <Button onClick={() => ask(false)}>{t('keep')}</Button>
          <Button variant="danger" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
