import { z } from 'zod';

export const Problem = z
  .object({
    statusCode: z.number().int().describe('The status of the answer.'),
    message: z
      .union([z.string(), z.array(z.string())])
      .describe('What is wrong; a list, one line for each wrong field, when fields are invalid.'),
    error: z.string().describe('Name of the status.'),
  })
  .meta({
    id: 'Problem',
    description:
      'Every error: validation errors carry one message per wrong field, each starting with its path.',
  });
