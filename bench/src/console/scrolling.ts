import { say } from '../say.ts';
import { percentile } from '../statistics.ts';
import type { Page } from './page.ts';

/** How long the list is scrolled at each place. */
const SCROLL_MS = 10_000;
/** A row in each frame: as fast as words can still be recognised. */
const PIXELS = 40;
const ROW_HEIGHT = 40;

interface Scrolled {
  frames: number[];
  /** Rows and elements that the page had at most. */
  rows: number;
  elements: number;
  /** Rows that were read of the list. */
  read: number;
  /** Megabytes of the page's heap. */
  heap: number;
  shift: number;
}

/**
 * Shows plain lines in an empty page, in a box of the size of the list and as wide and high as its rows: what a browser takes to scroll
 * anything at all on this machine.
 */
const CONTROL = `(width, height) => {
  const box = document.createElement('tbody');
  box.style.cssText = \`display: block; overflow-y: auto; width: \${width}px; height: \${height}px\`;
  for (let line = 0; line < 1_000; line += 1) {
    const plain = document.createElement('div');
    plain.style.cssText = 'height: ${ROW_HEIGHT}px; border-bottom: 1px solid silver; box-sizing: border-box';
    plain.textContent = 'Line ' + line;
    box.append(plain);
  }
  document.body.append(box);
}`;

/** Runs in the page: moves the list in every frame until `isOver`, and says how long each took. */
const SCROLL = `async (pixels, isOver) => {
  const list = document.querySelector('tbody');
  let [last, rows, elements] = [performance.now(), 0, 0];
  const started = last;
  const frames = [];
  let shift = 0;
  const observer = new PerformanceObserver((shifts) => {
    for (const { value } of shifts.getEntries()) shift += value;
  });
  observer.observe({ type: 'layout-shift' });
  await new Promise((done) => {
    const step = (at) => {
      frames.push(at - last);
      last = at;
      if (frames.length % 20 === 0) {
        rows = Math.max(rows, document.querySelectorAll('tbody tr[data-index]').length);
        elements = Math.max(elements, document.querySelectorAll('*').length);
      }
      if (isOver(at - started, list.scrollHeight)) return done();
      const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
      if (pixels !== null && isAtEnd) list.scrollTop = 0;
      else list.scrollTop = pixels === null ? list.scrollHeight : list.scrollTop + pixels;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  observer.disconnect();
  return { frames: frames.slice(1), rows, elements, shift,
    read: Math.round(list.scrollHeight / ${ROW_HEIGHT}), heap: performance.memory.usedJSHeapSize / 1e6 };
}`;

/**
 * Scrolls the work list that a page shows: at its beginning, then to its end as fast as it is read, then among all its rows.
 * @param most rows to read
 */
export async function measureScrolling(page: Page, most: number): Promise<void> {
  const forAWhile = `(ms) => ms > ${SCROLL_MS}`;
  const scroll = (pixels: number | null, isOver: string, of: Page = page) =>
    of.evaluate<Scrolled>(`(${SCROLL})(${pixels}, ${isOver})`);
  const box = await page.locator('tbody').boundingBox();
  const plain = await page.context().newPage();
  await plain.evaluate(`(${CONTROL})(${box?.width}, ${box?.height})`);
  tell('plain lines, as control', await scroll(PIXELS, forAWhile, plain));
  await plain.close();
  await page.bringToFront();
  tell('its beginning', await scroll(PIXELS, forAWhile));
  const started = performance.now();
  // Some are fewer than asked for: the list is counted in orders.
  tell('to its end, reading on', await scroll(null, `(_, height) => height >= ${most * 0.99 * ROW_HEIGHT}`));
  say(`  all of them were read in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  await page.evaluate("document.querySelector('tbody').scrollTop /= 2");
  tell('the middle of all rows', await scroll(PIXELS, forAWhile));
}

function tell(where: string, { frames, rows, elements, read, heap, shift }: Scrolled): void {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(frames, share).toFixed(1));
  say(
    `  ${where.padEnd(24)} p50 ${p50}  p95 ${p95}  p99 ${p99}  max ${Math.max(...frames).toFixed(0)}` +
      `  (${frames.length} frames; ${read} rows read, ${rows} drawn, ${elements} elements, ` +
      `${heap.toFixed(0)} MB; layout shift ${shift.toFixed(3)})`,
  );
}
