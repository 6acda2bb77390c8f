import { expect, it, onTestFinished } from 'vitest';
import { startNameServer, type Zone } from './testing/name-server.ts';

async function namesOf(zone: Zone, slow?: Record<string, number>) {
  const server = await startNameServer(zone, slow);
  onTestFinished(() => server.close());
  return server;
}

it('a name has the addresses of both kinds that its server knows', async () => {
  const { resolve } = await namesOf({
    'both.test': [['192.0.2.1', '2001:db8::1']],
    'one.test': [['192.0.2.2']],
    'other.test': [['both.test']],
  });
  const both = [
    { address: '192.0.2.1', family: 4 },
    { address: '2001:db8::1', family: 6 },
  ];
  expect(await resolve('both.test')).toEqual(both);
  expect(await resolve('other.test')).toEqual(both);
  expect(await resolve('one.test')).toEqual([{ address: '192.0.2.2', family: 4 }]);
  expect(await resolve('none.test')).toEqual([]);
});

it('names whose servers do not answer hold up no other name', async () => {
  const { resolve, asked } = await namesOf({ 'silent.test': [null], 'there.test': [['192.0.2.1']] });
  let given = 0;
  const silent = Array.from({ length: 100 }, async () => {
    const addresses = await resolve('silent.test');
    given += 1;
    return addresses;
  });
  expect(await resolve('there.test')).toHaveLength(1);
  expect(given).toBe(0);
  expect(asked).toContain('A silent.test');
  expect((await Promise.all(silent)).flat()).toEqual([]);
});

it('a packet that is lost is asked for again', async () => {
  const { resolve, asked } = await namesOf({ 'lost.test': [null, ['192.0.2.1']] });
  expect(await resolve('lost.test')).toEqual([{ address: '192.0.2.1', family: 4 }]);
  expect(asked.filter((question) => question === 'A lost.test')).toHaveLength(2);
});

it('a name whose server takes its time is waited for, however fast others were before', async () => {
  const { resolve } = await namesOf(
    { 'fast.test': [['192.0.2.1']], 'slow.test': [['192.0.2.2']] },
    { 'slow.test': 700 },
  );
  for (let name = 0; name < 20; name += 1) expect(await resolve('fast.test')).toHaveLength(1);
  expect(await resolve('slow.test')).toEqual([{ address: '192.0.2.2', family: 4 }]);
});

it.each(['localhost', 'LOCALHOST', 'localhost.', 'hooks.localhost'])(
  '%s is this machine, and no server is asked',
  async (name) => {
    const { resolve, asked } = await namesOf({});
    expect(await resolve(name)).toEqual([
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]);
    expect(asked).toEqual([]);
  },
);
