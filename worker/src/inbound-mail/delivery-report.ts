/** What a delivery report (RFC 3464) says became of a message. */
export type DeliveryAction = 'failed' | 'delayed' | 'other';

/** Longest report that is read, in bytes; each of our messages has one recipient. */
const MAX_BYTES = 64 * 1024;

/**
 * Reads the part of a delivery report that is meant for machines.
 * @returns null when it names no action
 */
export function deliveryAction(report: Uint8Array): DeliveryAction | null {
  const text = Buffer.from(report.subarray(0, MAX_BYTES)).toString('latin1');
  const actions = [...text.matchAll(/^action[ \t]*:[ \t]*([a-z]+)/gim)].map(([, action]) =>
    action?.toLowerCase(),
  );
  if (actions.length === 0) return null;
  if (actions.includes('failed')) return 'failed';
  return actions.includes('delayed') ? 'delayed' : 'other';
}
