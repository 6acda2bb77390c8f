import type { CustomFetch } from 'openid-client';

const MOST_BYTES = 1_000_000;

/** Fetches a document of the issuer whole; one that is longer than any is of is an error. */
export const boundedFetch: CustomFetch = async (url, { method, headers, redirect, signal, body }) => {
  const response = await fetch(url, {
    method,
    headers,
    redirect,
    ...(signal ? { signal } : {}),
    ...(body ? { body } : {}),
  });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the rest.
    if (length > MOST_BYTES) throw new TypeError('The document of the issuer is too long');
    chunks.push(chunk);
  }
  const { status, headers: answered } = response;
  return new Response(chunks.length === 0 ? null : Buffer.concat(chunks), { status, headers: answered });
};
