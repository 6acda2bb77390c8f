import { OperatorError } from '../operator-error.ts';

/** Encrypts keys with a key that it alone has. */
export interface KeyWrapper {
  /**
   * @param associatedData authenticated with the key, in clear: with other data it does not open
   * @throws KmsUnavailable where the wrapper is a service that does not do it now
   */
  wrap(associatedData: string, key: Buffer): Promise<string>;
  /** @throws KmsUnavailable likewise, Error where it was changed, or wrapped by another or with other associated data */
  unwrap(associatedData: string, wrapped: string): Promise<Buffer>;
}

/** The service that has the master key does not open keys now: it is away, or refuses. */
export class KmsUnavailable extends OperatorError {
  override readonly name = 'KmsUnavailable';
  /** It answered, and will not answer otherwise in a moment. */
  readonly isRefusal: boolean;

  constructor(why: string, { isRefusal = false, cause }: { isRefusal?: boolean; cause?: unknown } = {}) {
    super(`The key management service ${why}`, { cause });
    this.isRefusal = isRefusal;
  }
}

/** Something was wrapped under a master key that this process was not given. */
export class MasterKeyMissing extends OperatorError {
  override readonly name = 'MasterKeyMissing';

  constructor(version: number) {
    super(`Master key ${version} is not configured`);
  }
}

/** What was wrapped under a master key does not open with the one that this process has under that version. */
export class MasterKeyWrong extends OperatorError {
  override readonly name = 'MasterKeyWrong';

  /** @param place what was to be opened, as `data-key/<organization>/<version>` */
  constructor(version: number, place: string, cause: unknown) {
    super(`Master key ${version} does not open ${place}: it is not the key that this was wrapped under`, {
      cause,
    });
  }
}
