import { expect, it } from 'vitest';
import { withoutDescriptions } from './without-descriptions.ts';

it('takes out what schemas say about themselves, and leaves each line where it was', () => {
  const source = `
const Id = z.string().min(1).describe('An id (of "it")').max(9);
const Order = z
  .object({
    id: Id.optional().meta({
      example: ')',
    }),
    at: (what: string) => z.date().describe(what),
  })
  .meta({ id: 'Order' });
const words = 'a .describe(x) in a text';
`;
  expect(withoutDescriptions(source)).toBe(`
const Id = z.string().min(1).max(9);
const Order = z
  .object({
    id: Id.optional()

,
    at: (what: string) => z.date(),
  })
;
const words = 'a .describe(x) in a text';
`);
});
