import { activeContentProblem } from '../../platform/files/pdf/active-content.ts';
import { isPdf } from '../../platform/files/pdf.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Core } from '../context/context.ts';

/**
 * Why a file is not taken as a release, in words that follow what named it: it is passed on to verifiers, who open it.
 * @throws ScannerUnavailable while it is not known
 */
export async function releaseProblem(
  { scanner }: Pick<Core, 'scanner'>,
  file: Buffer,
): Promise<string | undefined> {
  if (!isPdf(file)) return 'must be a PDF';
  const problem = await inSlices(activeContentProblem(file));
  if (problem !== undefined) return problem;
  const found = await scanner?.scan(file);
  return found === undefined ? undefined : `must be free of malware: the scanner found ${found}`;
}
