import { z } from 'zod';
import { name, optionalName, stateCode } from './common.ts';

export const BusinessContext = z
  .object({
    entityName: name().describe('The employer that the applicant wants to work for.'),
    appliedJobTitle: name().describe('Title of the position.'),
    worksiteCity: name().describe('City of the place of work, not of the applicant.'),
    worksiteState: stateCode().describe('Two-letter code of the US state of the place of work.'),
    proposedSalary: z.number().nonnegative().describe('Proposed salary; a number, not a text.'),
    positionLevel: optionalName().describe('Free text, as `EXECUTIVE`, `STANDARD` or `SENSITIVE`.'),
    securityClearanceRequired: z
      .boolean()
      .optional()
      .describe('Whether the position asks for a security clearance.'),
    industrySector: optionalName().describe('Free text, as `TECHNOLOGY`, `HEALTHCARE` or `FINANCE`.'),
  })
  .meta({
    id: 'BusinessContext',
    description: 'The hiring context: who hires for which position, and where.',
  });
export type BusinessContext = z.infer<typeof BusinessContext>;
