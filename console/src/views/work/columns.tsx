import type { WorkItem } from '@credence/contract';
import { Link } from '@tanstack/react-router';
import { type ColumnDef, tableFeatures } from '@tanstack/react-table';
import { Briefcase, GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar.tsx';
import { NeedBadge } from '../../components/need-badge.tsx';
import { RelativeTime, SlaTime } from '../../components/time.tsx';
import { Badge } from '../../components/ui/badge.tsx';

export const features = tableFeatures({});

export function Applicant({ item }: { item: WorkItem }) {
  const { t } = useTranslation();
  const Icon = item.searchType === 'EDUCATION' ? GraduationCap : Briefcase;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Icon
        aria-label={t(`searchTypes.${item.searchType}`)}
        role="img"
        className="size-4 shrink-0 text-muted"
      />
      <Link
        to="/searches/$searchId"
        params={{ searchId: item.id }}
        className="truncate font-medium after:absolute after:inset-0 focus-visible:outline-none"
      >
        {item.applicant.lastName}, {item.applicant.firstName}
      </Link>
    </span>
  );
}

export function State({ item }: { item: WorkItem }) {
  const { t } = useTranslation();
  if (item.needs) return <NeedBadge need={item.needs} count={item.recordsInReview} />;
  return <Badge>{t(`phases.${item.phase}`)}</Badge>;
}

export function AssigneeName({ item }: { item: WorkItem }) {
  const { t } = useTranslation();
  if (!item.assignee) return <span className="text-muted">{t('assignment.none')}</span>;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Avatar name={item.assignee.name} />
      <span className="truncate">{item.assignee.name}</span>
    </span>
  );
}

type ColumnName = 'applicant' | 'state' | 'waitingFor' | 'sla' | 'assignee' | 'updated';
type WorkColumn = ColumnDef<typeof features, WorkItem> & { id: ColumnName };

/** In the order in which they are read; their names are keys of the view's texts. */
export const columns: WorkColumn[] = [
  { id: 'applicant', cell: ({ row }) => <Applicant item={row.original} /> },
  { id: 'state', cell: ({ row }) => <State item={row.original} /> },
  {
    id: 'waitingFor',
    cell: ({ row }) => <span className="truncate text-muted">{row.original.waitingFor}</span>,
  },
  { id: 'sla', cell: ({ row }) => <SlaTime at={row.original.slaAt} /> },
  { id: 'assignee', cell: ({ row }) => <AssigneeName item={row.original} /> },
  { id: 'updated', cell: ({ row }) => <RelativeTime at={row.original.updatedAt} className="text-muted" /> },
];
