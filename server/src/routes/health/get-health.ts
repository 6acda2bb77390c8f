import type { contract } from '@credence/contract';
import type { Route } from '../route.ts';

/** @param image name and version of the build */
export const getHealthRoute =
  (image: string): Route<typeof contract.health.get> =>
  async () => ({ status: 200, body: { success: true, image } });
