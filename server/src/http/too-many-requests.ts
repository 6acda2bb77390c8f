/** The caller's organization is over its request rate. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many requests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
