import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

interface Series {
  key: string;
  name: string;
  color: string;
}

interface ChartProps {
  /** What it shows, for those who cannot see it; the numbers follow as a table. */
  label: string;
  rows: readonly Record<string, string | number>[];
  /** Which field names a row. */
  name: string;
  series: readonly Series[];
  stacked?: boolean;
}

const TICK = { fill: 'var(--ink-muted)', fontSize: 11 };

/** Bars, with the same numbers as a table for screen readers. */
export function Chart({ label, rows, name, series, stacked = false }: ChartProps) {
  return (
    <figure aria-label={label}>
      <div aria-hidden className="h-56">
        <ResponsiveContainer>
          <BarChart
            data={[...rows]}
            margin={{ top: 8, right: 0, bottom: 0, left: -24 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey={name}
              tick={TICK}
              tickLine={false}
              axisLine={{ stroke: 'var(--line)' }}
              minTickGap={8}
            />
            <YAxis tick={TICK} tickLine={false} axisLine={false} allowDecimals={false} />
            <Tooltip
              cursor={{ fill: 'var(--hover)' }}
              contentStyle={{
                background: 'var(--raised)',
                border: '1px solid var(--line)',
                borderRadius: 8,
                color: 'var(--ink)',
                fontSize: 12,
              }}
              itemStyle={{ color: 'var(--ink)' }}
            />
            {series.map(({ key, name: title, color }) => (
              <Bar
                key={key}
                dataKey={key}
                name={title}
                fill={color}
                maxBarSize={28}
                isAnimationActive={false}
                {...(stacked ? { stackId: 'all' } : {})}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      {series.length > 1 && <Legend series={series} />}
      {/* A table itself takes the width of its words, seen or not. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              {series.map(({ key, name: title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[name]}>
                <th scope="row">{row[name]}</th>
                {series.map(({ key }) => (
                  <td key={key}>{row[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const Legend = ({ series }: { series: readonly Series[] }): ReactNode => (
  <ul aria-hidden className="mt-1 flex flex-wrap gap-x-4 text-xs text-muted">
    {series.map(({ key, name, color }) => (
      <li key={key} className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-sm" style={{ background: color }} />
        {name}
      </li>
    ))}
  </ul>
);
