import type { WorkItem } from '@credence/contract';
import { exactTime } from '../../lib/times.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** When a contact is to be called back, and who promised it. */
export function CallBackLine({ callBack }: { callBack: NonNullable<WorkItem['callBack']> }) {
  const { t, language } = useTexts('desk');
  const { at, promisedBy, isDue } = callBack;
  return (
    <span className={isDue ? 'font-medium text-warn' : undefined}>
      {t('call.promised', { time: exactTime(at, language), name: promisedBy.name })}
    </span>
  );
}
