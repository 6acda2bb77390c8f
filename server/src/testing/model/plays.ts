import fc from 'fast-check';
import { addContact, listContacts, updateContact } from './acts/contacts.ts';
import { createBatch, createOrder, createOrderWithKey } from './acts/create-orders.ts';
import { listEvents, redeliver } from './acts/events.ts';
import { answerOnPage, notify } from './acts/inbound.ts';
import { markContact, removeContact } from './acts/judge-contacts.ts';
import { cancelOrder, getOrder, listOrders } from './acts/orders.ts';
import { changeOutbound, changeOutbounds, listOutbounds } from './acts/outbounds.ts';
import { findByExternalId, readSearches, updateSearch } from './acts/searches.ts';
import {
  loseOneJob,
  passTime,
  poisonJob,
  repeatOldJob,
  runOneJob,
  sweep,
  workOff,
  workOffQueue,
} from './acts/worker.ts';
import type { Play } from './play.ts';

/** Everything that can happen, and how often it does beside the others. */
const WEIGHTS: [weight: number, act: () => fc.Arbitrary<Play>][] = [
  [5, createOrder],
  [3, createOrderWithKey],
  [2, createBatch],
  [3, cancelOrder],
  [2, getOrder],
  [2, listOrders],
  [5, updateSearch],
  [2, readSearches],
  [2, findByExternalId],
  [4, addContact],
  [4, updateContact],
  [3, markContact],
  [3, removeContact],
  [2, listContacts],
  [5, changeOutbounds],
  [4, changeOutbound],
  [2, listOutbounds],
  [7, notify],
  [4, answerOnPage],
  [2, listEvents],
  [2, redeliver],
  [18, runOneJob],
  [10, workOffQueue],
  [3, workOff],
  [3, repeatOldJob],
  [1, poisonJob],
  [2, loseOneJob],
  [5, sweep],
  [8, passTime],
];

/** One life of the harness. */
export const plays = (): fc.Arbitrary<Play> =>
  fc.oneof(...WEIGHTS.map(([weight, act]) => ({ weight, arbitrary: act() })));
