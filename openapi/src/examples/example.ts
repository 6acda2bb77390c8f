/** One example of a body: `summary` is what a reader chooses it by. */
export interface Example {
  summary: string;
  value: unknown;
}

/** Examples of one operation, by name; answers by status first. */
export interface OperationExamples {
  request?: Record<string, Example>;
  responses: Record<string, Record<string, Example>>;
}

/** A single example under the name `example`. */
export const one = (summary: string, value: unknown): Record<string, Example> => ({
  example: { summary, value },
});
