import { cn } from '../../lib/cn.ts';

/** Stands where something will stand, in its size, so that nothing moves when it comes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cn('animate-pulse rounded bg-hover', className)} />
);

export const SkeletonRows = ({ rows = 8, className }: { rows?: number; className?: string }) => (
  <div className="flex flex-col gap-2" aria-hidden>
    {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
      <Skeleton key={row} className={cn('h-9', className)} />
    ))}
  </div>
);
