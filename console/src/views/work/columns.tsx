import type { WorkItem } from '@credence/contract';
import { Link } from '@tanstack/react-router';
import { Briefcase, GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar.tsx';
import { NeedBadge } from '../../components/need-badge.tsx';
import { RelativeTime, SlaTime } from '../../components/time.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { useWaitWords } from '../../components/wait-words.ts';
import { useTexts } from '../../texts/use-texts.tsx';

export function Applicant({ item }: { item: WorkItem }) {
  const { t } = useTexts();
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
  const { t } = useTexts();
  if (item.needs) return <NeedBadge need={item.needs} count={item.recordsInReview} />;
  return <Badge>{t(`phases.${item.phase}`)}</Badge>;
}

export function AssigneeName({ item }: { item: WorkItem }) {
  const { t } = useTexts();
  if (!item.assignee) return <span className="text-muted">{t('assignment.none')}</span>;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Avatar name={item.assignee.name} />
      <span className="truncate">{item.assignee.name}</span>
    </span>
  );
}

export function Waits({ item, className }: { item: WorkItem; className?: string }) {
  const { wordsOf } = useWaitWords();
  const words = wordsOf(item.waitingFor);
  // A narrow column cuts them off.
  return (
    <span title={words} className={className}>
      {words}
    </span>
  );
}

/** The employers or schools that it asks. */
export function Entities({ item: { entityNames }, className }: { item: WorkItem; className?: string }) {
  const names = entityNames.join(', ');
  return (
    <span title={names} className={className}>
      {names}
    </span>
  );
}

interface WorkColumn {
  id: 'applicant' | 'entity' | 'state' | 'waitingFor' | 'sla' | 'assignee' | 'updated';
  cell: (item: WorkItem) => ReactNode;
  /** Of a column that only wider windows have room for. */
  className?: string;
}

/** In the order in which they are read; their names are keys of the view's texts. */
export const columns: readonly WorkColumn[] = [
  { id: 'applicant', cell: (item) => <Applicant item={item} /> },
  { id: 'entity', cell: (item) => <Entities item={item} className="truncate" /> },
  { id: 'state', cell: (item) => <State item={item} /> },
  {
    id: 'waitingFor',
    className: 'max-lg:hidden',
    cell: (item) => <Waits item={item} className="truncate text-muted" />,
  },
  { id: 'sla', cell: (item) => <SlaTime at={item.slaAt} /> },
  { id: 'assignee', className: 'max-lg:hidden', cell: (item) => <AssigneeName item={item} /> },
  {
    id: 'updated',
    className: 'max-xl:hidden',
    cell: (item) => <RelativeTime at={item.updatedAt} className="text-muted" />,
  },
];
