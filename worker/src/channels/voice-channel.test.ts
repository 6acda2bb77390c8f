import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callableNumber } from '../../../local/src/testing/callable-number.ts';
import { buildHarness, type Harness } from '../testing/harness.ts';
import type { Answer, ReceivedRequest, Receiver } from '../testing/receiver.ts';
import { until } from '../testing/until.ts';

const SECRET = `whsec_${Buffer.from('a telephone key').toString('base64')}`;

let harness: Harness;
let telephony: Receiver;
/** What the telephony service answers to tasks for a number; 202 where nothing is said. */
const answers = new Map<string, Answer>();

const taskOf = ({ body }: ReceivedRequest) => JSON.parse(String(body));

beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
  telephony = await harness.receiver((_count, request) => answers.get(taskOf(request).data.number) ?? 202);
  const config = { VOICE_URL: telephony.url, VOICE_SECRET: SECRET };
  await harness.start({ config, limits: { httpTimeoutMs: 1_000 } });
});
afterAll(() => harness.close());

let last = 0;
/** A number that no other test in this file has. */
function newNumber(): string {
  last += 1;
  return callableNumber(last);
}

const tasksFor = (number: string) =>
  telephony.requests.filter((request) => taskOf(request).data.number === number);

const call = (employerPhone: string, more: Parameters<Harness['order']>[0] = {}) =>
  harness.order({ to: null, ...more, employment: { employerPhone } });

interface Attempt {
  status: string;
  error: string | null;
  send_failures: number;
  scheduled_at: Date;
}

const attemptOf = (searchId: string, settled: (attempt: Attempt) => boolean) =>
  until('an outcome', async () => {
    const [row] = await harness.test.sql<Attempt>(
      `select status, error, send_failures, scheduled_at from outbounds where search_id = $1
        order by attempt_number limit 1`,
      [searchId],
    );
    return row && settled(row) && row;
  });

describe('a call task', () => {
  it('says whom to call, what to ask, and what an answer has to name, and is signed', async () => {
    const number = newNumber();
    const { searchId } = await call(`${number} ext. 204`);
    const request = await until('the task', () => tasksFor(number)[0]);
    await attemptOf(searchId, ({ status }) => status === 'SENT');
    const [attempt] = await harness.test.sql<{ id: string; contact_id: string; link_expires_at: Date }>(
      `select id, contact_id, link_expires_at from outbounds where search_id = $1 and status = 'SENT'`,
      [searchId],
    );
    const ids = { searchId, contactId: attempt?.contact_id, outboundId: attempt?.id };
    expect(taskOf(request)).toEqual({
      event: 'call.requested',
      occurredAt: expect.stringMatching(/Z$/),
      data: {
        ...ids,
        attemptNumber: 1,
        number,
        extension: '204',
        contact: {
          name: 'Employment verification, Contoso Inc',
          title: null,
          entityName: 'Contoso Inc',
          location: expect.any(String),
        },
        organizationName: 'Acme Screening',
        hiringEntity: 'Northwind Logistics',
        searchType: 'EMPLOYMENT',
        applicant: {
          fullName: 'Jordan Rivera',
          otherNames: [],
          ssnLastFour: '6789',
          hasSignedRelease: false,
        },
        records: [expect.objectContaining({ index: 0, title: 'Contoso Inc', heading: 'Contoso Inc' })],
        questions: [],
        questionnaire: null,
        answerBy: attempt?.link_expires_at.toISOString(),
        callback: { channel: 'VOICE', metadata: ids },
      },
    });
    expect(request.headers['webhook-id']).toBe(attempt?.id);
    expect(request.headers['content-type']).toBe('application/json');
    const verified = new Webhook(SECRET).verify(request.body, request.headers as Record<string, string>);
    expect(verified).toEqual(taskOf(request));
    expect(String(request.body)).not.toContain('123-45');
  });

  it('never carries the release, and does not wait for one that cannot be fetched', async () => {
    const number = newNumber();
    const applicant = { signedReleaseFileUrl: 'https://127.0.0.1:1/release.pdf' };
    await call(number, { applicant });
    const request = await until('the task', () => tasksFor(number)[0]);
    expect(taskOf(request).data.applicant.hasSignedRelease).toBe(true);
    expect(String(request.body)).not.toMatch(/respond|release\.pdf/);
  });
});

describe('a telephony service that refuses', () => {
  it.each<[Answer, string]>([
    [400, 'HTTP 400'],
    [404, 'HTTP 404'],
    [410, 'HTTP 410'],
    [{ status: 302, headers: { location: 'https://elsewhere.example' } }, 'HTTP 302'],
  ])('ends the attempt after one try: %j', async (answer, error) => {
    const number = newNumber();
    answers.set(number, answer);
    const { searchId } = await call(number);
    const attempt = await attemptOf(searchId, ({ status }) => status === 'FAILED');
    expect(attempt).toMatchObject({ error, send_failures: 1 });
    expect(tasksFor(number)).toHaveLength(1);
  });

  it('is not even asked to call what is no number', async () => {
    const { searchId } = await call('411');
    const skipped = `select 1 from activities where search_id = $1 and activity_type = 'OUTBOUND_SKIPPED'`;
    await until('a skipped number', async () => (await harness.test.sql(skipped, [searchId])).length > 0);
    expect(tasksFor('411')).toEqual([]);
  });
});

describe('a telephony service in passing trouble', () => {
  it.each<[Answer, string]>([
    [408, 'HTTP 408'],
    [425, 'HTTP 425'],
    [429, 'HTTP 429'],
    [503, 'HTTP 503'],
    ['hang', 'TIMEOUT'],
  ])('gets the same task again later: %j', async (answer, error) => {
    const number = newNumber();
    answers.set(number, answer);
    const { searchId } = await call(number);
    const postponed = await attemptOf(searchId, ({ send_failures }) => send_failures > 0);
    expect(postponed).toMatchObject({ status: 'SCHEDULED', error, send_failures: 1 });
    answers.delete(number);
    harness.clock.advance({ minutes: 2 });
    await attemptOf(searchId, ({ status }) => status === 'SENT');
    const [first, second, ...more] = tasksFor(number);
    expect(more).toEqual([]);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(taskOf(second as ReceivedRequest).data).toEqual(taskOf(first as ReceivedRequest).data);
  });

  it('is left alone for as long as it asks', async () => {
    const number = newNumber();
    answers.set(number, { status: 429, headers: { 'retry-after': '1200' } });
    const { searchId } = await call(number);
    const postponed = await attemptOf(searchId, ({ send_failures }) => send_failures > 0);
    const wait = postponed.scheduled_at.getTime() - harness.clock.now().getTime();
    expect(wait).toBeGreaterThan(19 * 60_000);
    expect(wait).toBeLessThanOrEqual(20 * 60_000);
  });

  it('gets everything that waited once it is back from being down', async () => {
    const number = newNumber();
    await telephony.down();
    const { searchId } = await call(number);
    const postponed = await attemptOf(searchId, ({ send_failures }) => send_failures > 0);
    expect(postponed).toMatchObject({ status: 'SCHEDULED', error: 'CONNECT' });
    await telephony.up();
    harness.clock.advance({ minutes: 2 });
    await attemptOf(searchId, ({ status }) => status === 'SENT');
    expect(tasksFor(number)).toHaveLength(1);
  });
});
