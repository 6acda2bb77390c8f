import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../../local/src/browser.ts';
import { startCleanup } from '../cleanup.ts';
import { fillStage } from '../fill-stage.ts';
import { say } from '../say.ts';
import { machineOf, prepareStage, type Stage } from '../stage.ts';
import { measureFirstView } from './first-view.ts';
import { measureScrolling } from './scrolling.ts';

/**
 * Fills one organization with 100,000 open searches, and looks at its work list in a browser: how smoothly it is scrolled,
 * at its beginning and once all of it was read, and how soon a phone on a slow network shows its first rows. Fails nowhere:
 * the figures are for people, and the aims stand beside them.
 * `--searches 5000` fills and reads fewer; `--only first-view` or `--only scrolling` measures one of the two; `--against
 * ../another` measures the first view of that built checkout too, in turns.
 */

const { values: options } = parseArgs({
  options: {
    searches: { type: 'string', default: '100000' },
    only: { type: 'string' },
    against: { type: 'string' },
  },
});
const SEARCHES = Number(options.searches);
if (!Number.isInteger(SEARCHES) || SEARCHES < 1_000) throw new Error('--searches must be 1000 or more');
/** Every fifth order has two searches; orders come in whole thousands. */
const ORDERS = Math.ceil(SEARCHES / 1.2 / 1_000) * 1_000;

const cleanup = startCleanup();
try {
  const stage = await prepareStage(cleanup, { tenants: ['acme'] });
  say(`${await machineOf(stage)}\n`);
  await fillStage(stage, { size: ORDERS, say });
  await reopen(stage);
  const { url } = await stage.startServer(stage.console);
  const browser = await launchBrowser();
  cleanup.add(() => browser.close());

  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/console/work`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Simon Okafor' }).click();
  await page.locator('tbody tr[data-index]').first().waitFor();
  const cookies = await context.storageState();

  if (options.only !== 'scrolling') {
    say(
      '\nFirst view on a phone: 390 px, 1.6 Mbit/s, 150 ms there and back, a processor of a quarter (aim: 1.5 s)',
    );
    const other = options.against && (await stage.startServer(stage.console, resolve(options.against)));
    await measureFirstView(browser, cookies, [
      { name: 'this', url: `${url}/console/work` },
      ...(other ? [{ name: 'other', url: `${other.url}/console/work` }] : []),
    ]);
  }
  if (options.only !== 'first-view') {
    say('\nScrolling at 1440 px, milliseconds from frame to frame (aim: 60 a second, 16.7)');
    await measureScrolling(page, SEARCHES);
  }
} finally {
  await cleanup.run();
}

/** Makes all of them such as a team works on: most of what the stage is filled with has ended. */
async function reopen({ sql }: Stage): Promise<void> {
  await sql(`update searches set search_status = 'IN_PROGRESS', phase = 'AWAITING_RESPONSE',
    sla_at = now() + (random() * 20 - 3) * interval '1 day'`);
  await sql('vacuum (analyze) searches');
}
