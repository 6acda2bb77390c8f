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
}

const MAX_WAIT_MS = 30_000;

/**
 * Lets so many requests of an organization work at a time, so that it can't have all of this server's connections to the
 * database. The others wait, as long as their clients do and no longer than `maxWaitMs`. A slot is free again when the
 * answer is out and the work is over: who hangs up leaves work behind that still holds its connection.
 */
export function slotsOfOrganizations(size: number, maxWaitMs = MAX_WAIT_MS): RequestHandler {
  const organizations = new Map<string, Slots>();

  return (_req, res, next) => {
    if (isOver(res)) return;
    const { id } = contextOf(res).organization;
    const slots = organizations.get(id) ?? { taken: 0, waiting: new Map() };
    organizations.set(id, slots);

    function leave(): void {
      slots.taken -= 1;
      for (const [waiting, goOn] of slots.waiting) {
        // All requests of a connection end with it, but they hear of it one after the other.
        if (isOver(waiting)) continue;
        goOn();
        return;
      }
      if (slots.taken === 0) organizations.delete(id);
    }
    function enter(): void {
      slots.taken += 1;
      const keepSlot = keptBy(leave);
      res.locals.keepSlot = keepSlot;
      whenOver(res, keepSlot());
      next();
    }
    if (slots.taken < size) {
      enter();
      return;
    }

    const stop = () => {
      clearTimeout(timer);
      slots.waiting.delete(res);
      forget();
    };
    const goOn = () => {
      stop();
      enter();
    };
    const timer = setTimeout(() => {
      stop();
      next(new Busy('Too many requests of the organization are running'));
    }, maxWaitMs);
    slots.waiting.set(res, goOn);
    const forget = whenOver(res, stop);
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
