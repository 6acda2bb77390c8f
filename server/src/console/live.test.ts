import { afterEach, describe, expect, it } from 'vitest';
import { openDoor, type PersonCaller } from '../testing/app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const LIVE = '/operations/v1/live';
const app = useTestApp();

/** An open connection to the events, as a browser has it. */
interface Connection {
  status: number;
  /** What came so far. */
  text(): string;
  /** Resolves when the server ends it. */
  ended: Promise<void>;
  close(): void;
}

const open: Connection[] = [];
afterEach(() => {
  for (const connection of open.splice(0)) connection.close();
});

async function listen(headers: Record<string, string>, port = app.port): Promise<Connection> {
  const abort = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${LIVE}`, { headers, signal: abort.signal });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  const connection = {
    status: response.status,
    text: () => text,
    ended: read().catch(() => undefined),
    close: () => abort.abort(),
  };
  open.push(connection);
  return connection;
}

const asPerson = (person: PersonCaller, port?: number) => listen({ cookie: person.cookie }, port);

const told = ({ text }: Connection): unknown[] =>
  text()
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => JSON.parse(event.slice('data: '.length)));

describe('GET /operations/v1/live', () => {
  it('200: tells of searches that change, and of no other organization’s', async () => {
    const { searchIds } = await app.active.order();
    const [own, other] = [
      await asPerson(await app.person(app.active, 'viewer')),
      await asPerson(await app.person(app.other, 'admin')),
    ];
    // What was there before is not told, so that its place in the list is known.
    const { searchIds: later } = await app.active.order();
    await app.other.order();
    await expect
      .poll(() => told(own), { timeout: 10_000 })
      .toContainEqual({ type: 'search', searchId: later[0] });
    await expect.poll(() => told(other), { timeout: 10_000 }).toHaveLength(1);
    for (const searchId of [...searchIds, ...later])
      expect(told(other)).not.toContainEqual({ type: 'search', searchId });
  });

  it('ends with its session', async () => {
    const person = await app.person(app.active, 'viewer');
    const connection = await asPerson(person);
    const { body } = await person.request('GET', '/operations/v1/session');
    expect(body).toMatchObject({ role: 'viewer' });
    expect((await person.request('DELETE', '/operations/v1/session')).status).toBe(200);
    await connection.ended;
    expect((await asPerson(person)).status).toBe(401);
  });

  it('is no use of the session', async () => {
    const person = await app.person(app.active, 'viewer');
    const lastSeen = () =>
      app.test.sql<{ at: Date }>(
        `update console_sessions s set last_seen_at = s.last_seen_at - interval '10 minutes' from console_people p
          where p.id = s.person_id and p.subject = $1 returning s.last_seen_at as at`,
        [person.subject],
      );
    const [before] = await lastSeen();
    await asPerson(person);
    const [after] = await lastSeen();
    expect((before?.at.getTime() ?? 0) - (after?.at.getTime() ?? 0)).toBe(600_000);
  });

  it('401: nothing, and programs', async () => {
    expect((await listen({})).status).toBe(401);
    expect((await listen({ authorization: `Bearer ${app.active.token}` })).status).toBe(401);
  });

  it('403: for a page of another site', async () => {
    const { cookie } = await app.person(app.active, 'viewer');
    expect((await listen({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('429: more than a browser has use for', async () => {
    const person = await app.person(app.active, 'viewer');
    const connections = await Promise.all(Array.from({ length: 6 }, () => asPerson(person)));
    expect(connections.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect((await asPerson(person)).status).toBe(429);
  });

  it('405: another method', async () => {
    expect((await app.request('POST', LIVE)).status).toBe(405);
  });

  it('keeps no server from ending', async () => {
    const door = await openDoor(app.test.core);
    const connection = await asPerson(await app.person(app.active, 'viewer'), door.port);
    expect(connection.status).toBe(200);
    const startedAt = performance.now();
    await Promise.all([door.close(), connection.ended]);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
