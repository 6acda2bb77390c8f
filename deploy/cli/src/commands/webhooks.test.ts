import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, updateSearch } from '@credence/core';
import {
  deliverDue,
  fakeClock,
  OFFICE_HOURS,
  openDeliveries,
  orderSearch,
  selfSigned,
} from '@credence/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { type Service, useService } from '../testing/use-service.ts';

const clock = fakeClock(OFFICE_HOURS);
const ORG = ['--org', 'acme'];
const SECRET = 'secret-in-the-header';
const HOOK = { url: 'https://client.example/hook?key=token-in-url', headers: { 'X-Key': SECRET } };

let service: Service;
let context: Context;
useService(
  async (made) => {
    service = made;
    const webhookConfig = { enabled: true, retryAttempts: 0, fallbackEndpoint: HOOK };
    context = await made.test.organization({ tenant: 'acme', webhookConfig });
    await made.test.organization({ tenant: 'quiet' });
  },
  { clock },
);

const credence = (...words: string[]) => run(['webhooks', ...words], { environment: service.environment });

/** Events that were not taken, an hour apart. */
const failed: { eventId: string; searchId: string }[] = [];
beforeAll(async () => {
  for (const _ of [1, 2, 3]) {
    const { orderId, searchId } = await orderSearch(context);
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'CANCELLED' } });
    await deliverDue(service.test, context, searchId, { status: 404, body: `no ${SECRET}` });
    const [delivery] = await openDeliveries(service.test, context, searchId);
    failed.push({ eventId: delivery?.eventId ?? '', searchId });
    clock.advance({ hours: 1 });
  }
});

const statuses = async () => {
  const rows = await service.test.sql<{ status: string }>(
    `select e.delivery_status as status from webhook_events e where organization_id = $1 order by occurred_at`,
    [context.organization.id],
  );
  return rows.map(({ status }) => status);
};
const lastEntry = async () => {
  const [entry] = await service.test.sql<{ action: string; resources: object }>(
    'select action, resources from audit_entries where organization_id = $1 order by id desc limit 1',
    [context.organization.id],
  );
  return entry;
};

describe('credence webhooks list', () => {
  it('lists events with their attempts, the newest first, without what they say', async () => {
    const ran = await credence('list', ...ORG, '--json');
    expect(ran.exitCode).toBe(0);
    expect(ran.json()).toMatchObject({
      total: 3,
      nextCursor: null,
      events: failed.toReversed().map(({ eventId, searchId }) => ({
        eventId,
        searchId,
        deliveryStatus: 'FAILED',
        attempts: [{ responseStatus: 404 }],
      })),
    });
    expect(ran.out).not.toMatch(/payload|secret-in|token-in/);
    expect(await lastEntry()).toMatchObject({ action: 'closeoutEvent.list' });
  });

  it('filters, and goes on page by page', async () => {
    const from = ['--from', '2026-03-02T15:30:00Z', '--before', '2026-03-03'];
    const first = await credence('list', ...ORG, ...from, '--limit', '1', '--json');
    expect(first.json()).toMatchObject({ total: 2, events: [{ eventId: failed[2]?.eventId }] });
    const { nextCursor } = first.json() as { nextCursor: string };
    const second = await credence('list', ...ORG, ...from, '--limit', '1', '--cursor', nextCursor, '--json');
    expect(second.json()).toMatchObject({ nextCursor: null, events: [{ eventId: failed[1]?.eventId }] });
    expect((await credence('list', ...ORG, '--status', 'DELIVERED')).out).toContain('0 of 0 events');
    const one = await credence('list', ...ORG, '--search', failed[0]?.searchId ?? '');
    expect(one.out).toContain(failed[0]?.eventId);
  });

  it.each([
    [[], "required option '--org <org>' not specified"],
    [['--org', 'nobody'], 'There is no organization "nobody"'],
    [[...ORG, '--status', 'LOST'], 'Allowed choices are PENDING'],
    [[...ORG, '--from', 'yesterday'], 'It must be as 2026-03-02'],
    [[...ORG, '--from', '2026-02-29'], 'It must be as 2026-03-02'],
    [[...ORG, '--before', '2026-04-31T10:00:00+02:00'], 'It must be as 2026-03-02'],
    [[...ORG, '--from', '2026-03-03', '--before', '2026-03-02'], '--before must be later than --from'],
    [[...ORG, '--from', '2026-03-02', '--before', '2026-03-02'], '--before must be later than --from'],
    [[...ORG, '--order', '7'], 'It must be a UUID'],
    [[...ORG, '--limit', '101'], 'It must be a whole number from 1 to 100'],
    [[...ORG, '--cursor', 'x'], 'cursor is not one'],
  ])('refuses %j', async (words, said) => {
    expect(await credence('list', ...words)).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining(said),
    });
  });
});

describe('credence webhooks show', () => {
  it('shows one event with what it says, and its attempts without secrets', async () => {
    const { eventId, searchId } = failed[0] ?? { eventId: '' };
    const ran = await credence('show', eventId.toUpperCase(), ...ORG, '--json');
    expect(ran.json()).toMatchObject({
      eventId,
      payload: { data: { searchId } },
      attempts: [{ url: 'https://client.example/hook?key=***', responseBody: 'no ***' }],
    });
    expect(await lastEntry()).toMatchObject({ action: 'closeoutEvent.read', resources: { eventId } });
    expect((await credence('show', eventId, ...ORG)).out).toContain(searchId);
  });

  it('refuses one of another organization', async () => {
    const ran = await credence('show', failed[0]?.eventId ?? '', '--org', 'quiet');
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining('event not found') });
  });
});

describe('credence webhooks redeliver', () => {
  it('counts with --dry-run, and sends nothing', async () => {
    const ran = await credence('redeliver', ...ORG, '--dry-run', '--json');
    expect(ran.json()).toEqual({ dryRun: true, matched: 3 });
    expect(await statuses()).toEqual(['FAILED', 'FAILED', 'FAILED']);
  });

  it('asks before it sends many', async () => {
    expect(await credence('redeliver', ...ORG)).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('3 events will be sent once more'),
    });
    expect(await statuses()).toEqual(['FAILED', 'FAILED', 'FAILED']);
  });

  it('sends one', async () => {
    const { eventId = '' } = failed[0] ?? {};
    const ran = await credence('redeliver', eventId, ...ORG, '--json');
    expect(ran.json()).toEqual({ eventId, deliveryStatus: 'PENDING', inFlight: false });
    expect(await statuses()).toEqual(['PENDING', 'FAILED', 'FAILED']);
    expect(await lastEntry()).toMatchObject({ action: 'closeoutEvent.redeliver', resources: { eventId } });
  });

  it('sends what failed in a range, and tells how far it is', async () => {
    const ran = await credence('redeliver', ...ORG, '--from', '2026-03-02T15:30:00Z', '--yes', '--json');
    expect(ran.json()).toEqual({
      dryRun: false,
      matched: 2,
      redelivered: 2,
      inFlight: 0,
      withoutTarget: 0,
      redacted: 0,
    });
    expect(ran.err).toBe('2 of 2 events\n');
    expect(await statuses()).toEqual(['PENDING', 'PENDING', 'PENDING']);
    expect(await lastEntry()).toMatchObject({ action: 'closeoutEvent.redeliverAll' });
  });

  it('says so when there is nothing to send, without asking', async () => {
    const none = ['redeliver', ...ORG, '--status', 'NO_TARGET'];
    const ran = await credence(...none, '--json');
    expect(ran).toMatchObject({ exitCode: 0, err: '' });
    expect(ran.json()).toEqual({
      dryRun: false,
      matched: 0,
      redelivered: 0,
      inFlight: 0,
      withoutTarget: 0,
      redacted: 0,
    });
    expect((await credence(...none, '--yes')).out).toBe('0 events on the way again\n');
    expect((await credence(...none, '--dry-run')).out).toBe('0 events would be sent once more\n');
  });

  it('refuses a range in which nothing can be', async () => {
    const range = ['--from', '2026-03-03', '--before', '2026-03-02'];
    expect(await credence('redeliver', ...ORG, ...range, '--yes')).toMatchObject({
      exitCode: 2,
      out: '',
      err: expect.stringContaining('--before must be later than --from'),
    });
  });

  it('refuses a filter beside one event', async () => {
    const ran = await credence('redeliver', failed[0]?.eventId ?? '', ...ORG, '--status', 'FAILED');
    expect(ran).toMatchObject({ exitCode: 2, err: expect.stringContaining('named by its id alone') });
  });
});

describe('credence webhooks targets and enable', () => {
  it('finds nothing where events arrive', async () => {
    expect(await credence('targets', '--org', 'quiet', '--json')).toMatchObject({ exitCode: 0 });
  });

  it('finds a target that is gone, with exit code 3, and enables it', async () => {
    // The program goes by the time of day.
    clock.set(new Date());
    await deliverDue(service.test, context, failed[1]?.searchId ?? '', { status: 410 });
    const ran = await credence('targets', '--json');
    expect(ran.exitCode).toBe(3);
    const { targets } = ran.json() as { targets: { id: string }[] };
    expect(targets).toMatchObject([
      { tenant: 'acme', state: 'DISABLED', url: 'https://client.example/hook?key=***', lastStatus: 410 },
    ]);
    const enabled = await credence('enable', targets[0]?.id ?? '', ...ORG);
    expect(enabled).toMatchObject({ exitCode: 0, out: 'It is in use again\n' });
    expect(await credence('targets')).toMatchObject({ exitCode: 0, out: 'Events arrive everywhere\n' });
    expect(await lastEntry()).toMatchObject({ action: 'webhookTarget.list' });
  });

  it('lists a receiver that is behind, which is no finding', async () => {
    await service.test.sql(
      `update webhook_deliveries set status = 'PENDING', next_attempt_at = now() - interval '5 minutes'
        where organization_id = $1`,
      [context.organization.id],
    );
    const ran = await credence('targets', ...ORG, '--json');
    expect(ran.exitCode).toBe(0);
    expect(ran.json()).toMatchObject({ targets: [{ state: 'BUSY', failures: 0, parked: 3 }] });
    expect((await credence('targets', ...ORG)).out).toContain('0 targets with troubles, 1 busy');
  });

  it('refuses a target that there is not', async () => {
    const ran = await credence('enable', '018f0000-0000-7000-8000-000000000000', ...ORG);
    expect(ran).toMatchObject({ exitCode: 2, err: expect.stringContaining('target not found') });
  });
});

describe('client certificates', () => {
  const ORIGIN = 'https://hooks.example';
  const { cert, key } = selfSigned('client.example', 3_650);
  const inFile = async (name: string, text: string) => {
    const file = join(service.test.core.config.FILES_DIRECTORY, name);
    await writeFile(file, text);
    return file;
  };

  it('are set, listed by when they expire, and removed; a key is never shown', async () => {
    const files = [
      '--certificate',
      await inFile('client.pem', cert),
      '--key',
      await inFile('client.key', key),
    ];
    const set = await credence('set-certificate', ORIGIN, ...ORG, ...files);
    expect(set.out).toContain(`${ORIGIN} is shown CN=client.example until `);

    const listed = await credence('certificates', '--json');
    expect(listed.exitCode).toBe(0);
    expect(listed.out).not.toContain('PRIVATE KEY');
    expect(JSON.parse(listed.out)).toEqual({
      certificates: [
        {
          tenant: 'acme',
          origin: ORIGIN,
          subject: 'CN=client.example',
          expiresAt: expect.stringMatching(/^20/),
          expiresSoon: false,
        },
      ],
    });

    const shown = await run(['org', 'show', 'acme', '--json'], { environment: service.environment });
    expect(shown.out).not.toContain('PRIVATE KEY');
    expect(shown.json()).toMatchObject({
      clientCertificates: [{ origin: ORIGIN, subject: 'CN=client.example' }],
    });

    expect(await credence('remove-certificate', ORIGIN, ...ORG)).toMatchObject({ exitCode: 0 });
    expect((await credence('certificates', ...ORG)).out).toContain('No receiver is shown a certificate');
  });

  it('that expire soon are a finding', async () => {
    const soon = selfSigned('client.example', 20);
    const files = [
      '--certificate',
      await inFile('soon.pem', soon.cert),
      '--key',
      await inFile('soon.key', soon.key),
    ];
    await credence('set-certificate', ORIGIN, ...ORG, ...files);
    const listed = await credence('certificates', ...ORG);
    expect([listed.exitCode, listed.out]).toEqual([3, expect.stringContaining('replace it')]);
  });

  it('are refused when key and certificate do not belong together', async () => {
    const other = await inFile('other.key', selfSigned('other.example').key);
    const files = ['--certificate', await inFile('client.pem', cert), '--key', other];
    const refused = await credence('set-certificate', ORIGIN, ...ORG, ...files);
    expect([refused.exitCode, refused.err]).toEqual([
      2,
      expect.stringContaining('key must belong to the certificate'),
    ]);
  });
});
