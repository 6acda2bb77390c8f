/** This server cannot serve now; its cause says why. */
export class NotReady extends Error {
  override readonly name = 'NotReady';

  constructor(cause: unknown) {
    super('This server is not ready', { cause });
  }
}
