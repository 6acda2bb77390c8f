import type { AppRoute, AppRouter } from '@ts-rest/core';
import type { Request, RequestHandler, Response } from 'express';
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
  /** Requests that work. */
  working: number;
  /** Parts of slots that these have. */
  taken: number;
  /** How each that waits goes on when one is free, in the order of their coming. */
  waiting: Map<Response, () => void>;
  /** For how long one of its requests works; 0 as long as none has ended. */
  meanMs: number;
}

export interface SlotLimits {
  /** Slots of one organization: a request has one while it works, or a part of one. */
  perOrganization: number;
  /** Slots of all of them together. */
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
  /**
   * Waits for a slot, or is refused: others may have come while its body was read.
   * @param isShared whether a request has its connection together with others, and takes a part of a slot
   */
  take(isShared?: (req: Request) => boolean): RequestHandler;
}

const WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;
const LONGEST_RETRY_SECONDS = 60;
/** The part of the newest request in the mean of how long one works. */
const NEWEST = 0.1;
/** Requests that share a connection have a slot together, so many of them: some are being stored while others get ready. */
const PARTS = 3;

/**
 * Lets so many requests work at a time, and so many of one organization, so that none can have all of this server's connections
 * to the database. The others wait, as long as their clients do; organizations take turns. The queue of each is as long as can be
 * worked off in a moment: who would wait for longer hears so at once, and when to come again, while a burst that fits is taken.
 * A slot is free again when the answer is out and the work is over: who hangs up leaves work behind that still holds its
 * connection.
 */
export function slotsOfOrganizations(limits: SlotLimits): ConcurrencySlots {
  const { waitMs = WAIT_MS, longestWaitMs = LONGEST_WAIT_MS } = limits;
  const [perOrganization, total] = [limits.perOrganization * PARTS, limits.total * PARTS];
  /** Who was served last comes last. */
  const organizations = new Map<string, Slots>();
  let taken = 0;

  const slotsOf = (res: Response): Slots => {
    const { id } = contextOf(res).organization;
    const slots = organizations.get(id) ?? { working: 0, taken: 0, waiting: new Map(), meanMs: 0 };
    organizations.set(id, slots);
    return slots;
  };
  const isFree = (slots: Slots) => taken < total && slots.taken < perOrganization && slots.waiting.size === 0;
  const expectedMs = (slots: Slots) =>
    isFree(slots) ? 0 : ((slots.waiting.size + 1) * slots.meanMs) / Math.max(1, slots.working);

  function forgetIdle(id: string, slots: Slots): void {
    if (slots.working === 0 && slots.waiting.size === 0) organizations.delete(id);
  }

  function busy(slots: Slots): Busy {
    const seconds = Math.ceil(expectedMs(slots) / 1_000);
    return new Busy(
      'Too many requests of the organization wait',
      Math.min(LONGEST_RETRY_SECONDS, Math.max(1, seconds)),
    );
  }

  /** Gives what is free to the next organization that has a request for it, and to the one after that. */
  function serveWaiting(): void {
    while (taken < total) {
      const next = nextWaiting();
      if (!next) return;
      organizations.delete(next.id);
      organizations.set(next.id, next.slots);
      next.goOn();
    }
  }

  function nextWaiting(): { id: string; slots: Slots; goOn: () => void } | undefined {
    for (const [id, slots] of organizations) {
      const goOn = slots.taken < perOrganization ? firstWaiting(slots) : undefined;
      if (goOn) return { id, slots, goOn };
    }
    return undefined;
  }

  function enter(res: Response, slots: Slots, parts: number, next: () => void): void {
    const { id } = contextOf(res).organization;
    const enteredAt = performance.now();
    slots.working += 1;
    slots.taken += parts;
    taken += parts;
    const keepSlot = keptBy(() => {
      slots.working -= 1;
      slots.taken -= parts;
      taken -= parts;
      const workedMs = performance.now() - enteredAt;
      slots.meanMs += (slots.meanMs === 0 ? 1 : NEWEST) * (workedMs - slots.meanMs);
      serveWaiting();
      forgetIdle(id, slots);
    });
    res.locals.keepSlot = keepSlot;
    whenOver(res, keepSlot());
    next();
  }

  function wait(res: Response, slots: Slots, parts: number, next: (error?: Busy) => void): void {
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
      enter(res, slots, parts, next);
    });
  }

  return {
    admit(_req, res, next) {
      const slots = organizations.get(contextOf(res).organization.id);
      if (slots && expectedMs(slots) > waitMs) next(busy(slots));
      else next();
    },
    take:
      (isShared = () => false) =>
      (req, res, next) => {
        if (isOver(res)) return;
        const slots = slotsOf(res);
        const parts = isShared(req) ? 1 : PARTS;
        if (isFree(slots)) enter(res, slots, parts, next);
        else if (expectedMs(slots) > waitMs) next(busy(slots));
        else wait(res, slots, parts, next);
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
