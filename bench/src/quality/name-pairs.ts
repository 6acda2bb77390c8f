import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareValues } from '@credence/core/rules';
import { SHARED_CASES } from './run-measures.ts';

/** Pairs of names that are each the name of another employer or school, and those of them that are called the same. */
export interface PairedNames {
  pairs: number;
  matched: string[];
}

interface Line {
  field: string;
  provided: string;
  verified: string;
}

/**
 * Compares public names with each other that are not said to be the same, as many as asked for: half of them of
 * employers, half of schools. The same number of pairs are the same pairs.
 */
export async function compareNamePairs(pairs: number): Promise<PairedNames> {
  const text = await readFile(join(SHARED_CASES, 'claims-public.jsonl'), 'utf8');
  const lines: Line[] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const matched = ['employerName', 'institutionName'].flatMap((field) =>
    comparePairs(
      lines.filter((line) => line.field === field),
      field,
      pairs / 2,
    ),
  );
  return { pairs, matched };
}

function comparePairs(lines: readonly Line[], field: string, pairs: number): string[] {
  const names = [...new Set(lines.flatMap(({ provided, verified }) => [provided, verified]))];
  const same = new Set(
    lines.flatMap(({ provided, verified }) => [`${provided}|${verified}`, `${verified}|${provided}`]),
  );
  const next = numbersBelow(names.length);
  const matched: string[] = [];
  for (let compared = 0; compared < pairs; ) {
    const [one = '', other = ''] = [names[next()], names[next()]];
    if (one === other || same.has(`${one}|${other}`)) continue;
    compared += 1;
    if (compareValues(field, one, other).match === 'MATCH') matched.push(`${one} | ${other}`);
  }
  return matched;
}

/** Numbers that look chosen at random, the same every time: a linear congruential generator of 32 bits. */
function numbersBelow(limit: number): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
