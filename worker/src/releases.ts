import type { AttemptErrorClass } from '@credence/contract';
import {
  type Context,
  type FetchOutcome,
  isPdf,
  MAX_PDF_BYTES,
  readReleaseToSend,
  releaseProblem,
  ScannerUnavailable,
} from '@credence/core';
import type { OutgoingRelease } from './channels/channel.ts';
import type { HttpClient } from './http-client.ts';

/** The release as a request may carry it, or that it cannot be had at the moment. */
export type ReleaseToSend =
  | { kind: 'ready'; release: OutgoingRelease }
  /** For a reason that may pass. */
  | { kind: 'unavailable' }
  /** There is none where it should be. */
  | { kind: 'unreadable' };

/** What has to go along with a request. */
export interface WantedRelease {
  /** Where the release is; null when the applicant signed none. */
  uri: string | null;
  /** Whether the request can carry a file. */
  carriesFiles: boolean;
}

export interface Releases {
  /** The release for one request. */
  forRequest(context: Context, wanted: WantedRelease): Promise<ReleaseToSend>;
  /** Fetches a release from where the client keeps it. */
  fetch(context: Context, url: string): Promise<FetchOutcome>;
}

/** What no later try changes. */
const FORBIDDEN: ReadonlySet<AttemptErrorClass> = new Set(['BLOCKED_ADDRESS', 'BLOCKED_PORT', 'INVALID_URL']);

/** Statuses after which a later try may find what is not there now. */
const PASSING = new Set([408, 425, 429]);

/** Gets signed releases from the file store, or from the client's own address through the guarded client. */
export function createReleases(http: HttpClient): Releases {
  async function fetch({ core }: Context, url: string): Promise<FetchOutcome> {
    const outcome = await http.send({ method: 'GET', url, headers: {} }, { maxBodyBytes: MAX_PDF_BYTES });
    if (outcome.kind === 'error') {
      return FORBIDDEN.has(outcome.errorClass)
        ? { kind: 'unreadable', problem: 'is at an address that may not be called' }
        : { kind: 'unavailable', problem: 'is at an address that does not answer' };
    }
    const { status, body, truncated } = outcome;
    if (status >= 500 || PASSING.has(status))
      return { kind: 'unavailable', problem: `is at an address that answers ${status}` };
    if (status >= 300 && status < 400)
      return {
        kind: 'unreadable',
        problem: 'is at an address that redirects elsewhere, which is not followed',
      };
    if (status !== 200) return { kind: 'unreadable', problem: `is at an address that answers ${status}` };
    if (truncated) return { kind: 'unreadable', problem: 'is larger than 10 MB' };
    return isPdf(body) ? outcomeOf(core, body) : { kind: 'unreadable', problem: 'is no PDF' };
  }
  // A store that fails is as passing a trouble as an address that does not answer.
  const stored = (context: Context, uri: string): Promise<FetchOutcome> =>
    readReleaseToSend(context, uri).then(
      (pdf) => ({ kind: 'pdf', pdf }),
      () => ({ kind: 'unavailable', problem: 'is in a store that does not answer' }),
    );
  return {
    fetch,
    async forRequest(context, { uri, carriesFiles }) {
      const policy = context.organization.releaseDelivery;
      if (!uri) return { kind: 'ready', release: { kind: 'none' } };
      if (policy === 'LINK') return { kind: 'ready', release: { kind: 'linked' } };
      if (policy === 'NONE' || !carriesFiles) return { kind: 'ready', release: { kind: 'withheld' } };
      const outcome = uri.startsWith('gs://') ? await stored(context, uri) : await fetch(context, uri);
      return outcome.kind === 'pdf'
        ? { kind: 'ready', release: { kind: 'attached', pdf: outcome.pdf } }
        : outcome;
    },
  };
}

async function outcomeOf(core: Context['core'], pdf: Buffer): Promise<FetchOutcome> {
  try {
    const problem = await releaseProblem(core, pdf);
    return problem === undefined ? { kind: 'pdf', pdf } : { kind: 'unreadable', problem };
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    return { kind: 'unavailable', problem: 'cannot be scanned for malware at the moment' };
  }
}
