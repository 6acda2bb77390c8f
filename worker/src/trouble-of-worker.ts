import { ClockOff, type Core } from '@credence/core';

/** @returns why a worker does no work, also one that could not start yet for that reason; null when it can */
export async function troubleOfWorker(
  core: Pick<Core, 'check'>,
  { isStarted, onTrouble }: { isStarted: boolean; onTrouble: (error: unknown) => void },
): Promise<string | null> {
  try {
    await core.check();
  } catch (error) {
    if (error instanceof ClockOff) return error.message;
    onTrouble(error);
    return 'the database does not work';
  }
  return isStarted ? null : 'starting';
}
