import { type Context, type Core, goingOnSessions, recentlyChanged } from '@credence/core';
import type { Response } from 'express';
import { Busy } from '../http/limits/busy.ts';
import { TooManyRequests } from '../http/limits/too-many-requests.ts';
import { whenOver } from '../http/when-over.ts';
import { type Changed, newlyChanged } from './newly-changed.ts';

/** What is being looked at in browsers, told of what changes. */
export interface Live {
  /**
   * Tells a browser of each search of the organization that changes, until it hangs up or its session ends.
   * @throws TooManyRequests where the session has too many of these already; Busy where the server has
   */
  listen(context: Context, sessionId: string, response: Response): void;
  /** Ends all of them, and begins none any more: browsers turn to another server. */
  close(): void;
}

const LIMITS = {
  perSession: 6,
  total: 1_000,
  /** Between two looks for changes. */
  lookEveryMs: 1_000,
  /** Between two signs of life, so that nothing on the way takes the connection for dead. */
  heartbeatMs: 15_000,
  /** After so long a browser has to come again, and is looked at again. */
  lifeMs: 600_000,
};

/** Bytes that may wait for a browser that does not read. */
const MOST_WAITING = 64 * 1024;

interface Listener {
  sessionId: string;
  response: Response;
  startedAt: number;
  heardAt: number;
}

/** One organization at which people look. */
interface Watch {
  context: Context;
  listeners: Set<Listener>;
  known: Changed;
  timer: NodeJS.Timeout;
}

/** Looks once a second for what changed in each organization that people look at, and in no other. */
export function createLive(core: Core): Live {
  const watches = new Map<string, Watch>();
  let isClosed = false;
  const all = () => [...watches.values()].flatMap(({ listeners }) => [...listeners]);

  function watchOf(context: Context): Watch {
    const { id } = context.organization;
    const known = watches.get(id);
    if (known) return known;
    const watch: Watch = {
      context: { core, organization: context.organization, actor: context.actor, cipher: context.cipher },
      listeners: new Set(),
      known: null,
      timer: setTimeout(() => void look(watch), 0),
    };
    watches.set(id, watch);
    return watch;
  }

  async function look(watch: Watch): Promise<void> {
    try {
      const sessions = [...new Set([...watch.listeners].map(({ sessionId }) => sessionId))];
      const goingOn = new Set(await goingOnSessions(watch.context, sessions));
      for (const listener of watch.listeners) if (!goingOn.has(listener.sessionId)) listener.response.end();
      const changed = newlyChanged(watch.known, await recentlyChanged(watch.context));
      watch.known = changed.known;
      for (const listener of watch.listeners) tell(listener, changed.searchIds);
    } catch {
      // The database is away for a moment; those who listen are told later, or begin anew.
    }
    if (watch.listeners.size > 0) watch.timer = setTimeout(() => void look(watch), LIMITS.lookEveryMs);
    else watches.delete(watch.context.organization.id);
  }

  /** @param searchIds those that changed; null where there are too many to name */
  function tell(listener: Listener, searchIds: readonly string[] | null): void {
    const { response, startedAt } = listener;
    const at = performance.now();
    if (response.writableLength > MOST_WAITING || at - startedAt >= LIMITS.lifeMs) {
      response.end();
      return;
    }
    const events =
      searchIds === null
        ? [event({ type: 'searches' })]
        : searchIds.map((searchId) => event({ type: 'search', searchId }));
    if (events.length === 0 && at - listener.heardAt < LIMITS.heartbeatMs) return;
    listener.heardAt = at;
    response.write(events.length === 0 ? ':\n\n' : events.join(''));
  }

  return {
    listen(context, sessionId, response) {
      const listeners = all();
      if (isClosed || listeners.length >= LIMITS.total) throw new Busy('Too many browsers listen');
      if (listeners.filter((listener) => listener.sessionId === sessionId).length >= LIMITS.perSession)
        throw new TooManyRequests(10);
      const watch = watchOf(context);
      const at = performance.now();
      const listener = { sessionId, response, startedAt: at, heardAt: at };
      watch.listeners.add(listener);
      whenOver(response, () => watch.listeners.delete(listener));
      response.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
      response.flushHeaders();
      response.write('retry: 2000\n\n');
    },
    close() {
      isClosed = true;
      for (const { response } of all()) response.end();
      for (const { timer } of watches.values()) clearTimeout(timer);
      watches.clear();
    },
  };
}

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;
