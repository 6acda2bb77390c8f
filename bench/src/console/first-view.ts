import { say } from '../say.ts';
import { median } from '../statistics.ts';
import type { Browser, BrowserState } from './page.ts';

const RUNS = 5;
/** As browsers' own tools have a slow fourth generation network. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;
const LATE_MS = 2_000;
/** What the page says when it shows rows: waiting for them from outside runs scripts in it while it draws. */
const THERE = 'The rows are there';

interface FirstView {
  /** Milliseconds from the beginning of the navigation. */
  paint: number;
  rows: number;
  /** What was answered before the rows were there, and in all. */
  requestsBefore: number;
  requests: number;
  kilobytesBefore: number;
  kilobytes: number;
  shift: number;
  /** Milliseconds in which the page's own work let nothing else happen, in pieces of more than 50. */
  blockedBefore: number;
  blocked: number;
  /** Milliseconds of the processor that the page's main thread took in all, as the machine counts them. */
  processor: number;
}

/** Watches a page from its beginning. */
const WATCH = `
  globalThis.seen = { shift: 0, tasks: [], rows: 0 };
  new PerformanceObserver((found) => {
    for (const { value } of found.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((found) => {
    seen.tasks.push(...found.getEntries());
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (!document.querySelector('tbody tr[data-index]')) return requestAnimationFrame(look);
    seen.rows = performance.now();
    console.debug('${THERE}');
  };
  requestAnimationFrame(look);
`;

const READ = `(() => {
  const { rows, shift, tasks } = seen;
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const before = all.filter(({ responseEnd }) => responseEnd <= rows);
  const kilobytesOf = (files) => files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  const lengthOf = (some) => some.reduce((sum, { duration }) => sum + duration, 0);
  return { rows, shift, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    requests: all.length, requestsBefore: before.length,
    kilobytes: kilobytesOf(all), kilobytesBefore: kilobytesOf(before),
    blocked: lengthOf(tasks), blockedBefore: lengthOf(tasks.filter(({ startTime }) => startTime < rows)) };
})()`;

/** A console, where it is. */
interface Address {
  name: string;
  url: string;
}

/** How soon a phone on a slow network that has nothing of the console yet shows the first rows of the work list, in turns. */
export async function measureFirstView(
  browser: Browser,
  cookies: BrowserState,
  addresses: readonly Address[],
): Promise<void> {
  const views = addresses.map(({ name, url }) => ({ name, url, seen: [] as FirstView[] }));
  for (let run = 0; run < RUNS; run += 1)
    for (const { url, seen } of views) seen.push(await firstView(browser, cookies, url));
  for (const { name, seen } of views) tell(name, seen);
}

async function firstView(browser: Browser, cookies: BrowserState, url: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, storageState: cookies });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', NETWORK);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(WATCH);
  const isThere = page.waitForEvent('console', {
    predicate: (message) => message.text() === THERE,
    timeout: 120_000,
  });
  await page.goto(url);
  await isThere;
  // What comes late counts in what there is in all, and moves the page too.
  await page.waitForTimeout(LATE_MS);
  const seen = await page.evaluate<Omit<FirstView, 'processor'>>(READ);
  const { metrics } = await tools.send('Performance.getMetrics');
  await context.close();
  return { ...seen, processor: 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) };
}

function tell(name: string, views: readonly FirstView[]): void {
  const of = (figure: keyof FirstView) => median(views.map((view) => view[figure]));
  say(
    `  ${name.padEnd(6)} first paint ${of('paint').toFixed(0)} ms, first rows ${of('rows').toFixed(0)} ms ` +
      `(each: ${views.map(({ rows }) => rows.toFixed(0)).join(', ')}); until the rows ${of('requestsBefore')} requests and ` +
      `${of('kilobytesBefore').toFixed(0)} KB, long tasks ${of('blockedBefore').toFixed(0)} ms; in all ` +
      `${of('requests')} requests, ${of('kilobytes').toFixed(0)} KB, long tasks ${of('blocked').toFixed(0)} ms, ` +
      `processor ${of('processor').toFixed(0)} ms, layout shift ${of('shift').toFixed(3)}`,
  );
}
