import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Drawn above and below those in sight, so that there is something before the next are. */
const AROUND = 4;

interface Rows {
  count: number;
  /** Of one row, in pixels: all have the same. */
  height: number;
}

/**
 * Which rows of a list that is scrolled have to be drawn: those in sight, and some around them.
 * @returns their indexes, and how to bring a row into sight
 */
export function useRowsInSight(scroller: RefObject<HTMLElement | null>, { count, height }: Rows) {
  // Until it is measured: those of half a window, so that they are there with everything else.
  const [{ from, to }, see] = useState(() => around(0, innerHeight / 2, height));
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const seen = around(element.scrollTop, element.clientHeight, height);
      see((before) => (before.from === seen.from && before.to === seen.to ? before : seen));
    };
    // In the frame in which the list has moved, or it would be seen without its rows.
    const follow = () => flushSync(look);
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, height]);

  const bringIntoSight = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (!element) return;
      const top = index * height;
      const lowest = top + height - element.clientHeight;
      element.scrollTop = Math.min(Math.max(element.scrollTop, lowest), top);
    },
    [scroller, height],
  );

  const first = Math.max(0, from);
  const shown = Array.from({ length: Math.max(0, Math.min(to, count) - first) }, (_, index) => first + index);
  return { shown, bringIntoSight };
}

const around = (top: number, length: number, height: number) => ({
  from: Math.floor(top / height) - AROUND,
  to: Math.ceil((top + length) / height) + AROUND,
});
