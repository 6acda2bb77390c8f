import type { contract } from '@credence/contract';
import type { Replicas } from '@credence/core';
import type { Route } from '../route.ts';

/**
 * @param image name and version of the build
 * @param replicas where reads may go besides; what is told of them is what was seen last
 */
export const getHealthRoute =
  (image: string, replicas: Replicas | undefined): Route<typeof contract.health.get> =>
  async () => ({
    status: 200,
    body: { success: true, image, ...(replicas && { readReplicas: countsOf(replicas) }) },
  });

function countsOf(replicas: Replicas) {
  const lags = replicas.lags();
  return { configured: lags.length, usable: lags.filter((lag) => lag !== undefined).length };
}
