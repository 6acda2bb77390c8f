import type { WorkItem } from '@credence/contract';
import { useTranslation } from 'react-i18next';
import { exactTime } from '../../lib/times.ts';

/** When a contact is to be called back, and who promised it. */
export function CallBackLine({ callBack }: { callBack: NonNullable<WorkItem['callBack']> }) {
  const { t, i18n } = useTranslation('desk');
  const { at, promisedBy, isDue } = callBack;
  return (
    <span className={isDue ? 'font-medium text-warn' : undefined}>
      {t('call.promised', { time: exactTime(at, i18n.language), name: promisedBy.name })}
    </span>
  );
}
