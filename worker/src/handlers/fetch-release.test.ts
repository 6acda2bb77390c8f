import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { redactDueOrders, updateOrganization, updateSearch } from '@credence/core';
import { openEvents } from '@credence/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness, type PlacedOrder } from '../testing/harness.ts';
import type { Answer } from '../testing/receiver.ts';
import { until } from '../testing/until.ts';

const PDF = '%PDF-1.4 kept elsewhere';
const there: Answer = { status: 200, body: PDF };

let harness: Harness;
beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
  await harness.start();
});
afterAll(() => harness.close());
beforeEach(() =>
  updateOrganization(harness.context, { releaseDelivery: 'ATTACH', askWithoutRelease: false }),
);

/** An order whose release its client keeps, at an address that answers as it is told to. */
async function orderWith(answer: () => Answer): Promise<PlacedOrder & { to: string; asked: () => number }> {
  const to = `hr-${randomUUID()}@contoso.example`;
  const client = await harness.receiver(answer);
  const placed = await harness.order({
    to,
    applicant: { signedReleaseFileUrl: client.url },
    searchConfig: { outbound: { followUpMinutes: 60 } },
  });
  return { ...placed, to, asked: () => client.requests.length };
}

const releaseOf = async ({ orderId }: PlacedOrder) => {
  const [row] = await harness.test.sql<{ file: string | null; problem: string | null }>(
    'select release_file as file, release_problem as problem from orders where id = $1',
    [orderId],
  );
  return row ?? { file: null, problem: null };
};

const stepOf = async ({ searchId }: PlacedOrder) => {
  const [row] = await harness.test.sql<{ status: string; waiting: string | null }>(
    'select search_status as status, waiting_for as waiting from searches where id = $1',
    [searchId],
  );
  return row;
};

const attachmentFor = async (to: string) => {
  const { email } = await until('the mail', () => harness.mail.arrivedFor(to)[0]);
  const [release] = email.attachments;
  return {
    text: email.text ?? '',
    release: release && Buffer.from(release.content as ArrayBuffer).toString(),
  };
};

describe('the release of an order, where its client keeps it', () => {
  it('is kept when the order is created: a link that expires later changes nothing', async () => {
    let isExpired = false;
    const placed = await orderWith(() => (isExpired ? 403 : there));
    const { file } = await until('the copy', async () => {
      const release = await releaseOf(placed);
      return release.file !== null && release;
    });
    isExpired = true;
    expect(file).toMatch(/^gs:\/\/credence-releases\/.*\.pdf$/);
    expect((await attachmentFor(placed.to)).release).toBe(PDF);
    await until('the record of it', async () => {
      const sent = await harness.test.sql(`select from outbounds where search_id = $1 and status = 'SENT'`, [
        placed.searchId,
      ]);
      return sent.length > 0;
    });
    const asked = placed.asked();
    harness.clock.advance({ minutes: 61 });
    await until('the follow-up', () => harness.mail.arrivedFor(placed.to).length === 2);
    expect(placed.asked()).toBe(asked);
  });

  it.each<[string, Answer, string]>([
    ['404', 404, 'is at an address that answers 404'],
    ['a redirect', { status: 302, headers: { location: 'https://client.example/' } }, 'redirects elsewhere'],
    [
      'a PDF with a script',
      { status: 200, body: '%PDF-1.7\n1 0 obj << /S /JavaScript >> endobj' },
      'must be a PDF without active content: it has /JavaScript',
    ],
    ['a page', { status: 200, body: '<!doctype html>' }, 'is no PDF'],
    ['too much', { status: 200, body: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF') }, 'is larger than 10 MB'],
  ])('calls a person at once when it is %s, and mail waits for it', async (_, answer, problem) => {
    const placed = await orderWith(() => answer);
    const call = await until('the call', async () => {
      const events = await openEvents(harness.test, harness.context, placed.searchId);
      return events.find((event) => JSON.stringify(event).includes('AGENT_INTERVENTION'));
    });
    expect(call).toMatchObject({
      data: { metadata: { reason: expect.stringContaining(problem), actionable: true, waits: true } },
    });
    await until('the wait', async () =>
      (await stepOf(placed))?.waiting?.includes('the signed release, which cannot be read'),
    );
    expect(await stepOf(placed)).toMatchObject({ status: 'IN_PROGRESS' });
    expect(harness.mail.triedFor(placed.to)).toBe(0);
    expect((await releaseOf(placed)).problem).toContain(problem);
  });

  it('goes along as soon as it can be read after all', async () => {
    let answer: Answer = 404;
    const placed = await orderWith(() => answer);
    await until('the wait', async () => (await stepOf(placed))?.waiting?.includes('the signed release'));
    answer = there;
    harness.clock.advance({ minutes: 61 });
    expect((await attachmentFor(placed.to)).release).toBe(PDF);
  });

  it('is left out where the organization asks without it', async () => {
    await updateOrganization(harness.context, { askWithoutRelease: true });
    const placed = await orderWith(() => 410);
    await until('the problem', async () => (await releaseOf(placed)).problem !== null);
    // The first request may have been put off while nobody knew.
    harness.clock.advance({ minutes: 2 });
    const { text, release } = await attachmentFor(placed.to);
    expect([release, text.includes('has signed a release for this purpose.')]).toEqual([undefined, true]);
  });

  it('is not fetched where the organization sends none', async () => {
    await updateOrganization(harness.context, { releaseDelivery: 'NONE' });
    const placed = await orderWith(() => there);
    await until('the mail', () => harness.mail.arrivedFor(placed.to)[0]);
    expect(placed.asked()).toBe(0);
  });

  it('leaves no copy after retention', async () => {
    const placed = await orderWith(() => there);
    const { file } = await until('the copy', async () => {
      const release = await releaseOf(placed);
      return release.file !== null && release;
    });
    const directory = `${harness.test.core.config.FILES_DIRECTORY}/${String(file).replace(/^gs:\/\/|\/[^/]+$/g, '')}`;
    const name = String(file).split('/').at(-1);
    expect(await readdir(directory)).toContain(name);
    await updateSearch(harness.context, { ...placed, update: { searchStatus: 'CANCELLED' } });
    await updateOrganization(harness.context, { retentionDays: 1 });
    harness.clock.advance({ minutes: 25 * 60 });
    await redactDueOrders(harness.test.core);
    expect((await releaseOf(placed)).file).toBeNull();
    expect(await readdir(directory)).not.toContain(name);
    await updateOrganization(harness.context, { retentionDays: null });
  });
});
