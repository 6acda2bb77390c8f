import { type Profiler, Session } from 'node:inspector/promises';

/** Whose work a processor did. */
export type TimeOwner = (typeof OWNERS)[number];

const OWNERS = [
  'service: its own code',
  'service: asking Postgres',
  'service: libraries that it calls',
  'world: contacts, mail server, what the bench asks',
  'world: asking Postgres',
  'both: reading and compiling programs',
  'both: garbage',
  'both: Node itself',
] as const;

/** Rare enough to cost next to nothing. */
const EVERY_MICROSECONDS = 4_000;

/** Of the driver and what uses it; without a caller when an answer comes. */
const POSTGRES = /node_modules\/(?:pg|pg-[a-z-]+|postgres-[a-z]+|typeorm)\/|\/platform\/database\/driver\//;
/** Of a mail server, and of those who read what it took: in a month mostly the contacts'. */
const MAIL_SERVER = /node_modules\/(?:smtp-server|postal-mime)\//;
const SERVICE = /\/(?:core|worker|contract)\/src\//;
const WORLD = /\/(?:bench|local)\/src\//;
/** It stands around every question. */
const COUNTING = '/bench/src/count-questions.ts';

/** Looks again and again at what the main thread does, until it is stopped. */
export async function profileTime(): Promise<{ stop(): Promise<ReadonlyMap<TimeOwner, number>> }> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: EVERY_MICROSECONDS });
  await session.post('Profiler.start');
  return {
    /** @returns the share of each in the time in which anything was done */
    async stop() {
      const { profile } = await session.post('Profiler.stop');
      session.disconnect();
      return sharesOf(profile);
    },
  };
}

function sharesOf({ nodes, samples = [] }: Profiler.Profile): Map<TimeOwner, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const owners = new Map(nodes.map(({ id }) => [id, ownerOf(framesFrom(id))]));
  function framesFrom(id: number): Profiler.ProfileNode[] {
    const node = byId.get(id);
    const caller = callers.get(id);
    return node ? [node, ...(caller === undefined ? [] : framesFrom(caller))] : [];
  }
  const seen = samples.map((id) => owners.get(id)).filter((owner) => owner !== undefined && owner !== null);
  const counts = Map.groupBy(seen, (owner) => owner);
  return new Map(OWNERS.map((owner) => [owner, (counts.get(owner)?.length ?? 0) / seen.length]));
}

/** @param frames the innermost first; null where nothing is done */
function ownerOf(frames: readonly Profiler.ProfileNode[]): TimeOwner | null {
  const name = frames[0]?.callFrame.functionName;
  if (name === '(idle)') return null;
  if (name === '(garbage collector)') return 'both: garbage';
  const urls = frames.map(({ callFrame }) => callFrame.url).filter((url) => !url.endsWith(COUNTING));
  if (urls.some((url) => url.startsWith('node:internal/modules/')))
    return 'both: reading and compiling programs';
  // What hands statements over is of the service, and asks for others.
  const asker = urls.find((url) => (SERVICE.test(url) && !POSTGRES.test(url)) || WORLD.test(url));
  const isWorld = asker === undefined ? urls.some((url) => MAIL_SERVER.test(url)) : WORLD.test(asker);
  const libraries = urls.slice(0, asker === undefined ? urls.length : urls.indexOf(asker));
  if (libraries.some((url) => POSTGRES.test(url)))
    return isWorld ? 'world: asking Postgres' : 'service: asking Postgres';
  if (isWorld) return 'world: contacts, mail server, what the bench asks';
  if (libraries.some((url) => url.includes('/node_modules/'))) return 'service: libraries that it calls';
  return asker === undefined ? 'both: Node itself' : 'service: its own code';
}
