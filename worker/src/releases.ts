import { type Context, readStoredRelease } from '@credence/core';
import type { OutgoingRelease } from './channels/channel.ts';
import type { HttpClient } from './http-client.ts';

/** The release as a request may carry it, or that it cannot be had at the moment. */
export type FetchedRelease = { kind: 'ready'; release: OutgoingRelease } | { kind: 'unavailable' };

/** What has to go along with a request. */
export interface WantedRelease {
  /** Where the release is; null when the applicant signed none. */
  uri: string | null;
  /** Whether the request can carry a file. */
  carriesFiles: boolean;
}

export interface Releases {
  fetch(context: Context, wanted: WantedRelease): Promise<FetchedRelease>;
}

const MAX_BYTES = 10 * 1024 * 1024;

/** Gets signed releases from the file store, or from the client's own address through the guarded client. */
export function createReleases(http: HttpClient): Releases {
  async function download(url: string): Promise<Buffer | null> {
    const outcome = await http.send({ method: 'GET', url, headers: {} }, { maxBodyBytes: MAX_BYTES });
    const usable =
      outcome.kind === 'response' &&
      outcome.status === 200 &&
      !outcome.truncated &&
      outcome.body.toString('latin1', 0, 4) === '%PDF';
    return usable ? outcome.body : null;
  }
  return {
    async fetch(context, { uri, carriesFiles }) {
      const policy = context.organization.releaseDelivery;
      if (!uri) return { kind: 'ready', release: { kind: 'none' } };
      if (policy === 'LINK') return { kind: 'ready', release: { kind: 'linked' } };
      if (policy === 'NONE' || !carriesFiles) return { kind: 'ready', release: { kind: 'withheld' } };
      // A store that fails is as passing a trouble as an address that does not answer.
      const stored = () => readStoredRelease(context, uri).catch(() => null);
      const pdf = uri.startsWith('gs://') ? await stored() : await download(uri);
      return pdf ? { kind: 'ready', release: { kind: 'attached', pdf } } : { kind: 'unavailable' };
    },
  };
}
