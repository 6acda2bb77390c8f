import { z } from 'zod';
import { instantOrDay } from './common.ts';

/** As far as the numbers of seals can go. */
const MAX_SEAL = 2_147_483_647;

export const AuditTrailQuery = z.object({
  from: instantOrDay().optional().meta({
    description: 'Sealed at this instant or later; a date means its beginning in UTC.',
  }),
  to: instantOrDay().optional().meta({
    description: 'Sealed at this instant or earlier; a date means its end in UTC.',
  }),
  afterSeal: z.coerce.number().int().min(0).max(MAX_SEAL).optional().meta({
    description: 'Only seals after the one with this number.',
  }),
});
