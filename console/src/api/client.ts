import { contract, operationsContract } from 'virtual:contract-routes';
import { type ApiFetcher, initClient, tsRestFetchApi } from '@ts-rest/core';
import { ApiError, messagesOf } from './api-error.ts';

/** The header that no form and no page of another site can send. */
const FROM_CONSOLE = { 'x-credence-console': '1' };

const send: ApiFetcher = (request) =>
  tsRestFetchApi({ ...request, headers: { ...request.headers, ...FROM_CONSOLE } }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError(0, ['The service could not be reached'], null);
  });

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
