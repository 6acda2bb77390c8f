/** The body can't be read. `problems` are validation problems, each with its field's path; else the message counts. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused';
  readonly statusCode: 400 | 413 | 415;
  readonly problems: readonly string[] | undefined;

  constructor(statusCode: 400 | 413 | 415, message: string | readonly string[]) {
    super(typeof message === 'string' ? message : message.join('; '));
    this.statusCode = statusCode;
    this.problems = typeof message === 'string' ? undefined : message;
  }
}
