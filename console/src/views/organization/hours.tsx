import { BUSINESS_HOURS, CALL_HOURS, type OrganizationRead } from '@credence/contract';
import { Fact, Panel } from '../../components/panel.tsx';
import { useNow } from '../../lib/use-now.ts';
import { localTime } from '../../lib/zoned.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** When contacts are asked: what the service keeps to, and what the organization and its orders narrow or change. */
export function Hours({ organization: { timeZone, closedDays } }: { organization: OrganizationRead }) {
  const { t, language } = useTexts('organization');
  const now = useNow();
  const today = localTime(new Date(now), timeZone).slice(0, 'yyyy-mm-dd'.length);
  const toCome = closedDays.filter((day) => day >= today).sort();
  const between = ({ startTime, endTime }: typeof CALL_HOURS) =>
    t('between', { from: timeOf(startTime, language), to: timeOf(endTime, language) });
  const { allowedDays } = BUSINESS_HOURS;
  return (
    <Panel title={t('hours')} hint={t('hoursHint')}>
      <dl className="divide-y">
        <Fact name={t('hoursUsual')}>
          {between(BUSINESS_HOURS)},{' '}
          {t('weekdays', {
            first: weekdayOf(allowedDays[0], language),
            last: weekdayOf(allowedDays.at(-1), language),
          })}
        </Fact>
        <Fact name={t('hoursClock')}>
          {t('hoursClockText', {
            zone: timeZone,
            time: new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short' }).format(now),
          })}
        </Fact>
        <Fact name={t('hoursCalls')}>{t('hoursCallsText', { between: between(CALL_HOURS) })}</Fact>
        <Fact name={t('holidays')}>{t('holidaysText')}</Fact>
        <Fact name={t('closedToCome')}>
          {toCome.length === 0 ? t('closedNone') : toCome.map((day) => dayOf(day, language)).join('; ')}
        </Fact>
        <Fact name={t('hoursOfOrders')}>{t('hoursOfOrdersText')}</Fact>
      </dl>
    </Panel>
  );
}

const timeOf = (time: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', timeStyle: 'short' }).format(
    Date.parse(`1970-01-01T${time}Z`),
  );

/** @param day 0 for Sunday; the fourth of January 1970 was one */
const weekdayOf = (day = 0, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' }).format(Date.UTC(1970, 0, 4 + day));

const dayOf = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(Date.parse(day));
