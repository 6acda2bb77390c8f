import { type DestinationStream, pino } from 'pino';
import { loggableError } from './loggable-error.ts';

// A field that is not named here is never written.
const FIELDS = [
  ...(['requestId', 'organizationId', 'method', 'route', 'status', 'durationMs'] as const),
  ...(['job', 'jobId', 'searchId', 'outboundId', 'inboundId', 'deliveryId', 'eventId', 'event'] as const),
  ...(['attempt', 'trigger', 'result', 'reason', 'source', 'kind', 'bytes'] as const),
  ...(['port', 'tls', 'image', 'replica', 'lacking'] as const),
  ...(['seal', 'hash', 'orders', 'change', 'rows', 'origin', 'expiresAt'] as const),
] as const;

/** What a line may say besides its text: ids, counts and words of ours, never what a person wrote. */
export type LogFields = {
  readonly [Field in (typeof FIELDS)[number]]?: string | number | boolean | null | undefined;
} & { readonly err?: unknown };

/** Writes a line: fields and a constant text, or the text alone. */
type WriteLine = {
  (fields: LogFields, text: string): void;
  (text: string): void;
};

/** The log of a process. */
export type Logger = Readonly<Record<'debug' | 'info' | 'warn' | 'error' | 'fatal', WriteLine>>;

/** How much is logged and where to. */
export interface LoggerOptions {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Standard output when absent. */
  readonly destination?: DestinationStream;
}

/**
 * JSON lines of the named fields, and of errors under `err` what `loggableError` leaves of them. Texts are constants:
 * whatever varies goes into a field.
 */
export function createLogger({ level, destination }: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), bindings: allowedFields, log: allowedFields },
      // What is under `err` is ready to be written; pino's own way would take it for an error once more.
      serializers: { err: (error: unknown) => error },
      hooks: {
        // pino would take a missing text from the error's message.
        logMethod(args, method) {
          const [first, ...rest]: unknown[] = args;
          const error = first instanceof Error ? { err: first } : first;
          const text = hasError(error) && typeof rest[0] !== 'string' ? ['failed'] : rest;
          Reflect.apply(method, this, [error, ...text]);
        },
      },
    },
    destination ?? pino.destination(1),
  );
}

function allowedFields(fields: Record<string, unknown>): Record<string, unknown> {
  const allowed: Record<string, unknown> = {};
  for (const name of FIELDS) if (isPlain(fields[name])) allowed[name] = fields[name];
  if (hasError(fields)) allowed.err = loggableError(fields.err);
  return allowed;
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function hasError(fields: unknown): fields is { err: unknown } {
  return typeof fields === 'object' && fields !== null && 'err' in fields;
}
