import { DELIVERY_STATUSES, type DeliveryStatus } from '@credence/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { eventsQuery } from '../../api/webhooks.ts';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { RelativeTime } from '../../components/time.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Breakable } from '../../lib/breakable.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { nameOfEvent, STATUS_TONES } from './event.ts';
import { EventDialog } from './event-dialog.tsx';

interface EventsProps {
  status: DeliveryStatus | undefined;
  onStatus: (status: DeliveryStatus | undefined) => void;
}

export function Events({ status, onStatus }: EventsProps) {
  const { t } = useTexts('webhooks');
  const [openId, open] = useState<string | null>(null);
  const list = useInfiniteQuery(eventsQuery(status));
  const events = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const shown = events.find(({ eventId }) => eventId === openId);
  return (
    <section aria-labelledby="events" className="flex flex-col">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="events" className="font-semibold">
          {t('deliveries')}
        </h2>
        <Select
          label={t('status')}
          value={status ?? ''}
          options={[
            { value: '' as const, label: t('allStatuses') },
            ...DELIVERY_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          ]}
          onChange={(chosen) => onStatus(chosen || undefined)}
        />
      </div>
      <Loading of={list} rows={8} />
      {list.data && events.length === 0 && (
        <EmptyState icon={Webhook} title={t('noEvents')}>
          {t('noEventsText')}
        </EmptyState>
      )}
      {events.length > 0 && (
        <DataTable
          label={t('deliveries')}
          rows={events}
          keyOf={({ eventId }) => eventId}
          columns={[
            {
              id: 'event',
              header: t('event'),
              cell: (event) => (
                <button
                  type="button"
                  className="text-left font-medium after:absolute after:inset-0"
                  onClick={() => open(event.eventId)}
                >
                  <Breakable name={nameOfEvent(event)} />
                </button>
              ),
            },
            {
              id: 'status',
              header: t('status'),
              cell: ({ deliveryStatus }) => (
                <Badge tone={STATUS_TONES[deliveryStatus]}>{t(`statuses.${deliveryStatus}`)}</Badge>
              ),
            },
            {
              id: 'attempts',
              header: t('attempts'),
              className: 'hidden md:table-cell tabular-nums',
              cell: ({ attempts }) => attempts.length,
            },
            {
              id: 'at',
              header: t('at'),
              cell: ({ occurredAt }) => <RelativeTime at={occurredAt} className="text-muted" />,
            },
          ]}
        />
      )}
      <MoreButton list={list} />
      {shown && <EventDialog event={shown} onClose={() => open(null)} />}
    </section>
  );
}
