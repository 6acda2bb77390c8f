import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBounce } from '@credence/worker/quality';
import { z } from 'zod';
import { defineMeasure, type JudgedCase } from '../measure.ts';

const line = z.object({
  file: z.string(),
  recipients: z.array(z.object({ reason: z.string(), permanent: z.boolean().default(false) })),
});

/** What may be given up and may be kept. */
const EITHER = new Set(['filtered', 'suspend', 'mailererror', 'undefined', 'onhold']);
/** What says nothing against an address, because no message failed. */
const NO_FAILURE = new Set(['delivered', 'vacation', 'feedback']);

/** What mail systems say of recipients, and whether their addresses are given up. */
export const bounces = defineMeasure('bounces.jsonl', line, async ({ file, recipients }, folder) => {
  const raw = await readFile(join(folder, file));
  const read = await readBounce(raw);
  const expected = recipients.length > 0 ? recipients : [{ reason: 'delivered', permanent: false }];
  return expected.map(({ reason, permanent }, index): JudgedCase => {
    const trouble = read[index] ?? read[0] ?? null;
    const truth = truthOf(reason, permanent);
    const decision = trouble === 'PERMANENT' ? 'given-up' : 'kept';
    const isRight = truth === 'either' || (truth === 'permanent') === (decision === 'given-up');
    return {
      group: reason === 'expired' && trouble === 'DELAY' ? 'delay' : truth,
      truth,
      decision,
      verdict: isRight ? 'RIGHT' : 'WRONG',
      text: `${file}: ${reason}, read as ${trouble ?? 'no failure'}`,
    };
  });
});

function truthOf(reason: string, isPermanent: boolean): string {
  if (EITHER.has(reason)) return 'either';
  if (NO_FAILURE.has(reason)) return 'no-failure';
  return isPermanent ? 'permanent' : 'soft';
}
