import { type Context, readStoredRelease } from '@credence/core';
import type { HttpClient } from './http-client.ts';

/** The release to send along; null when there is none, or when the organization does not attach it. */
export type FetchedRelease = { kind: 'ready'; pdf: Buffer | null } | { kind: 'unavailable' };

export interface Releases {
  fetch(context: Context, uri: string | null): Promise<FetchedRelease>;
}

const MAX_BYTES = 10 * 1024 * 1024;

/** Gets signed releases from the file store, or from the client's own address through the guarded client. */
export function createReleases(http: HttpClient): Releases {
  return {
    async fetch(context, uri) {
      if (!uri || context.organization.releaseDelivery !== 'ATTACH') return { kind: 'ready', pdf: null };
      if (uri.startsWith('gs://')) return { kind: 'ready', pdf: await readStoredRelease(context, uri) };
      const outcome = await http.send({ method: 'GET', url: uri, headers: {} }, { maxBodyBytes: MAX_BYTES });
      const usable =
        outcome.kind === 'response' &&
        outcome.status === 200 &&
        !outcome.truncated &&
        outcome.body.toString('latin1', 0, 4) === '%PDF';
      return usable ? { kind: 'ready', pdf: outcome.body } : { kind: 'unavailable' };
    },
  };
}
