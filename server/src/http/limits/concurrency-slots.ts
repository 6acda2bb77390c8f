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
  /** For how long one of its requests works; 0 as long as none has ended. */
  meanMs: number;
}

export interface SlotLimits {
  /** Requests of one organization that work at a time. */
  perOrganization: number;
  /** Requests of all of them together. */
  total: number;
  /** How long the requests of an organization may be expected to wait. */
  waitMs?: number;
  /** How long one may wait whose expected wait was shorter: those that work are held up. */
  longestWaitMs?: number;
}

/** How requests come by their slots. */
export interface ConcurrencySlots {
  /** Refuses at once, before its body is read, what would wait for too long. */
  admit: RequestHandler;
  /** Waits for a slot, or is refused: others may have come while its body was read. */
  take: RequestHandler;
}

const WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;
const LONGEST_RETRY_SECONDS = 60;
/** The part of the newest request in the mean of how long one works. */
const NEWEST = 0.1;

/**
 * Lets so many requests work at a time, and so many of one organization, so that none can have all of this server's connections
 * to the database. The others wait, as long as their clients do; organizations take turns. The queue of each is as long as can be
 * worked off in a moment: who would wait for longer hears so at once, and when to come again, while a burst that fits is taken.
 * A slot is free again when the answer is out and the work is over: who hangs up leaves work behind that still holds its
 * connection.
 */
export function slotsOfOrganizations(limits: SlotLimits): ConcurrencySlots {
  const { perOrganization, total, waitMs = WAIT_MS, longestWaitMs = LONGEST_WAIT_MS } = limits;
  /** Who was served last comes last. */
  const organizations = new Map<string, Slots>();
  let taken = 0;

  const slotsOf = (res: Response): Slots => {
    const { id } = contextOf(res).organization;
    const slots = organizations.get(id) ?? { taken: 0, waiting: new Map(), meanMs: 0 };
    organizations.set(id, slots);
    return slots;
  };
  const isFree = (slots: Slots) => taken < total && slots.taken < perOrganization && slots.waiting.size === 0;
  const expectedMs = (slots: Slots) =>
    isFree(slots) ? 0 : ((slots.waiting.size + 1) * slots.meanMs) / Math.max(1, slots.taken);

  function forgetIdle(id: string, slots: Slots): void {
    if (slots.taken === 0 && slots.waiting.size === 0) organizations.delete(id);
  }

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
      const goOn = firstWaiting(slots);
      if (!goOn) continue;
      organizations.delete(id);
      organizations.set(id, slots);
      goOn();
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
      const workedMs = performance.now() - enteredAt;
      slots.meanMs += (slots.meanMs === 0 ? 1 : NEWEST) * (workedMs - slots.meanMs);
      serveNext();
      forgetIdle(id, slots);
    });
    res.locals.keepSlot = keepSlot;
    whenOver(res, keepSlot());
    next();
  }

  function wait(res: Response, slots: Slots, next: (error?: Busy) => void): void {
    const { id } = contextOf(res).organization;
    const stop = () => {
      clearTimeout(timer);
      slots.waiting.delete(res);
      forget();
    };
    const giveUp = () => {
      stop();
      forgetIdle(id, slots);
    };
    const timer = setTimeout(() => {
      const refusal = busy(slots);
      giveUp();
      next(refusal);
    }, longestWaitMs);
    const forget = whenOver(res, giveUp);
    slots.waiting.set(res, () => {
      stop();
      enter(res, slots, next);
    });
  }

  return {
    admit(_req, res, next) {
      const slots = organizations.get(contextOf(res).organization.id);
      if (slots && expectedMs(slots) > waitMs) next(busy(slots));
      else next();
    },
    take(_req, res, next) {
      if (isOver(res)) return;
      const slots = slotsOf(res);
      if (isFree(slots)) enter(res, slots, next);
      else if (expectedMs(slots) > waitMs) next(busy(slots));
      else wait(res, slots, next);
    },
  };
}

/** How the first request goes on that still waits: all of a connection end with it, but hear of it one after the other. */
function firstWaiting({ waiting }: Slots): (() => void) | undefined {
  for (const [res, goOn] of waiting) if (!isOver(res)) return goOn;
  return undefined;
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
