import type { Channel as ChannelName } from '@credence/contract';
import type { ClaimedOutbound, Context, SendOutcome } from '@credence/core';

/** One attempt, ready to go out. */
export interface OutgoingRequest {
  context: Context;
  claimed: ClaimedOutbound;
  /** The signed release, when there is one and the organization's policy attaches it. */
  release: Buffer | null;
}

/** A way to reach a contact. What the other side does is an outcome, never an exception. */
export interface Channel {
  send(request: OutgoingRequest): Promise<SendOutcome>;
  close(): void;
}

/** The channels that this deployment has configured. */
export interface Channels {
  get(name: ChannelName): Channel | undefined;
  available(): ChannelName[];
  close(): void;
}

export function createChannels(configured: Partial<Record<ChannelName, Channel>>): Channels {
  return {
    get: (name) => configured[name],
    available: () => Object.keys(configured) as ChannelName[],
    close: () => {
      for (const channel of Object.values(configured)) channel.close();
    },
  };
}
