import type { WorkItem } from '@credence/contract';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { SlaTime } from '../../components/time.tsx';
import { cn } from '../../lib/cn.ts';
import { useIsWide } from '../../lib/use-media.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { Applicant, AssigneeName, columns, Entities, State, Waits } from './columns.tsx';
import { rememberTop } from './last-list.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

const ROW_HEIGHT = { wide: 40, narrow: 84 };
/** So many rows before the last one, the next page is asked for. */
const AHEAD = 30;
const GRID = cn(
  'grid items-center gap-3 px-4 md:px-6 xl:gap-4',
  'grid-cols-[minmax(8rem,1.2fr)_minmax(6rem,1.2fr)_8rem_6.5rem]',
  'lg:grid-cols-[minmax(8rem,1.2fr)_minmax(7rem,1.2fr)_8rem_minmax(6rem,1.4fr)_6.5rem_minmax(6rem,1fr)]',
  'xl:grid-cols-[minmax(9rem,1.2fr)_minmax(8rem,1.2fr)_8.5rem_minmax(8rem,1.6fr)_6.5rem_minmax(7rem,1fr)_6.5rem]',
);

interface WorkTableProps {
  items: WorkItem[];
  /** Of the whole list, as far as it is counted. */
  total: number;
  active: number;
  /** Whether the active row is to take the focus. */
  isAwaited: boolean;
  /** How far down it begins, in pixels. */
  top: number;
  onFocused: (id: string, index: number) => void;
  onNearEnd: () => void;
}

/** Drawn anew where its rows get another height. */
export function WorkTable(props: WorkTableProps) {
  const isWide = useIsWide();
  return <Rows key={String(isWide)} isWide={isWide} {...props} />;
}

function Rows({
  items,
  total,
  active,
  isAwaited,
  top,
  onFocused,
  onNearEnd,
  isWide,
}: WorkTableProps & { isWide: boolean }) {
  const { t } = useTexts('work');
  const scroller = useRef<HTMLTableSectionElement>(null);
  const height = isWide ? ROW_HEIGHT.wide : ROW_HEIGHT.narrow;
  const { shown, bringIntoSight } = useRowsInSight(scroller, { count: items.length, height });
  const last = shown.at(-1) ?? 0;

  useEffect(() => {
    if (items.length > 0 && last >= items.length - AHEAD) onNearEnd();
  }, [last, items.length, onNearEnd]);
  const first = useRef(top);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.scrollTop = first.current;
    return () => {
      if (element) rememberTop(element.scrollTop);
    };
  }, []);
  useEffect(() => {
    if (!isAwaited) return;
    bringIntoSight(active);
    const focus = () =>
      scroller.current
        ?.querySelector<HTMLElement>(`[data-index="${active}"] a`)
        ?.focus({ preventScroll: true });
    // The row may only be there after the list has moved.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [active, isAwaited, bringIntoSight]);

  return (
    <table aria-label={t('title')} aria-rowcount={total + 1} className="flex min-h-0 flex-1 flex-col">
      <thead className="hidden shrink-0 border-b md:block">
        <tr className={cn(GRID, 'h-9 text-xs text-muted')}>
          {columns.map(({ id, className }) => (
            <th key={id} scope="col" className={cn('text-left font-medium', className)}>
              {t(`columns.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={scroller} className="relative block min-h-0 flex-1 overflow-y-auto">
        <tr aria-hidden className="block" style={{ height: items.length * height }} />
        {shown.map((index) => {
          const item = items[index];
          return (
            item && (
              <ShownRow
                key={item.id}
                item={item}
                index={index}
                start={index * height}
                height={height}
                isWide={isWide}
                onFocused={onFocused}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}

interface ShownRowProps extends Pick<WorkTableProps, 'onFocused'> {
  item: WorkItem;
  index: number;
  /** Pixels from the beginning of the list. */
  start: number;
  height: number;
  isWide: boolean;
}

/** Drawn anew when what it shows has changed, and not whenever another row comes into sight. */
const ShownRow = memo(({ item, index, start, height, isWide, onFocused }: ShownRowProps) => (
  <tr
    aria-rowindex={index + 2}
    data-index={index}
    onFocus={() => onFocused(item.id, index)}
    className={cn(
      'absolute inset-x-0 top-0 border-b bg-surface contain-strict hover:bg-hover has-[a:focus-visible]:bg-selected',
      'has-[a:focus-visible]:shadow-[inset_3px_0_0_var(--accent)]',
      isWide ? GRID : 'flex flex-col justify-center gap-1 px-4',
    )}
    style={{ height, transform: `translateY(${start}px)` }}
  >
    {isWide ? <Cells item={item} /> : <Card item={item} />}
  </tr>
));

const Cells = ({ item }: { item: WorkItem }) =>
  columns.map(({ id, cell, className }) => (
    <td key={id} className={cn('flex min-w-0 items-center', className)}>
      {cell(item)}
    </td>
  ));

/** A row on a phone. */
const Card = ({ item }: { item: WorkItem }) => (
  <>
    <td className="flex items-center justify-between gap-3">
      <Applicant item={item} />
      <SlaTime at={item.slaAt} />
    </td>
    <td className="flex gap-2 text-xs">
      <Entities item={item} className="max-w-1/2 shrink-0 truncate" />
      <Waits item={item} className="truncate text-muted" />
    </td>
    <td className="flex items-center justify-between gap-3 text-xs">
      <State item={item} />
      <AssigneeName item={item} />
    </td>
  </>
);
