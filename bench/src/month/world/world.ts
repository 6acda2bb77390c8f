import type { Context, Core } from '@credence/core';
import { contextForTenant, isRefusal } from '@credence/core';
import type { Smtp } from '../../../../worker/src/channels/smtp.ts';
import type { Agenda } from '../agenda.ts';
import type { Journal } from '../journal.ts';
import { applicantOf } from '../order-body.ts';
import { destinationsOf, type PlannedContact } from '../plan-contact.ts';
import type { PlannedSearch } from '../planned-search.ts';

/** A search that the service knows of. */
export interface PlacedSearch {
  planned: PlannedSearch;
  tenant: string;
  orderId: string;
  searchId: string;
  placedAt: Date;
  slaAt: Date;
}

/** The contact that is reached at a destination. */
export interface Listener {
  contact: PlannedContact;
  /** The search whose order names it. */
  placed: PlacedSearch;
  /** Messages that reached it so far. */
  heard: number;
}

/** Everything outside the service. */
export interface World {
  seed: string;
  core: Core;
  now(): Date;
  agenda: Agenda;
  journal: Journal;
  searches: PlacedSearch[];
  listeners: Listeners;
  /** Takes mails to the reply addresses of the service. */
  postman: Smtp;
}

/** By destination, and by the applicant where a contact is asked about several. */
export type Listeners = Map<string, Listener>;

/** From now on the contact hears what is sent to its destinations about this search. */
export function listen(world: World, placed: PlacedSearch, contact: PlannedContact): void {
  const listener = { contact, placed, heard: 0 };
  const about = contact.isShared ? applicantOf(placed.planned.number) : null;
  for (const destination of destinationsOf(contact)) world.listeners.set(keyOf(destination, about), listener);
}

/** Who hears a message, by what it says about whom. */
export const listenerAt = (
  listeners: Listeners,
  destination: string,
  subject: string | null,
): Listener | undefined =>
  listeners.get(keyOf(destination, /Rivera-\d+/.exec(subject ?? '')?.[0] ?? null)) ??
  listeners.get(keyOf(destination, null));

const keyOf = (destination: string, about: string | null): string => `${destination} ${about}`;

const MINUTE = 60_000;

/** The present, so many minutes later. */
export const inMinutes = ({ now }: Pick<World, 'now'>, minutes: number): Date =>
  new Date(now().getTime() + minutes * MINUTE);

/** @throws when there is no such organization */
export async function contextOf({ core }: Pick<World, 'core'>, tenant: string): Promise<Context> {
  const context = await contextForTenant(core, tenant, 'API');
  if (!context) throw new Error(`There is no organization ${tenant}`);
  return context;
}

/**
 * Does what the service may refuse, and notes it when it does.
 * @returns whether it was done
 */
export async function ifAllowed(
  { journal: { refusals } }: Pick<World, 'journal'>,
  what: string,
  act: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const name = `${what}: ${(error as Error).message}`;
    refusals.set(name, (refusals.get(name) ?? 0) + 1);
    return false;
  }
}
