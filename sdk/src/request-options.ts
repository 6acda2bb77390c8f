/**
 * What can be said about a single call, over the client's own settings.
 *
 * @example
 * const options: RequestOptions = { signal: AbortSignal.timeout(5_000), maxRetries: 0 };
 * await credence.orders.get(orderId, options);
 */
export interface RequestOptions {
  /** Ends the call; it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for each try. */
  timeoutMs?: number | undefined;
  /**
   * Milliseconds for all of the call: every try, the waits between them, a new token. Where one method makes several
   * calls it bounds them together, and where it lists page by page, each page.
   */
  deadlineMs?: number | undefined;
  /** Retries after the first try. */
  maxRetries?: number | undefined;
}

/**
 * Options of a call that creates something.
 *
 * @example
 * const options: CreateOptions = { idempotencyKey: 'hire-20417' };
 * await credence.orders.create(order, options);
 */
export interface CreateOptions extends RequestOptions {
  /**
   * The service does the work once for all calls with the same key, and answers each of them alike. Without one, each
   * call makes its own and keeps it across its retries. Up to 255 characters of printable ASCII; others are refused
   * with a TypeError.
   */
  idempotencyKey?: string | undefined;
}

/**
 * Bytes that can be sent more than once, should the first try fail.
 *
 * @example
 * const pdf: Content = new Blob(['%PDF-1.7 …'], { type: 'application/pdf' });
 * await credence.files.uploadReleaseForm(pdf);
 */
export type Content = Uint8Array | ArrayBuffer | Blob;
