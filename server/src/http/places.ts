import type { AppRoute, AppRouter } from '@ts-rest/core';
import type { RequestHandler } from 'express';
import { Busy } from './busy.ts';
import { contextOf } from './context.ts';
import { everyRoute } from './every-route.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Keeps the place that the request has, until the function is called that this gives. */
      keepPlace?: () => () => void;
    }
  }
}

/** The requests of one organization. */
interface Places {
  taken: number;
  /** What goes on when one is free, in the order of their coming. */
  waiting: Set<() => void>;
}

const MAX_WAIT_MS = 30_000;

/**
 * Lets so many requests of an organization work at a time, so that it can't have all of this server's connections to the
 * database. The others wait, as long as their clients do and no longer than `maxWaitMs`. A place is free again when the
 * answer is out and the work is over: who hangs up leaves work behind that still holds its connection.
 */
export function placesOfOrganizations(size: number, maxWaitMs = MAX_WAIT_MS): RequestHandler {
  const organizations = new Map<string, Places>();

  return (_req, res, next) => {
    if (res.closed) return;
    const { id } = contextOf(res).organization;
    const places = organizations.get(id) ?? { taken: 0, waiting: new Set() };
    organizations.set(id, places);

    function leave(): void {
      places.taken -= 1;
      const [first] = places.waiting;
      if (first) first();
      else if (places.taken === 0) organizations.delete(id);
    }
    function enter(): void {
      places.taken += 1;
      const keepPlace = keptBy(leave);
      res.locals.keepPlace = keepPlace;
      res.once('close', keepPlace());
      next();
    }
    if (places.taken < size) {
      enter();
      return;
    }

    const stop = () => {
      clearTimeout(timer);
      places.waiting.delete(goOn);
      res.off('close', stop);
    };
    const goOn = () => {
      stop();
      enter();
    };
    const timer = setTimeout(() => {
      stop();
      next(new Busy('Too many requests of the organization are running'));
    }, maxWaitMs);
    places.waiting.add(goOn);
    res.once('close', stop);
  };
}

/** Something that several keep: `leave` is called when the last of them is done with it. */
function keptBy(leave: () => void): () => () => void {
  let keepers = 0;
  return () => {
    keepers += 1;
    return () => {
      keepers -= 1;
      if (keepers === 0) leave();
    };
  };
}

/** Makes every endpoint keep the place of its request while it works. */
export const keepingPlaces = <Implementations extends object>(
  contract: AppRouter,
  implementations: Implementations,
): Implementations =>
  everyRoute(contract, implementations, (_route: AppRoute, handler) => async (input) => {
    const done = input.res.locals.keepPlace?.();
    try {
      return await handler(input);
    } finally {
      done?.();
    }
  });
