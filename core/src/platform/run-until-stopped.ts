/**
 * Calls `stop` once when this process is asked to end: by a signal, or because the process that started it is gone.
 * @param stop lets go of everything that keeps the process alive
 */
export function runUntilStopped(stop: (reason: string) => Promise<void>): void {
  let stopping = false;
  const once = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    await stop(reason);
    if (process.connected) process.disconnect();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void once(signal));
  if (process.connected) process.on('disconnect', () => void once('disconnect'));
}
