/** Keeps release files by their `gs://` address. */
export interface FileStore {
  /**
   * Keeps a file that is sealed: the store sees no personal data.
   * @throws StoreUnavailable when it is full or out of order
   */
  put(uri: string, sealed: Buffer): Promise<void>;
  /** @throws when there is no such file */
  get(uri: string): Promise<Buffer>;
  /** Deletes a file. Safe to repeat: what is not there counts as deleted. */
  delete(uri: string): Promise<void>;
  /** Deletes what was begun before an instant and never written to its end. */
  deleteUnfinished(before: Date): Promise<void>;
  /** Whether a client has uploaded something usable under this address. */
  isUploaded(uri: string): Promise<boolean>;
  /**
   * Where a client itself may PUT a PDF between two instants. Missing where this service takes uploads; files that
   * come by this way are not sealed by us.
   */
  uploadUrl?(uri: string, from: Date, until: Date): Promise<string>;
}
