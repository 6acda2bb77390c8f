/** What the other side is answered. */
interface Reply extends Error {
  responseCode: number;
}

/** An answer that refuses: for now with a code of 4xx, for good with one of 5xx. */
export const reply = (responseCode: number, message: string): Reply =>
  Object.assign(new Error(message), { responseCode });

/** Whether an error is an answer, with this code where one is given. */
export const isReply = (error: unknown, code?: number): error is Reply =>
  error instanceof Error && 'responseCode' in error && (code === undefined || error.responseCode === code);
