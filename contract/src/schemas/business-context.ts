import { z } from 'zod';
import { name, stateCode } from './common.ts';

export const BusinessContext = z
  .object({
    entityName: name(),
    appliedJobTitle: name(),
    worksiteCity: name(),
    worksiteState: stateCode(),
    proposedSalary: z.number().nonnegative(),
    positionLevel: name().optional(),
    securityClearanceRequired: z.boolean().optional(),
    industrySector: name().optional(),
  })
  .meta({
    id: 'BusinessContext',
    description: 'The hiring context: who hires for which position, and where.',
  });
export type BusinessContext = z.infer<typeof BusinessContext>;
