/** The caller's organization is over its request rate, or has too much running at once. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, message = 'Too many requests') {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
