import { setTimeout as delay } from 'node:timers/promises';
import { type KeyWrapper, KmsUnavailable } from '../key-wrapper.ts';

export interface Memory {
  /** How long an opened key is remembered. */
  forMs: number;
  /** How many of them are. */
  keys: number;
  /** The time of this machine. */
  now: () => number;
}

/** Pauses before a service is asked again that did not answer. */
const PAUSES_MS: readonly number[] = [100, 400];

/** Asks a service again where it did not answer, and remembers the keys that it opened, within bounds. */
export function remembering(service: KeyWrapper, { forMs, keys, now }: Memory): KeyWrapper {
  const opened = new Map<string, { key: Promise<Buffer>; until: number }>();

  function remember(name: string, key: Promise<Buffer>): Promise<Buffer> {
    opened.delete(name);
    opened.set(name, { key, until: now() + forMs });
    key.catch(() => {
      if (opened.get(name)?.key === key) opened.delete(name);
    });
    // The first is the one that has been there for longest.
    for (const oldest of opened.keys()) {
      if (opened.size <= keys) break;
      opened.delete(oldest);
    }
    return key;
  }

  return {
    wrap: (associatedData, key) => persist(() => service.wrap(associatedData, key)),
    unwrap(associatedData, wrapped) {
      const name = `${associatedData}\n${wrapped}`;
      const known = opened.get(name);
      if (known && now() < known.until) return known.key;
      return remember(
        name,
        persist(() => service.unwrap(associatedData, wrapped)),
      );
    },
  };
}

async function persist<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof KmsUnavailable) || error.isRefusal) throw error;
      await delay(pause);
    }
  }
  return ask();
}
