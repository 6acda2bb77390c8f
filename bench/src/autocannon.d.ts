/** The part of the load generator that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  interface Request {
    headers: Record<string, string>;
  }

  interface Options {
    url: string;
    method: 'POST';
    headers: Record<string, string>;
    body: string;
    /** Whether `[<id>]` in the body stands for another id in each request. */
    idReplacement?: boolean;
    /** How each request is made of the one above. */
    requests?: { setupRequest(request: Request): Request }[];
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests, however long they take. */
    amount?: number;
  }

  interface Result {
    /** Answers received, by class of status. */
    '2xx': number;
    non2xx: number;
    /** How often each status came, by its code. */
    statusCodeStats: Record<string, { count: number }>;
    /** Broken connections and time-outs. */
    errors: number;
    /** Seconds from the first request to the last answer. */
    duration: number;
  }

  interface Run extends Promise<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, ms: number) => void,
    ): void;
    /** Ends the run early. */
    stop(): void;
  }

  export default function autocannon(options: Options): Run;
}
