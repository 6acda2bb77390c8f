import { cn } from '../lib/cn.ts';
import { exactTime, relativeTime, urgencyOf } from '../lib/times.ts';
import { useNow } from '../lib/use-now.ts';
import { useTexts } from '../texts/use-texts.tsx';

interface RelativeTimeProps {
  at: string;
  className?: string;
  /** Whether the exact time stands beside it, and not only behind it. */
  isExact?: boolean;
}

/** How long ago or until then; the exact time stands behind it, and in its place in the row that has the focus and on paper. */
export function RelativeTime({ at, className, isExact = false }: RelativeTimeProps) {
  const now = useNow();
  const { language } = useTexts();
  const exact = exactTime(at, language);
  return (
    <time dateTime={at} title={exact} className={cn('time', isExact && 'time-both', className)}>
      <span>{relativeTime(at, now, language)}</span>
      <span>{exact}</span>
    </time>
  );
}

/** The same as a day and a time, for those who have no pointer to rest on it. */
export function ExactTime({ at }: { at: string }) {
  const { language } = useTexts();
  return <span className="block text-xs text-muted print:hidden">{exactTime(at, language)}</span>;
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
