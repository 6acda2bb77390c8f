import type { CallSheet } from '@credence/contract';
import { Phone, PhoneOff } from 'lucide-react';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/time.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { exactTime } from '../../../lib/times.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

const A_MINUTE = 60_000;

/** The numbers of a contact: which may be called, what time it is there, and what came of calls before. */
export function CallNumbers({ sheet: { contact, numbers, calls } }: { sheet: CallSheet }) {
  const { t } = useTexts('desk');
  return (
    <Panel
      title={contact.name}
      hint={[contact.title, contact.entityName, contact.location].filter(Boolean).join(' · ')}
    >
      <ul className="flex flex-col gap-3">
        {numbers.map((number) => (
          <NumberLine key={number.number} number={number} />
        ))}
      </ul>
      {calls.length > 0 && (
        <>
          <h3 className="mt-4 text-xs font-medium text-muted">{t('call.before')}</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {calls.map(({ at, description, number }) => (
              <li key={at + number} className="flex flex-wrap gap-x-2">
                <RelativeTime at={at} className="text-muted" />
                <span className="wrap-anywhere">{description}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function NumberLine({ number }: { number: CallSheet['numbers'][number] }) {
  const { t, language } = useTexts('desk');
  const now = useNow();
  // An open one opens at the moment of the answer, which is newer than what stands for now here.
  const isClosed = Date.parse(number.opensAt) > now + A_MINUTE;
  const Icon = number.barredBy ? PhoneOff : Phone;
  const there = new Intl.DateTimeFormat(language, {
    timeZone: number.timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(now);
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {number.barredBy || !number.e164 ? (
            <span className="font-medium tabular-nums">{number.number}</span>
          ) : (
            <a href={`tel:${number.e164}`} className="font-medium tabular-nums underline">
              {number.number}
            </a>
          )}
          {number.extension && (
            <span className="text-muted">{t('call.extension', { number: number.extension })}</span>
          )}
          {number.isTask && <Badge tone="info">{t('call.task')}</Badge>}
        </p>
        {number.callBack && (
          <p className="font-medium">
            {t('call.promised', {
              time: exactTime(number.callBack.at, language),
              name: number.callBack.promisedBy.name,
            })}
          </p>
        )}
        {number.barredBy ? (
          <p className="text-bad">{t('call.barred', { reason: number.barredBy })}</p>
        ) : (
          <p className="text-muted">
            {t('call.there', { time: there })}
            {!number.isTask && ` · ${t('call.left', { count: number.callsLeft })}`}
          </p>
        )}
        {!number.barredBy && isClosed && (
          <p className="text-warn">{t('call.closed', { time: exactTime(number.opensAt, language) })}</p>
        )}
      </div>
    </li>
  );
}
