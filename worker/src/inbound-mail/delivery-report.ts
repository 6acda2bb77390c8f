import { enhancedCodeIn, speaksOfUs } from '../channels/enhanced-status.ts';

/**
 * What a delivery report (RFC 3464) says became of a message. `refused` is a failure that says nothing against the
 * address: the other side does not take it from us, or not of this size.
 */
export type DeliveryAction = 'failed' | 'refused' | 'delayed' | 'other';

/** Longest report that is read, in bytes; each of our messages has one recipient. */
const MAX_BYTES = 64 * 1024;

/**
 * Reads the part of a delivery report that is meant for machines.
 * @returns null when it names no action
 */
export function deliveryAction(report: Uint8Array): DeliveryAction | null {
  const text = Buffer.from(report.subarray(0, MAX_BYTES)).toString('latin1');
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]+(?=\S)/g, ' ');
  const actions = unfolded.split(/\n{2,}/).flatMap((fields) => actionIn(fields) ?? []);
  return SEVEREST_FIRST.find((action) => actions.includes(action)) ?? null;
}

const SEVEREST_FIRST: readonly DeliveryAction[] = ['failed', 'refused', 'delayed', 'other'];

/** What the fields of one recipient say. */
function actionIn(fields: string): DeliveryAction | null {
  const action = field(fields, 'action');
  if (action === null) return null;
  if (/^failed\b/i.test(action)) return speaksOfUs(codeIn(fields)) ? 'refused' : 'failed';
  return /^delayed\b/i.test(action) ? 'delayed' : 'other';
}

/** Some mail systems give the code of every failure as 5.0.0, and the true one only in the words of the other side. */
function codeIn(fields: string): string {
  const [code = ''] = /^[\d.]+/.exec(field(fields, 'status') ?? '') ?? [];
  return (code.endsWith('.0.0') && enhancedCodeIn(field(fields, 'diagnostic-code') ?? '')) || code;
}

const field = (fields: string, name: string): string | null =>
  new RegExp(`^${name}[ \\t]*:[ \\t]*(.+)$`, 'im').exec(fields)?.[1] ?? null;
