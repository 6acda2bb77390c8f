/** Milliseconds of the processor that this thread has worked: waiting for others does not count. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Milliseconds of the processor that some work takes. */
export function costOf(work: () => unknown): number {
  const before = processorMs();
  work();
  return processorMs() - before;
}

/**
 * The least that a measurement comes to, which is made again, ten times at most, until it is below the bound: the first
 * also compiles, and what else the machine does only adds.
 */
export function leastBelow(bound: number, measure: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 10 && least >= bound; run += 1) least = Math.min(least, measure());
  return least;
}
