import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ComparisonContext, compareValues } from '@credence/core/rules';
import { readDirectory } from './directory.ts';
import { SHARED_CASES } from './folders.ts';

/** Pairs of names of different employers or schools, and those of them that are called the same. */
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
 * Compares public names with each other, as many as asked for: half of them of employers, half of schools. Two names that
 * the lists give to one employer or school are no pair. The same number of pairs are the same pairs.
 */
export async function compareNamePairs(pairs: number): Promise<PairedNames> {
  const text = await readFile(join(SHARED_CASES, 'claims-public.jsonl'), 'utf8');
  const lines: Line[] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const context = { institutionsNamed: (await readDirectory(SHARED_CASES))?.institutionsNamed };
  const matched = ['employerName', 'institutionName'].flatMap((field) =>
    comparePairs(
      lines.filter((line) => line.field === field),
      { field, pairs: pairs / 2, context },
    ),
  );
  return { pairs, matched };
}

interface Comparing {
  field: string;
  pairs: number;
  context: ComparisonContext;
}

function comparePairs(lines: readonly Line[], { field, pairs, context }: Comparing): string[] {
  const names = [...new Set(lines.flatMap(({ provided, verified }) => [provided, verified]))];
  const namesOf = new Map<string, Set<string>>(names.map((name) => [name, new Set([name])]));
  for (const { provided, verified } of lines) {
    namesOf.get(provided)?.add(verified);
    namesOf.get(verified)?.add(provided);
  }
  const areOfOne = (one: string, other: string): boolean =>
    !(namesOf.get(one) ?? new Set()).isDisjointFrom(namesOf.get(other) ?? new Set());
  const next = numbersBelow(names.length);
  const matched: string[] = [];
  for (let compared = 0; compared < pairs; ) {
    const [one = '', other = ''] = [names[next()], names[next()]];
    if (areOfOne(one, other)) continue;
    compared += 1;
    if (compareValues(field, one, other, context).match === 'MATCH') matched.push(`${one} | ${other}`);
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
