import { z } from 'zod';
import type { AuditHead } from './seal-audit-trail.ts';

/** Heads of trails as they are kept outside of the service: one line of JSON, in a file or as a webhook. */
const Anchor = z.object({
  type: z.literal('credence.audit.heads'),
  anchoredAt: z.coerce.date(),
  heads: z.array(
    z.object({
      organizationId: z.uuid(),
      number: z.int().min(1),
      hash: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

/** What is kept outside of heads. */
export const anchorOf = (heads: readonly AuditHead[], anchoredAt: Date): string =>
  JSON.stringify({ type: 'credence.audit.heads', anchoredAt, heads: [...heads] } satisfies z.input<
    typeof Anchor
  >);

/** The heads that a line keeps; undefined for a line that is no anchor. */
export function headsOf(line: string): AuditHead[] | undefined {
  try {
    const anchor = Anchor.safeParse(JSON.parse(line));
    return anchor.success ? anchor.data.heads : undefined;
  } catch {
    return undefined;
  }
}
