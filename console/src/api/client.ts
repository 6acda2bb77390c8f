import { contract, operationsContract } from 'virtual:contract-routes';
import { type ApiFetcher, initClient, tsRestFetchApi } from '@ts-rest/core';
import { ApiError, messagesOf } from './api-error.ts';

/** The header that no form and no page of another site can send. */
const FROM_CONSOLE = { 'x-credence-console': '1' };

/** Comes with each change, and goes along with what is read, so that it shows the change. Of two the greater is newer. */
const CONSISTENCY = 'consistency-token';
let newestChange = '';

const send: ApiFetcher = async (request) => {
  const known: Record<string, string> = newestChange === '' ? {} : { [CONSISTENCY]: newestChange };
  const headers = { ...request.headers, ...known, ...FROM_CONSOLE };
  const answer = await tsRestFetchApi({ ...request, headers }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError(0, ['The service could not be reached'], null);
  });
  const change = answer.headers.get(CONSISTENCY) ?? '';
  if (change > newestChange) newestChange = change;
  return answer;
};

const options = { baseUrl: '', baseHeaders: {}, api: send };

/** The endpoints that customers' systems use too. */
export const api = initClient(contract, options);

/** The endpoints that are made for the console. */
export const operations = initClient(operationsContract, options);

interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

type Success<A> = A extends { status: 200 | 201 | 202 | 204; body: infer Body } ? Body : never;

/** The body of what went well; everything else is thrown as an `ApiError`. */
export async function answered<A extends Answer>(sent: Promise<A>): Promise<Success<A>> {
  const { status, body, headers } = await sent;
  if (status >= 200 && status < 300) return body as Success<A>;
  throw new ApiError(status, messagesOf(body, status), headers.get('x-request-id'));
}
