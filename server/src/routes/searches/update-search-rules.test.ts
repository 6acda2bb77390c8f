import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { searchPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

const TOO_LARGE = 'must be text: a whole number beyond 9,007,199,254,740,991 is not kept exactly';

/** An object of so many characters of JSON; no text in it is longer than a text may be. */
function sized(length: number): object {
  const texts = Array<string>(10).fill('x'.repeat(9_900));
  const missing = length - JSON.stringify({ texts, rest: '' }).length;
  return { texts, rest: 'x'.repeat(missing) };
}

const completed = (outcome: string, more: object = {}) => ({
  searchStatus: 'COMPLETED',
  resolution: { outcome, ...more },
});

describe('PATCH search', () => {
  const required = 'is required when searchStatus is COMPLETED';
  const forbidden = 'must only be present when searchStatus is COMPLETED';
  const rules: [object, string[]][] = [
    [{}, ['searchStatus is required']],
    [{ searchStatus: 'DONE' }, ['searchStatus must be IN_PROGRESS, COMPLETED, CANCELLED or REASSIGNED']],
    [{ searchStatus: 'COMPLETED' }, [`resolution ${required}`]],
    [{ searchStatus: 'COMPLETED', resolution: [] }, ['resolution must be an object']],
    [{ searchStatus: 'COMPLETED', resolution: null }, [`resolution ${required}`]],
    [{ searchStatus: 'IN_PROGRESS', resolution: { outcome: 'VERIFIED' } }, [`resolution ${forbidden}`]],
    [{ searchStatus: 'CANCELLED', resolution: { outcome: 'VERIFIED' } }, [`resolution ${forbidden}`]],
    [{ searchStatus: 'REASSIGNED', resolution: { outcome: 'VERIFIED' } }, [`resolution ${forbidden}`]],
    [{ searchStatus: 'COMPLETED', resolution: {} }, ['resolution.outcome is required']],
    [
      completed('MAYBE'),
      [
        'resolution.outcome must be VERIFIED, VERIFIED_DISCREPANCY, VERIFIED_NO_DISCREPANCY or ACTION_REQUIRED',
      ],
    ],
    [completed('ACTION_REQUIRED'), ['resolution.reasonCode is required when outcome is ACTION_REQUIRED']],
    [
      completed('VERIFIED', { reasonCode: 'OTHER' }),
      ['resolution.reasonCode must not be present for a verified outcome'],
    ],
    [completed('VERIFIED', { resultDetails: 7 }), ['resolution.resultDetails must be a string or an object']],
    ...['', 'Jane Doe said so', '2026-02-30', '2026-03-02T25:00:00', '2026-03-02T15:00:00 EST', 7].map(
      (submittedAt): [object, string[]] => [
        completed('VERIFIED', { submittedAt }),
        ['resolution.submittedAt must be a date or date-time of ISO 8601'],
      ],
    ),
    [completed('VERIFIED', { metadata: [] }), ['resolution.metadata must be an object']],
    [{ searchStatus: 'CANCELLED', metadata: 'x' }, ['metadata must be an object']],
    [
      { searchStatus: 'x', reason: 7, metadata: 1, resolution: { resultDetails: true } },
      [
        'metadata must be an object',
        'reason must be a string',
        `resolution ${forbidden}`,
        'resolution.outcome is required',
        'resolution.resultDetails must be a string or an object',
        'searchStatus must be IN_PROGRESS, COMPLETED, CANCELLED or REASSIGNED',
      ],
    ],
  ];
  it.each(rules)('400: %j', async (body, messages) => {
    const { orderId, searchIds } = await app.active.order();
    const path = searchPath(orderId, searchIds[0] ?? '');
    const answer = await app.active.request('PATCH', path, { body });
    expect([answer.status, messagesOf(answer).toSorted()]).toEqual([400, messages]);
    expect((await app.active.request('GET', path)).body).toMatchObject({ searchStatus: 'IN_PROGRESS' });
  });

  it.each([
    '2026-03-02',
    '2026-03-02T15:00:00Z',
    '2026-03-02T15:00:00+05:30',
    '2026-03-02T15:00Z',
    '2026-03-02T15:00+05:30',
    '2026-03-02T15:00',
    '2026-03-02T15:00:00',
    '2026-03-02T15:00:00.123456',
  ])('200: keeps %s as the time of submission', async (submittedAt) => {
    const { orderId, searchIds } = await app.active.order();
    const path = searchPath(orderId, searchIds[0] ?? '');
    const { status } = await app.active.request('PATCH', path, {
      body: completed('VERIFIED', { submittedAt }),
    });
    expect(status).toBe(200);
    expect((await app.active.request('GET', path)).body).toMatchObject({
      verificationResult: [{ submittedAt }],
    });
  });

  const objects: [string, (value: object) => object][] = [
    ['metadata', (metadata) => ({ searchStatus: 'CANCELLED', metadata })],
    ['resolution.metadata', (metadata) => completed('VERIFIED', { metadata })],
    ['resolution.resultDetails', (resultDetails) => completed('VERIFIED', { resultDetails })],
  ];
  it.each(objects)('%s has at most 100,000 characters of JSON', async (place, bodyWith) => {
    const { orderId, searchIds } = await app.active.order();
    const path = searchPath(orderId, searchIds[0] ?? '');
    const tooLarge = await app.active.request('PATCH', path, { body: bodyWith(sized(100_001)) });
    expect([tooLarge.status, messagesOf(tooLarge)]).toEqual([
      400,
      [`${place} must be at most 100,000 characters of JSON`],
    ]);
    const largest = await app.active.request('PATCH', path, { body: bodyWith(sized(100_000)) });
    expect(largest.status).toBe(200);
  });

  it.each(objects)('%s has no number that would come back as another one', async (place, bodyWith) => {
    const { orderId, searchIds } = await app.active.order();
    const path = searchPath(orderId, searchIds[0] ?? '');
    const fields = JSON.stringify(bodyWith({ id: 0, list: [{ id: 1, ratio: 0.1 }] }));
    const bodyOf = (id: string) => fields.replace('"id":0', `"id":${id}`).replace('"id":1', `"id":-${id}`);
    const rounded = await app.active.request('PATCH', path, { body: bodyOf('9007199254740993') });
    expect([rounded.status, messagesOf(rounded)]).toEqual([
      400,
      [`${place}.id ${TOO_LARGE}`, `${place}.list.0.id ${TOO_LARGE}`],
    ]);
    const kept = await app.active.request('PATCH', path, { body: bodyOf('9007199254740991') });
    expect(kept.status).toBe(200);
  });
});
