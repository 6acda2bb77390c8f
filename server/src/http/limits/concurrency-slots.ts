import type { AppRoute, AppRouter } from '@ts-rest/core';
import type { RequestHandler, Response } from 'express';
import { contextOf } from '../context.ts';
import { everyRoute } from '../every-route.ts';
import { isOver, whenOver } from '../when-over.ts';
import { Busy } from './busy.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Keeps the slot that the request has, until the function is called that this gives. */
      keepSlot?: () => () => void;
    }
  }
}

/** The requests of one organization. */
interface Slots {
  taken: number;
  /** How each that waits goes on when one is free, in the order of their coming. */
  waiting: Map<Response, () => void>;
  /** Since when there has always been one that waits; null when there is none. */
  busySince: number | null;
}

export interface SlotLimits {
  /** Requests of one organization that work at a time. */
  perOrganization: number;
  /** Requests of all of them together. */
  total: number;
  /** For how long a queue may be behind: what comes in one burst is worked off by then. */
  patienceMs?: number;
  /** How long a request may wait in a queue that has been behind for longer. */
  waitMs?: number;
}

/** How requests come by their slots. */
export interface ConcurrencySlots {
  /** Refuses at once, before its body is read, what would wait for too long. */
  admit: RequestHandler;
  /** Waits for a slot. */
  take: RequestHandler;
}

const PATIENCE_MS = 5_000;
const WAIT_MS = 500;
const LONGEST_RETRY_SECONDS = 60;
/** The part of the newest request in the mean of how long one works. */
const NEWEST = 0.1;

/**
 * Lets so many requests work at a time, and so many of one organization, so that none can have all of this server's connections
 * to the database. The others wait, as long as their clients do; organizations take turns. A queue that does not empty for a
 * while is an overload, which waiting only makes longer: from then on who would wait for more than a moment is refused, and
 * told when there will be room. A slot is free again when the answer is out and the work is over: who hangs up leaves work
 * behind that still holds its connection.
 */
export function slotsOfOrganizations(limits: SlotLimits): ConcurrencySlots {
  const { perOrganization, total, patienceMs = PATIENCE_MS, waitMs = WAIT_MS } = limits;
  /** Who was served last comes last. */
  const organizations = new Map<string, Slots>();
  let taken = 0;
  let meanMs = 0;

  const slotsOf = (res: Response): Slots => {
    const { id } = contextOf(res).organization;
    const slots = organizations.get(id) ?? { taken: 0, waiting: new Map(), busySince: null };
    organizations.set(id, slots);
    return slots;
  };
  const isBehind = ({ busySince }: Slots) =>
    busySince !== null && performance.now() - busySince >= patienceMs;
  const expectedMs = ({ waiting, taken: own }: Slots) => ((waiting.size + 1) * meanMs) / Math.max(1, own);

  function busy(slots: Slots): Busy {
    const seconds = Math.ceil(expectedMs(slots) / 1_000);
    return new Busy(
      'Too many requests of the organization wait',
      Math.min(LONGEST_RETRY_SECONDS, Math.max(1, seconds)),
    );
  }

  /** Gives a free slot to the next organization that has a request for it. */
  function serveNext(): void {
    for (const [id, slots] of organizations) {
      if (slots.taken >= perOrganization) continue;
      // All requests of a connection end with it, but they hear of it one after the other.
      const next = [...slots.waiting].find(([waiting]) => !isOver(waiting));
      if (!next) continue;
      organizations.delete(id);
      organizations.set(id, slots);
      next[1]();
      return;
    }
  }

  function enter(res: Response, slots: Slots, next: () => void): void {
    const { id } = contextOf(res).organization;
    const enteredAt = performance.now();
    slots.taken += 1;
    taken += 1;
    const keepSlot = keptBy(() => {
      slots.taken -= 1;
      taken -= 1;
      meanMs += NEWEST * (performance.now() - enteredAt - meanMs);
      serveNext();
      if (slots.taken === 0 && slots.waiting.size === 0) organizations.delete(id);
    });
    res.locals.keepSlot = keepSlot;
    whenOver(res, keepSlot());
    next();
  }

  function wait(res: Response, slots: Slots, next: (error?: Busy) => void): void {
    const look = () => {
      if (!isBehind(slots)) {
        const behindInMs = (slots.busySince ?? performance.now()) + patienceMs - performance.now();
        timer = setTimeout(look, Math.max(waitMs, behindInMs));
        return;
      }
      const refusal = busy(slots);
      stop();
      next(refusal);
    };
    let timer = setTimeout(look, waitMs);
    const stop = () => {
      clearTimeout(timer);
      slots.waiting.delete(res);
      if (slots.waiting.size === 0) slots.busySince = null;
      forget();
    };
    slots.busySince ??= performance.now();
    slots.waiting.set(res, () => {
      stop();
      enter(res, slots, next);
    });
    const forget = whenOver(res, stop);
  }

  return {
    admit(_req, res, next) {
      const slots = organizations.get(contextOf(res).organization.id);
      if (slots && isBehind(slots) && expectedMs(slots) > waitMs) next(busy(slots));
      else next();
    },
    take(_req, res, next) {
      if (isOver(res)) return;
      const slots = slotsOf(res);
      if (taken < total && slots.taken < perOrganization && slots.waiting.size === 0) enter(res, slots, next);
      else wait(res, slots, next);
    },
  };
}

/** Something that several keep: `leave` is called when the last of them is done with it, and never again. */
function keptBy(leave: () => void): () => () => void {
  let keepers = 0;
  let isLeft = false;
  return () => {
    keepers += 1;
    return () => {
      keepers -= 1;
      if (keepers > 0 || isLeft) return;
      isLeft = true;
      leave();
    };
  };
}

/** Keeps the slot of a request, where it has one, while something works for it. */
export async function keepingSlot<T>(res: Response, work: () => Promise<T>): Promise<T> {
  const done = res.locals.keepSlot?.();
  try {
    return await work();
  } finally {
    done?.();
  }
}

/** Makes every endpoint keep the slot of its request while it works. */
export const keepingSlots = <Implementations extends object>(
  contract: AppRouter,
  implementations: Implementations,
): Implementations =>
  everyRoute(
    contract,
    implementations,
    (_route: AppRoute, handler) => (input) => keepingSlot(input.res, () => handler(input)),
  );
