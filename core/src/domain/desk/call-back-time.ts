import type { NoCallBackReason } from '@credence/contract';
import { type BusinessHours, nextOpening } from '../calendar/business-hours.ts';

/** What decides when a contact can be called back. */
interface CallBackTimeInput {
  /** When they asked to be called. */
  asked: Date;
  now: Date;
  /** When people there may be called. */
  hours: BusinessHours;
  /** The last moment of the outbound window. */
  lastAt: Date;
  /** When the search ends. */
  slaAt: Date;
}

/** When a contact is called back, or why they are not. */
export type CallBackTime = { at: Date } | { reason: NoCallBackReason };

/**
 * The time that a contact asked for, or the first business hours after it. None that the policy leaves no time for.
 * @throws RangeError for hours that never open
 */
export function callBackTime({ asked, now, hours, lastAt, slaAt }: CallBackTimeInput): CallBackTime {
  const at = nextOpening(asked > now ? asked : now, hours);
  if (at >= slaAt) return { reason: 'SEARCH_ENDS' };
  if (at > lastAt) return { reason: 'WINDOW_CLOSES' };
  return { at };
}
