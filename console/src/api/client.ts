import { contract, operationsContract } from 'virtual:contract-routes';
import type { AppRouter, ClientArgs, InitClientReturn } from '@ts-rest/core';
import { ApiError, messagesOf } from './api-error.ts';
import { type Answer, requestOf, type SentInput, send } from './send.ts';

interface Route {
  method: string;
  path: string;
}

/**
 * A client of the routes of a contract, with the types of ts-rest. The library's own would bring a whole library of schemas
 * into the browser, which no request of the console asks for.
 */
function clientOf<Router extends AppRouter>(routes: Router): InitClientReturn<Router, ClientArgs> {
  const functions = Object.entries(routes).map(([name, part]) => [
    name,
    isRoute(part) ? (input?: SentInput) => send(requestOf(part, input)) : clientOf(part),
  ]);
  return Object.fromEntries(functions);
}

const isRoute = (part: object): part is Route => 'method' in part;

/** The endpoints that customers' systems use too. */
export const api = clientOf(contract);

/** The endpoints that are made for the console. */
export const operations = clientOf(operationsContract);

type Success<A> = A extends { status: 200 | 201 | 202 | 204; body: infer Body } ? Body : never;

/** The body of what went well; everything else is thrown as an `ApiError`. */
export async function answered<A extends Answer>(sent: Promise<A>): Promise<Success<A>> {
  const { status, body, headers } = await sent;
  if (status >= 200 && status < 300) return body as Success<A>;
  throw new ApiError(status, messagesOf(body, status), headers.get('x-request-id'));
}
