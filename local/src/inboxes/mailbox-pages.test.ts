import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { closeHttp, listen } from '../listen.ts';
import { waitFor } from '../wait-for.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

let directory: string;
let mailbox: Mailbox;
let browser: Browser;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mailbox-page-'));
  mailbox = await startMailbox({ smtpPort: 0, httpPort: 0, directory });
  browser = await launchBrowser();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await mailbox.close();
  await rm(directory, { recursive: true });
});

async function send(subject: string, html: string) {
  const transport = nodemailer.createTransport(mailbox.smtpUrl);
  await transport.sendMail({ from: 'desk@acme.test', to: 'hr@initech.test', subject, html });
  transport.close();
}

describe('the mailbox in a browser', () => {
  it('shows new mail on the open page by itself', async () => {
    const page = await browser.newPage();
    await page.goto(mailbox.url);
    await send('It came by itself', '<p>hello</p>');
    await page.getByRole('link', { name: 'It came by itself' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('It came by itself');
    expect(await page.frameLocator('iframe').locator('p').textContent()).toBe('hello');
    await page.close();
  });

  it('runs no script and asks for nothing that a message names; its links open beside it', async () => {
    const asked: string[] = [];
    const outside = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'text/html').end('<title>Outside</title>');
    });
    const address = `http://127.0.0.1:${await listen(outside, 0, '127.0.0.1', 'outside')}`;
    const html = `<style>p { width: 123px }</style><img src="${address}/image" onerror="top.location='${address}'">
      <script>top.location = '${address}/script'</script><p>styled</p><a href="${address}/followed">open</a>`;
    await send('Hostile', html);
    const message = await waitFor('the mail', () =>
      mailbox.messages().find(({ subject }) => subject === 'Hostile'),
    );
    const page = await browser.newPage();
    await page.goto(`${mailbox.url}/messages/${message.id}`);
    const frame = page.frameLocator('iframe');
    expect(await frame.locator('p').evaluate((p) => p.clientWidth)).toBe(123);
    const [opened] = await Promise.all([page.context().waitForEvent('page'), frame.locator('a').click()]);
    await opened.waitForURL(`${address}/followed`);
    expect(await page.title()).toBe('Hostile - Mailbox');
    expect(asked.filter((path) => path !== '/favicon.ico')).toEqual(['/followed']);
    await page.context().close();
    await closeHttp(outside);
  });

  it('is readable in the dark too', async () => {
    const colours: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme });
      await page.goto(mailbox.url);
      colours.push((await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })).toString('base64'));
      await page.close();
    }
    expect(new Set(colours).size).toBe(2);
  });
});
