import { isDeepStrictEqual } from 'node:util';
import type { Rule } from './run-record.ts';

/** What receivers and service remember of a run. */
export interface DeliveryRecord {
  deliveries: readonly ToldEvent[];
  arrivals: readonly Arrival[];
  /** Whether receivers refuse the events of a search for good. */
  isRefused: (externalSearchId: string) => boolean;
}

/** What the service says of one event after all is over. */
export interface ToldEvent {
  id: string;
  searchId: string;
  externalSearchId: string;
  /** Of its one delivery. */
  status: string;
  /** As the service counts them. */
  attempts: number;
  /** The numbers of the attempts that are on record, in their order. */
  recorded: number[];
  /** How many of those met a receiver, whatever it did. */
  met: number;
  /** What the API shows as its body. */
  payload: unknown;
}

/** A request as a receiver remembers it. */
export interface Arrival {
  eventId: string;
  /** The client's name for the search. */
  externalSearchId: string;
  body: string;
  /** Whether the signature is that of these very bytes. */
  isSigned: boolean;
  status: number;
  /** What became of its answer: the sender has it, or was gone before it began, or while it was on its way. */
  answer: 'given' | 'cut before' | 'cut during';
}

const TAKEN = 200;

/** I5: what deliveries are held to, by the words for each rule. */
export const ARRIVAL_RULES: Readonly<Record<string, Rule<DeliveryRecord>>> = {
  'every event arrives (I5)': breaking((_event, arrivals) => arrivals.length === 0),
  'nothing arrives that is no event': ({ deliveries, arrivals }) => {
    const known = new Set(deliveries.map(({ id }) => id));
    return arrivals
      .filter(({ eventId }) => !known.has(eventId))
      .map(({ eventId, externalSearchId }) => ({ searchId: externalSearchId, words: eventId }));
  },
  'the bytes are the same each time': breaking((_event, arrivals) => new Set(arrivals.map(bodyOf)).size > 1),
  'the body is what the service shows': breaking(({ payload }, arrivals) =>
    arrivals.some(({ body }) => !isDeepStrictEqual(jsonOf(body), payload)),
  ),
  'the signature is that of the bytes': breaking((_event, arrivals) =>
    arrivals.some(({ isSigned }) => !isSigned),
  ),
  'what a receiver took is listed as delivered': breaking(
    ({ status }, _arrivals, isRefused) => !isRefused && status !== 'DELIVERED',
  ),
  'what a receiver refused is listed as failed': breaking(
    ({ status }, arrivals, isRefused) => isRefused && !arrivals.some(wasTaken) && status !== 'FAILED',
  ),
  'what is listed as delivered was taken': breaking(
    ({ status }, arrivals) => status === 'DELIVERED' && !arrivals.some(wasTaken),
  ),
  'attempts are recorded once each, without a gap': breaking(
    ({ attempts, recorded }) => !isDeepStrictEqual(recorded, countTo(attempts)),
  ),
  'no attempt is recorded that did not arrive': breaking(({ met }, arrivals) => met > arrivals.length),
};

function breaking(
  isBroken: (event: ToldEvent, arrivals: readonly Arrival[], isRefused: boolean) => boolean,
): Rule<DeliveryRecord> {
  return ({ deliveries, arrivals, isRefused }) => {
    const byEvent = Map.groupBy(arrivals, ({ eventId }) => eventId);
    return deliveries
      .filter((event) => isBroken(event, byEvent.get(event.id) ?? [], isRefused(event.externalSearchId)))
      .map(({ searchId, externalSearchId, id }) => ({ searchId, words: `${externalSearchId}, event ${id}` }));
  };
}

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
