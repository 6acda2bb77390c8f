import { OperatorError } from '@credence/core';

/** This server cannot serve now; its cause says why. */
export class NotReady extends OperatorError {
  override readonly name = 'NotReady';

  constructor(cause: unknown) {
    super('This server is not ready', { cause });
  }
}
