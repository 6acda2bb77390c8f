import type { Figures } from '@credence/contract';
import { Link } from '@tanstack/react-router';
import { DataTable } from '../../components/data-table.tsx';
import { Panel } from '../../components/panel.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Chart } from './chart.tsx';

const COLORS = { main: 'var(--accent)', rest: 'var(--line-strong)' };

export function Charts({ figures }: { figures: Figures }) {
  const { t, language } = useTexts('figures');
  const { open, answers, byDay, closed } = figures;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const day = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const hours = (value: number | null) => {
    if (value === null) return '–';
    if (value < 1) return t('minutes', { value: Math.round(value * 60) });
    return t('hours', { value: number.format(value) });
  };
  const count = { key: 'count', name: t('searches'), color: COLORS.main };
  const asked = [
    { key: 'answered', name: t('answered'), color: COLORS.main },
    { key: 'unanswered', name: t('unanswered'), color: COLORS.rest },
  ];
  const rates = (rate: { asked: number; answered: number }) => ({
    answered: rate.answered,
    unanswered: rate.asked - rate.answered,
  });
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Tile name={t('open')} value={number.format(open.total)} />
        <Tile name={t('unassigned')} value={number.format(open.unassigned)} />
        <Tile name={t('median')} value={hours(answers.medianHours)} />
        <Tile name={t('slow')} value={hours(answers.slowHours)} />
        <Tile
          name={t('alone')}
          value={closed.total === 0 ? '–' : percent.format(closed.withoutPerson / closed.total)}
        />
      </dl>
      <div className="grid gap-4 lg:grid-cols-2">
        <Panel title={t('bySla')} hint={t('bySlaHint')}>
          <Chart
            label={t('bySla')}
            name="sla"
            rows={open.bySla.map((row) => ({ sla: t(`slas.${row.sla}`), count: row.count }))}
            series={[count]}
          />
        </Panel>
        <Panel title={t('byAge')} hint={t('byAgeHint')}>
          <Chart
            label={t('byAge')}
            name="age"
            rows={open.byAge.map((row) => ({ age: t(`ages.${row.age}`), count: row.count }))}
            series={[count]}
          />
        </Panel>
        <Panel title={t('byDay')} className="lg:col-span-2">
          <Chart
            label={t('byDay')}
            name="day"
            rows={byDay.map((row) => ({
              day: day.format(new Date(row.day)),
              opened: row.opened,
              closed: row.closed,
              alone: row.closedWithoutPerson,
            }))}
            series={[
              { key: 'opened', name: t('opened'), color: COLORS.rest },
              { key: 'closed', name: t('closed'), color: COLORS.main },
              { key: 'alone', name: t('closedAlone'), color: 'var(--good)' },
            ]}
          />
        </Panel>
        <Panel title={t('byTime')} hint={t('byTimeHint')}>
          <Chart
            label={t('byTime')}
            name="time"
            rows={answers.byTime.map((row) => ({ time: t(`times.${row.time}`), count: row.count }))}
            series={[{ ...count, name: t('answers') }]}
          />
        </Panel>
        <Panel title={t('byChannel')}>
          <Chart
            label={t('byChannel')}
            name="channel"
            stacked
            rows={answers.byChannel.map((row) => ({ channel: t(`channels.${row.channel}`), ...rates(row) }))}
            series={asked}
          />
        </Panel>
        <Panel title={t('byHour')} hint={t('byHourHint')} className="lg:col-span-2">
          <Chart
            label={t('byHour')}
            name="hour"
            stacked
            rows={answers.byHour.map((row) => ({ hour: `${row.hour}:00`, ...rates(row) }))}
            series={asked}
          />
        </Panel>
      </div>
      <Panel title={t('reviewers')}>
        {figures.reviewers.length === 0 ? (
          <p className="text-muted">
            {t('noReviewers')}{' '}
            <Link to="/work" search={{ needs: 'REVIEW' }} className="text-accent underline">
              {t('toReviews')}
            </Link>
          </p>
        ) : (
          <DataTable
            label={t('reviewers')}
            rows={figures.reviewers}
            keyOf={({ subject }) => subject}
            columns={[
              { id: 'name', header: t('person'), cell: ({ name }) => name },
              { id: 'reviews', header: t('reviews'), cell: ({ reviews }) => number.format(reviews) },
              { id: 'searches', header: t('searches'), cell: ({ searches }) => number.format(searches) },
            ]}
          />
        )}
      </Panel>
    </div>
  );
}

const Tile = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-col-reverse justify-end rounded-lg border bg-surface px-4 py-3">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="text-xl font-semibold tabular-nums">{value}</dd>
  </div>
);
