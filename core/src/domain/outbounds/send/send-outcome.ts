import type { Channel } from '@credence/contract';

/** How sending ended. */
export type SendOutcome =
  | { kind: 'sent' }
  /**
   * A passing reason: tried again later, and not before the time that the other side asked for. `unconfirmed` where the
   * other side was given everything and did not say whether it took it.
   */
  | { kind: 'postponed'; error: string; notBefore?: Date; unconfirmed?: true }
  /** Not before the signed release can be read; it uses up nothing. */
  | { kind: 'held' }
  /** The deployment has not configured the channel, but these. */
  | { kind: 'skipped'; channelsAvailable: Channel[] }
  /** The message was refused for good; `unreachable` where nothing at all reaches the destination. */
  | { kind: 'refused'; error: string; unreachable?: boolean };
