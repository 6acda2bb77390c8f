import { AsyncLocalStorage } from 'node:async_hooks';
import { tracing } from '@credence/core';
import { INVALID_SPAN_CONTEXT, type Tracer, trace } from '@opentelemetry/api';
import pg from 'pg';

/** What a piece of work asked of the database. */
export interface Questions {
  /** Each of them waits for its answer. */
  roundTrips: number;
  /** Those that do not only begin or end a transaction, or set what it needs. */
  statements: number;
  /** How often the work was done. */
  runs: number;
}

/** Asked by what no span is around: dispatchers that take and settle jobs, and what keeps the queue in order. */
export const QUEUE = 'queue: looks, claims, upkeep';

/** Asked by the bench itself, under another role. */
const WORLD = 'world: what is due, and what time it is';

const FRAME = /^\s*(begin|start transaction|commit|rollback|savepoint|set |select set_config)/i;

/**
 * Counts what the service asks of the database from now on, by the outermost span that is running: the kind of a job, or
 * what the bench itself names. The spans go nowhere else.
 */
export function countQuestions(): ReadonlyMap<string, Questions> {
  const running = new AsyncLocalStorage<string>();
  const counted = new Map<string, Questions>();
  const of = (name: string) => {
    const questions = counted.get(name) ?? { roundTrips: 0, statements: 0, runs: 0 };
    counted.set(name, questions);
    return questions;
  };

  const span = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
  const startActiveSpan = (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (of: typeof span) => unknown;
    if (running.getStore() !== undefined) return work(span);
    of(name).runs += 1;
    return running.run(name, work, span);
  };
  tracing.isOn = true;
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan: () => span, startActiveSpan }) as Tracer });

  // The driver tells of no query: its method is wrapped.
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const questions = of(isOfService(this) ? (running.getStore() ?? QUEUE) : WORLD);
    questions.roundTrips += 1;
    questions.statements += textsOf(asked[0]).filter((text) => !FRAME.test(text)).length;
    return Reflect.apply(query, this, asked);
  } as typeof query;
  return counted;
}

/** The driver does not publish the type of what it connects with. */
const isOfService = (client: pg.Client): boolean =>
  (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name === 'credence';

/** Several where they are sent together. */
const textsOf = (asked: unknown): readonly string[] => {
  if (typeof asked === 'string') return [asked];
  const { text = '', statements } = asked as { text?: string; statements?: readonly { text: string }[] };
  return statements?.map((each) => each.text) ?? [text];
};
