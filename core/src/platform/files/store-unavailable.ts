import { OperatorError } from '../operator-error.ts';

/** The file store cannot take a file now; the cause says why. */
export class StoreUnavailable extends OperatorError {
  override readonly name = 'StoreUnavailable';
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('The file store cannot take a file', { cause });
    this.isFull = cause instanceof Error && 'code' in cause && FULL.has(cause.code);
  }
}

/** No space, or none left for this service. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);
