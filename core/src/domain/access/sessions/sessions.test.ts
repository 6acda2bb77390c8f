import { describe, expect, it } from 'vitest';
import type { TestCore } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { forgetSessions } from '../forget-expired.ts';
import { endSession } from './end-session.ts';
import { findSession } from './find-session.ts';
import { listPeople } from './list-people.ts';
import { openSession, type SignedIn } from './open-session.ts';

const SAM: SignedIn = {
  subject: 'idp|sam',
  name: 'Sam Hale',
  email: 'sam@acme.example',
  role: 'reviewer',
  isStaff: false,
};
const START = new Date('2026-03-02T15:00:00Z');
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
  clock.set(START);
});

const sessions = () =>
  test.sql<{ id: string; last_seen_at: Date }>(
    'select id, last_seen_at from console_sessions where organization_id = $1',
    [context.organization.id],
  );

describe('a session', () => {
  it('is found by what the browser keeps, with its person and organization', async () => {
    const token = await openSession(context, SAM);
    const found = await findSession(test.core, token);
    expect(found?.context.organization.id).toBe(context.organization.id);
    expect(found?.session).toEqual({
      ...SAM,
      id: (await sessions())[0]?.id,
      createdAt: START,
      expiresAt: minutes(720),
    });
  });

  it('is stored under a hash, and its person’s name under the organization’s key', async () => {
    const token = await openSession(context, SAM);
    const rows = await test.sql(
      'select s.*, p.* from console_sessions s join console_people p on p.id = s.person_id where s.organization_id = $1',
      [context.organization.id],
    );
    const stored = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    expect(rows).toHaveLength(1);
    for (const secret of [token, token.slice(22), SAM.name, 'sam@acme']) expect(stored).not.toContain(secret);
  });

  it.each([
    ['that no session has', () => 'A'.repeat(64)],
    ['cut short', (token: string) => token.slice(0, -1)],
    ['with something behind it', (token: string) => `${token}A`],
    ['that is too long', (token: string) => token.repeat(100)],
    ['that is empty', () => ''],
    ['with another secret', (token: string) => `${token.slice(0, -4)}AAAA`],
  ])('is not found by a token %s', async (_what, change) => {
    expect(await findSession(test.core, change(await openSession(context, SAM)))).toBeUndefined();
  });

  it('is not found in another organization', async () => {
    const [own, foreign] = [
      await openSession(context, SAM),
      await openSession(await test.organization(), SAM),
    ];
    const mixed = Buffer.concat([
      Buffer.from(foreign, 'base64url').subarray(0, 16),
      Buffer.from(own, 'base64url').subarray(16),
    ]).toString('base64url');
    expect(await findSession(test.core, mixed)).toBeUndefined();
  });

  it('goes on for as long as it is used, and no longer than twelve hours', async () => {
    const token = await openSession(context, SAM);
    for (let minute = 50; minute < 720; minute += 50) {
      clock.set(minutes(minute));
      expect(await findSession(test.core, token), `after ${minute} minutes`).toBeDefined();
    }
    clock.set(minutes(720));
    expect(await findSession(test.core, token)).toBeUndefined();
  });

  it('ends an hour after its last use', async () => {
    const token = await openSession(context, SAM);
    clock.set(minutes(60));
    expect(await findSession(test.core, token)).toBeUndefined();
  });

  it('is written to once a minute, however often it is used', async () => {
    const token = await openSession(context, SAM);
    clock.set(minutes(0.9));
    await findSession(test.core, token);
    expect(await sessions()).toMatchObject([{ last_seen_at: START }]);
    clock.set(minutes(1));
    await findSession(test.core, token);
    expect(await sessions()).toMatchObject([{ last_seen_at: minutes(1) }]);
  });

  it('is over once it was ended, and others of the person go on', async () => {
    const [ended, other] = [await openSession(context, SAM), await openSession(context, SAM)];
    const found = await findSession(test.core, ended);
    await endSession(context, found?.session.id ?? '');
    expect(await findSession(test.core, ended)).toBeUndefined();
    expect(await findSession(test.core, other)).toBeDefined();
  });

  it('gives back at its end what it began with, once, and nothing that is too long for an address', async () => {
    for (const [idToken, kept] of [
      ['header.claims.signature', 'header.claims.signature'],
      ['x'.repeat(4_097), null],
      [null, null],
    ] as const) {
      const found = await findSession(test.core, await openSession(context, { ...SAM, idToken }));
      expect(await endSession(context, found?.session.id ?? '')).toEqual({ idToken: kept });
      expect(await endSession(context, found?.session.id ?? '')).toBeUndefined();
    }
  });

  it('that follows another ends when that one would have', async () => {
    const token = await openSession(context, { ...SAM, until: minutes(5) });
    clock.set(minutes(5));
    expect(await findSession(test.core, token)).toBeUndefined();
  });
});

describe('people', () => {
  it('are listed once each, as of their last sign-in, the latest first', async () => {
    await Promise.all([openSession(context, SAM), openSession(context, SAM)]);
    clock.set(minutes(1));
    await openSession(context, { ...SAM, subject: 'idp|ana', name: 'Ana Ruiz', role: 'admin' });
    clock.set(minutes(2));
    await openSession(context, { ...SAM, name: 'Sam Hale-Ruiz', role: 'viewer' });
    await openSession(await test.organization(), { ...SAM, subject: 'idp|far' });
    expect(await listPeople(context)).toEqual([
      { subject: 'idp|sam', name: 'Sam Hale-Ruiz', role: 'viewer', lastSeenAt: minutes(2) },
      { subject: 'idp|ana', name: 'Ana Ruiz', role: 'admin', lastSeenAt: minutes(1) },
    ]);
  });
});

describe('forgetSessions', () => {
  it('removes those that can go on no more, and leaves the people', async () => {
    await openSession(context, SAM);
    clock.set(minutes(30));
    const lasting = await openSession(context, SAM);
    clock.set(minutes(720));
    await forgetSessions(test.core);
    expect(await sessions()).toHaveLength(1);
    clock.set(minutes(750));
    await forgetSessions(test.core);
    expect(await sessions()).toEqual([]);
    expect(await findSession(test.core, lasting)).toBeUndefined();
    expect(await listPeople(context)).toHaveLength(1);
  });
});
