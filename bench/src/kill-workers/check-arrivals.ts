import { isDeepStrictEqual } from 'node:util';
import type { ToldEvent } from './read-outcome.ts';
import type { Arrival } from './slow-receivers.ts';

/** What receivers and service remember of a run. */
export interface SoakRecord {
  /** How many events there have to be. */
  count: number;
  events: readonly ToldEvent[];
  journal: readonly Arrival[];
  /** Whether receivers refuse an event for good. */
  isRefused: (externalSearchId: string) => boolean;
}

const TAKEN = 200;

/** What a run is held to: each rule with what breaks it. */
export function checkArrivals({ count, events, journal, isRefused }: SoakRecord): Map<string, string[]> {
  const arrivals = Map.groupBy(journal, ({ externalSearchId }) => externalSearchId);
  const of = ({ externalSearchId }: ToldEvent) => arrivals.get(externalSearchId) ?? [];
  const known = new Set(events.map(({ id }) => id));
  const breaking = (isBroken: (event: ToldEvent) => boolean) =>
    events.filter(isBroken).map(({ externalSearchId }) => externalSearchId);
  return new Map([
    ['there is one event for each order', events.length === count ? [] : [`${events.length} events`]],
    ['every event arrives', breaking((event) => of(event).length === 0)],
    ['nothing arrives that is no event', journal.filter(({ eventId }) => !known.has(eventId)).map(nameOf)],
    [
      'the id is the same each time',
      breaking((event) => of(event).some(({ eventId }) => eventId !== event.id)),
    ],
    ['the bytes are the same each time', breaking((event) => new Set(of(event).map(bodyOf)).size > 1)],
    [
      'the body is what the service shows',
      breaking((event) => of(event).some(({ body }) => !isDeepStrictEqual(jsonOf(body), event.payload))),
    ],
    ['the signature is that of the bytes', journal.filter(({ isSigned }) => !isSigned).map(nameOf)],
    [
      'what a receiver took is listed as delivered',
      breaking((event) => !isRefused(event.externalSearchId) && event.status !== 'DELIVERED'),
    ],
    [
      'what a receiver refused is listed as failed',
      breaking((event) => isRefused(event.externalSearchId) && event.status !== 'FAILED'),
    ],
    [
      'what is listed as delivered was taken',
      breaking((event) => event.status === 'DELIVERED' && !of(event).some(wasTaken)),
    ],
    [
      'attempts are recorded once each, without a gap',
      breaking(({ attempts, recorded }) => !isDeepStrictEqual(recorded, countTo(attempts))),
    ],
    [
      'no attempt is recorded that did not arrive',
      breaking((event) => event.recorded.length > of(event).length),
    ],
  ]);
}

const nameOf = ({ externalSearchId }: Arrival) => externalSearchId;
const bodyOf = ({ body }: Arrival) => body;
const wasTaken = ({ status, answer }: Arrival) => status === TAKEN && answer === 'given';
const countTo = (end: number) => Array.from({ length: end }, (_, index) => index + 1);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How the kills met the answers of receivers. */
export interface Collisions {
  requests: number;
  /** Events that arrived more than once. */
  repeated: number;
  cutBefore: number;
  cutDuring: number;
  /** Answers that were given in full, to a worker that was killed before it had recorded them. */
  unrecorded: number;
}

export function countCollisions({ events, journal }: Pick<SoakRecord, 'events' | 'journal'>): Collisions {
  const arrivals = Map.groupBy(journal, nameOf);
  const ended = (answer: Arrival['answer']) => journal.filter((arrival) => arrival.answer === answer).length;
  const recorded = events.reduce((sum, event) => sum + event.recorded.length, 0);
  return {
    requests: journal.length,
    repeated: [...arrivals.values()].filter(({ length }) => length > 1).length,
    cutBefore: ended('cut before'),
    cutDuring: ended('cut during'),
    unrecorded: Math.max(0, ended('given') - recorded),
  };
}
