import {
  type Attributes,
  context,
  INVALID_SPAN_CONTEXT,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** What a span stands for: a request that came in, a job, or a request that goes out. */
export type SpanRole = 'request' | 'job' | 'call';

const KINDS: Record<SpanRole, SpanKind> = {
  request: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  call: SpanKind.CLIENT,
};

/** A span to begin. Names and attributes hold ids and fixed words, never what a caller or a receiver said. */
export interface NewSpan {
  name: string;
  role: SpanRole;
  attributes?: Attributes;
  /** The `traceparent` of what caused it; else it belongs to the span that is running. */
  traceparent?: string | undefined;
}

/** Carries a trace from one process to another, as an HTTP header or as a field of a job. */
export interface TraceCarrier {
  traceparent?: string;
}

/** Whether spans of this process go anywhere; `exportSpans` says so. */
export const tracing = { isOn: false };

/** Stands for all spans while none goes anywhere: the tracer that does nothing would still make one of each. */
const NO_SPAN = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

/** Begins a span that the caller ends later, and runs `work` inside of it. Without tracing it costs next to nothing. */
export function beginSpan<Result>(
  { name, role, attributes = {}, traceparent }: NewSpan,
  work: (span: Span) => Result,
): Result {
  if (!tracing.isOn) return work(NO_SPAN);
  const parent =
    traceparent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { traceparent });
  return trace
    .getTracer('credence')
    .startActiveSpan(name, { kind: KINDS[role], attributes }, parent, (span) => work(span));
}

/** Runs `work` inside a span that ends with it; the span names the kind of error that it threw, and nothing of its text. */
export function withSpan<Result>(span: NewSpan, work: (span: Span) => Promise<Result>): Promise<Result> {
  return beginSpan(span, async (running) => {
    try {
      return await work(running);
    } catch (error) {
      failSpan(running, error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      running.end();
    }
  });
}

/** Marks a span as failed. */
export function failSpan(span: Span, kind: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: kind });
}

/** The running span, for those who go on with it elsewhere; empty without one. */
export function traceCarrier(): TraceCarrier {
  const carrier: TraceCarrier = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent === undefined ? {} : { traceparent: carrier.traceparent };
}
