import { useWaiting, type Waiting } from '../api/waiting.ts';
import { cn } from '../lib/cn.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** How much waits for a person; nothing is shown for nothing. */
export function WaitingCount({ of, className }: { of: readonly Waiting[]; className?: string }) {
  const { t } = useTexts();
  const waiting = useWaiting(of);
  if (!waiting?.count) return null;
  return (
    <span className={cn('text-xs font-normal text-muted tabular-nums', className)}>
      {waiting.count}
      {waiting.isMore && '+'}
      <span className="sr-only"> {t('navigation.waiting')}</span>
    </span>
  );
}
