/**
 * The ways in which a use case refuses. The set is closed: a door (HTTP, worker, command line) maps each of
 * them to its own terms, and anything else is a fault of ours.
 */
export type Refusal = NotFound | Conflict | Forbidden | Invalid | InvalidLink | StillRunning | KeyReused;

/** The thing does not exist for this organization. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** The request contradicts the present state. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The organization may not do this now. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

/** The input breaks rules; each problem starts with the path of its field. */
export class Invalid extends Error {
  override readonly name = 'Invalid';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

/** A signed link is unknown, expired or was tampered with; which of these is not told. */
export class InvalidLink extends Error {
  override readonly name = 'InvalidLink';

  constructor() {
    super('Invalid or expired token');
  }
}

/** Another request with the same idempotency key has not ended yet. */
export class StillRunning extends Error {
  override readonly name = 'StillRunning';

  constructor() {
    super('A request with this Idempotency-Key is still running');
  }
}

/** The idempotency key belongs to another request. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';

  constructor() {
    super('This Idempotency-Key was used for another request');
  }
}

/** True for the refusals above, false for faults. */
export function isRefusal(error: unknown): error is Refusal {
  return (
    error instanceof NotFound ||
    error instanceof Conflict ||
    error instanceof Forbidden ||
    error instanceof Invalid ||
    error instanceof InvalidLink ||
    error instanceof StillRunning ||
    error instanceof KeyReused
  );
}
