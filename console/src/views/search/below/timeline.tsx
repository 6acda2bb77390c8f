import { useQuery } from '@tanstack/react-query';
import { Bot, type LucideIcon, User, UserCog } from 'lucide-react';
import { activityQuery, type SearchPath } from '../../../api/search.ts';
import { Failure } from '../../../components/failure.tsx';
import { RelativeTime } from '../../../components/time.tsx';
import { SkeletonRows } from '../../../components/ui/skeleton.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';

const ICONS: Record<'SYSTEM' | 'API' | 'CONTACT', LucideIcon> = { SYSTEM: Bot, API: UserCog, CONTACT: User };

/** What was done, the newest first. */
export function Timeline({ path }: { path: SearchPath }) {
  const { t } = useTexts('search');
  const { data, error, refetch } = useQuery(activityQuery(path));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} className="mx-4 mt-3" />;
  return (
    <ol className="px-4 py-2">
      {data.toReversed().map(({ id, actor, description, channelValue, createdAt }) => {
        const Icon = ICONS[actor];
        return (
          <li key={id} className="flex items-start gap-2.5 py-1.5">
            <Icon
              role="img"
              aria-label={t(`actors.${actor}`)}
              className="mt-0.5 size-3.5 shrink-0 text-muted"
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {description}
              {channelValue && <span className="text-muted"> · {channelValue}</span>}
            </span>
            <RelativeTime isExact at={createdAt} className="text-xs text-muted" />
          </li>
        );
      })}
    </ol>
  );
}
