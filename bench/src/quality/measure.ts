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

/** Lines are dealt out to so many parts in turn, from number 0 on. */
export interface Part {
  number: number;
  of: number;
}

/** How the cases of one data file are decided by the service. */
export interface Measure {
  /** Name of the data file, one JSON value a line. */
  file: string;
  /**
   * @param folder where the data file is, for files that its lines name
   * @param part of the lines; all of them where there is none
   */
  measure(lines: readonly unknown[], folder: string, part?: Part): Promise<JudgedCase[]>;
}

/** Makes a measure whose lines are checked before they are decided. */
export const defineMeasure = <Line>(
  file: string,
  line: z.ZodType<Line>,
  judge: (line: Line, folder: string) => readonly JudgedCase[] | Promise<readonly JudgedCase[]>,
): Measure => ({
  file,
  async measure(lines, folder, part) {
    const judged: JudgedCase[] = [];
    for (const [index, value] of lines.entries()) {
      if (part && index % part.of !== part.number) continue;
      const read = line.safeParse(value);
      if (!read.success) throw new Error(`${file} line ${index + 1}: ${z.prettifyError(read.error)}`);
      judged.push(...(await judge(read.data, folder)));
    }
    return judged;
  },
});
