import { compareValues } from '@credence/core/rules';
import { z } from 'zod';
import { readDirectory } from '../directory.ts';
import { defineMeasure, type Verdict } from '../measure.ts';

const TRUTHS = ['SAME', 'OPEN', 'DIFFERENT'] as const;

const line = z.object({
  field: z.string(),
  provided: z.string(),
  verified: z.string(),
  truth: z.enum(TRUTHS),
});

/** Best is the first; what is not named is wrong. */
const VERDICTS: Record<(typeof TRUTHS)[number], Partial<Record<string, Verdict>>> = {
  SAME: { MATCH: 'RIGHT', UNCLEAR: 'CAUTIOUS' },
  OPEN: { UNCLEAR: 'RIGHT', MATCH: 'CAUTIOUS' },
  DIFFERENT: { MISMATCH: 'RIGHT', UNCLEAR: 'RIGHT' },
};

/**
 * Pairs of what an applicant stated and a source said, and whether a person takes them for the same. Schools are judged
 * by the directory of institutions where it lies beside the repository, else by rules alone.
 */
const measureOf = (file: string) =>
  defineMeasure(file, line, async ({ field, provided, verified, truth }, folder) => {
    const institutionsNamed = (await readDirectory(folder))?.institutionsNamed;
    const { match, reason } = compareValues(field, provided, verified, { institutionsNamed });
    const verdict = VERDICTS[truth][match] ?? 'WRONG';
    return [{ group: field, truth, decision: match, verdict, text: `${provided} | ${verified} (${reason})` }];
  });

export const claims = measureOf('claims.jsonl');
export const publicClaims = measureOf('claims-public.jsonl');
