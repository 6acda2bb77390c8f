import { z } from 'zod';

/** How good a decision is: cautious is one that leaves to a person what could have been decided. */
export type Verdict = 'RIGHT' | 'CAUTIOUS' | 'WRONG';

/** One decision of the service beside the truth. */
export interface JudgedCase {
  /** What is counted together, as the name of a field. */
  group: string;
  truth: string;
  decision: string;
  verdict: Verdict;
  /** The case in a line, to see why it was decided so. */
  text: string;
}

/** How the cases of one data file are decided by the service. */
export interface Measure {
  /** Name of the data file, one JSON value a line. */
  file: string;
  /** @param folder where the data file is, for files that its lines name */
  measure(lines: readonly unknown[], folder: string): Promise<JudgedCase[]>;
}

/** Makes a measure whose lines are checked before they are decided. */
export const defineMeasure = <Line>(
  file: string,
  line: z.ZodType<Line>,
  judge: (line: Line, folder: string) => readonly JudgedCase[] | Promise<readonly JudgedCase[]>,
): Measure => ({
  file,
  async measure(lines, folder) {
    const judged: JudgedCase[] = [];
    for (const [index, value] of lines.entries()) {
      const read = line.safeParse(value);
      if (!read.success) throw new Error(`${file} line ${index + 1}: ${z.prettifyError(read.error)}`);
      judged.push(...(await judge(read.data, folder)));
    }
    return judged;
  },
});
