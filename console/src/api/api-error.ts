/** What the service answered when it did not do what was asked, in a form that a person can be shown. */
export class ApiError extends Error {
  /** Of HTTP; 0 where no answer came. */
  readonly status: number;
  readonly messages: string[];
  /** Names the request in the service's log; null where no answer came. */
  readonly requestId: string | null;

  constructor(status: number, messages: string[], requestId: string | null) {
    super(messages.join('\n'));
    this.name = 'ApiError';
    this.status = status;
    this.messages = messages;
    this.requestId = requestId;
  }
}

/** An error whose lines name fields as a person knows them, and not by their path in the request: `End date: must be a date`. */
export function named(error: Error, nameOf: (path: string) => string | undefined): Error {
  if (!(error instanceof ApiError)) return error;
  const lines = error.messages.map((line) => {
    const [path = ''] = line.split(' ', 1);
    const name = nameOf(path);
    return name ? `${name}: ${line.slice(path.length + 1)}` : line;
  });
  return new ApiError(error.status, lines, error.requestId);
}

/** No answer came. */
export const unreached = (): ApiError => new ApiError(0, ['The service cannot be reached'], null);

/** The lines of an error's `message`, which is a text or one line for each wrong field. */
export function messagesOf(body: unknown, status: number): string[] {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  if (typeof message === 'string') return [message];
  if (Array.isArray(message)) return message.filter((line) => typeof line === 'string');
  return [`The service answered ${status}`];
}
