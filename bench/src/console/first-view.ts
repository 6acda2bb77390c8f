import { say } from '../say.ts';
import { median } from '../statistics.ts';
import type { Browser, BrowserState } from './page.ts';

const RUNS = 5;
/** As browsers' own tools have a slow fourth generation network. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;

interface FirstView {
  /** Milliseconds from the beginning of the navigation. */
  paint: number;
  rows: number;
  requests: number;
  kilobytes: number;
  shift: number;
  /** Milliseconds in which the page's own work let nothing else happen, in pieces of more than 50. */
  blocked: number;
}

/** Watches a page from its beginning. */
const WATCH = `
  globalThis.seen = { shift: 0, blocked: 0, rows: 0 };
  new PerformanceObserver((found) => {
    for (const { value } of found.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((found) => {
    for (const { duration } of found.getEntries()) seen.blocked += duration;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector('tbody tr[data-index]')) seen.rows = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

const READ = `(() => {
  const resources = performance.getEntriesByType('resource');
  const all = [...performance.getEntriesByType('navigation'), ...resources];
  return { ...seen, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    requests: all.length, kilobytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024 };
})()`;

/** How soon a phone on a slow network that has nothing of the console yet shows the first rows of the work list. */
export async function measureFirstView(
  browser: Browser,
  { address, cookies }: { address: string; cookies: BrowserState },
): Promise<void> {
  const views: FirstView[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      storageState: cookies,
    });
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', NETWORK);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(WATCH);
    await page.goto(address);
    await page.locator('tbody tr[data-index]').first().waitFor({ timeout: 120_000 });
    // What comes late moves the page too.
    await page.waitForLoadState('load');
    views.push(await page.evaluate<FirstView>(READ));
    await context.close();
  }
  const of = (figure: keyof FirstView) => median(views.map((view) => view[figure]));
  say(
    `  first paint ${of('paint').toFixed(0)} ms, first rows ${of('rows').toFixed(0)} ms ` +
      `(each: ${views.map(({ rows }) => rows.toFixed(0)).join(', ')}); ${of('requests')} requests, ` +
      `${of('kilobytes').toFixed(0)} KB, long tasks ${of('blocked').toFixed(0)} ms, ` +
      `layout shift ${of('shift').toFixed(3)}`,
  );
}
