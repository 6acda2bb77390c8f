import { cn } from '../lib/cn.ts';
import { exactTime, relativeTime, urgencyOf } from '../lib/times.ts';
import { useNow } from '../lib/use-now.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** How long ago or until then; the exact time stands behind it. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const now = useNow();
  const { language } = useTexts();
  return (
    <time
      dateTime={at}
      title={exactTime(at, language)}
      className={cn('whitespace-nowrap tabular-nums', className)}
    >
      {relativeTime(at, now, language)}
    </time>
  );
}

/** The same as a day and a time, for those who have no pointer to rest on it. */
export function ExactTime({ at }: { at: string }) {
  const { language } = useTexts();
  return <span className="block text-xs text-muted">{exactTime(at, language)}</span>;
}

const TONES = {
  over: 'font-medium text-bad',
  soon: 'font-medium text-warn',
  today: 'text-ink',
  later: 'text-muted',
};

/** When the SLA ends: the nearer, the louder. */
export function SlaTime({ at }: { at: string }) {
  const now = useNow();
  return <RelativeTime at={at} className={TONES[urgencyOf(at, now)]} />;
}
