import { newTextOf } from '@credence/core/rules';
import { z } from 'zod';
import { defineMeasure } from '../measure.ts';

const line = z.object({ text: z.string(), want: z.string(), name: z.string().default('') });

/** How much of both texts has to be the same where not all is: a signature more or less. */
const NEAR = 0.9;

/** What the sender of a mail wrote anew. */
export const quotes = defineMeasure('quotes.jsonl', line, ({ text, want, name }) => {
  const read = words(newTextOf(text));
  const decision = nearness(read, words(want));
  return [
    {
      group: decision,
      truth: 'exact',
      decision,
      verdict: decision === 'wrong' ? 'WRONG' : 'RIGHT',
      text: `${name}: ${JSON.stringify(want.slice(0, 80))} read as ${JSON.stringify(read.join(' ').slice(0, 80))}`,
    },
  ];
});

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

function nearness(read: readonly string[], want: readonly string[]): 'exact' | 'near' | 'wrong' {
  if (read.join(' ') === want.join(' ')) return 'exact';
  const left = new Map<string, number>();
  for (const word of want) left.set(word, (left.get(word) ?? 0) + 1);
  const shared = read.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return (2 * shared.length) / (read.length + want.length) >= NEAR ? 'near' : 'wrong';
}
