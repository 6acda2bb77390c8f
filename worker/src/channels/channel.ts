import type { Channel as ChannelName } from '@credence/contract';
import type { ClaimedOutbound, ClaimedReadBack, Context, SendOutcome } from '@credence/core';

/** The applicant's signed release, as the organization's policy lets this request carry it. */
export type OutgoingRelease =
  | { kind: 'attached'; pdf: Buffer }
  /** To be read at an address of its own beside the verifier page. */
  | { kind: 'linked' }
  /** There is one, and it stays here. */
  | { kind: 'withheld' }
  | { kind: 'none' };

/** One attempt, ready to go out. */
export interface OutgoingRequest {
  context: Context;
  claimed: ClaimedOutbound;
  release: OutgoingRelease;
}

/** A way to reach a contact. What the other side does is an outcome, never an exception. */
export interface Channel {
  /** Whether a request can carry a file. */
  carriesFiles: boolean;
  send(request: OutgoingRequest): Promise<SendOutcome>;
}

/** The channels that this deployment has configured; one that is not configured is absent. */
export interface Channels {
  get(name: ChannelName): Channel | undefined;
  available(): ChannelName[];
  /** Sends what was read in a mail back to who was asked. */
  sendReadBack(context: Context, readBack: ClaimedReadBack): Promise<SendOutcome>;
  /** Lets go of what the channels hold open. */
  close(): void;
}

export function createChannels(
  configured: Partial<Record<ChannelName, Channel>>,
  {
    sendReadBack = async () => ({ kind: 'skipped', channelsAvailable: [] }),
    close = () => undefined,
  }: Partial<Pick<Channels, 'sendReadBack' | 'close'>> = {},
): Channels {
  return {
    get: (name) => configured[name],
    available: () => Object.keys(configured) as ChannelName[],
    sendReadBack,
    close,
  };
}
