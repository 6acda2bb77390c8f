import { Failure } from './failure.tsx';
import { SkeletonRows } from './ui/skeleton.tsx';

interface LoadingProps {
  /** A query. */
  of: { isPending: boolean; error: Error | null; refetch: () => Promise<unknown> };
  /** How many lines stand for what comes. */
  rows?: number;
  className?: string;
}

/** Stands in the place of what is not there: that it comes, or why it does not. */
export function Loading({ of: query, rows, className }: LoadingProps) {
  if (query.isPending) return <SkeletonRows rows={rows} className={className} />;
  return query.error && <Failure error={query.error} onRetry={() => void query.refetch()} />;
}
