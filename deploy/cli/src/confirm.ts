import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/**
 * Goes on only when the operator said so.
 * @param isSaid whether `--yes` was given
 * @throws UsageError when they did not
 */
export async function confirm(terminal: Terminal, isSaid: boolean, warning: string): Promise<void> {
  if (isSaid) return;
  const answer = await terminal.ask(`${warning} Go on? [y/N] `);
  if (answer === undefined) throw new UsageError(`${warning} There is no terminal to ask at: say --yes`);
  if (!/^y(es)?$/i.test(answer.trim())) throw new UsageError('Nothing was done');
}
