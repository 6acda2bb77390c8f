import { unreached } from './api-error.ts';

/** What a route is given; each part where the route has it. */
export interface SentInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

export interface Sent {
  method: string;
  /** Path with what it asks for. */
  address: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface Answer {
  status: number;
  /** What JSON says, nothing, or a Blob of anything else. */
  body: unknown;
  headers: Headers;
}

/** The header that no form and no page of another site can send. */
const FROM_CONSOLE = { 'x-credence-console': '1' };

/** Comes with each change, and goes along with what is read, so that it shows the change. Of two the greater is newer. */
const CONSISTENCY = 'consistency-token';
let newestChange = '';

/** A request as it goes out; what is undefined in a query or a header stays away. */
export function requestOf(
  { method, path }: { method: string; path: string },
  { params = {}, query = {}, headers = {}, body }: SentInput = {},
): Sent {
  const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) => partOfPath(String(params[name] ?? '')));
  const asked = new URLSearchParams(said(query));
  // One address for one question, in whatever order it is asked.
  asked.sort();
  return {
    method,
    address: asked.size > 0 ? `${filled}?${asked}` : filled,
    headers: Object.fromEntries(said({ ...headers, ...(body !== undefined && JSON_BODY) })),
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** An id as a path has it. One from the address bar may be none, and lead to another endpoint. */
function partOfPath(id: string): string {
  if (/^\.{0,2}$/.test(id)) throw new TypeError(`Not an id: ${JSON.stringify(id)}`);
  return encodeURIComponent(id);
}

const JSON_BODY = { 'content-type': 'application/json' };

const said = (values: Record<string, unknown>): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

/** Answers that were asked for before the app was there, by address. */
const early = new Map<string, Promise<Answer>>();

/** Asks for what the app will ask for, while it is on its way. What goes wrong is found out by who takes the answer. */
export function sendEarly(request: Sent): void {
  const answer = fetchAnswer(request);
  answer.catch(() => {});
  early.set(request.address, answer);
}

/** What the app has not taken by now, it is not going to: later it would be out of date. */
export const forgetEarly = (): void => early.clear();

export function send(request: Sent): Promise<Answer> {
  const waiting = request.method === 'GET' ? early.get(request.address) : undefined;
  if (waiting === undefined) return fetchAnswer(request);
  early.delete(request.address);
  return waiting;
}

async function fetchAnswer({ method, address, headers, body }: Sent): Promise<Answer> {
  const known: Record<string, string> = newestChange === '' ? {} : { [CONSISTENCY]: newestChange };
  const sent = {
    method,
    headers: { ...headers, ...known, ...FROM_CONSOLE },
    ...(body !== undefined && { body }),
  };
  const response = await fetch(address, sent).catch(() => {
    throw unreached();
  });
  const change = response.headers.get(CONSISTENCY) ?? '';
  if (change > newestChange) newestChange = change;
  return { status: response.status, body: await bodyOf(response), headers: response.headers };
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  return /^application\/.*json/.test(type) ? response.json() : response.blob();
}
