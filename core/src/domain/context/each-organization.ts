import type { Context, Core } from './context.ts';
import { contextForOrganization } from './find-organization.ts';

/** Hears of an organization for which something failed. */
export type OnFault = (organizationId: string, fault: unknown) => void;

/**
 * Does something for organizations, one after the other.
 * @param onFault lets the others have their turn; without it the first failure ends it
 * @returns what came of it, without what is undefined
 */
export async function forEachOrganization<T>(
  core: Core,
  ids: readonly string[],
  work: (context: Context) => Promise<T | undefined>,
  onFault: OnFault = rethrow,
): Promise<T[]> {
  const done: T[] = [];
  for (const id of ids) {
    try {
      const context = await contextForOrganization(core, id, 'SYSTEM');
      const came = context && (await work(context));
      if (came !== undefined) done.push(came);
    } catch (fault) {
      onFault(id, fault);
    }
  }
  return done;
}

function rethrow(_organizationId: string, fault: unknown): never {
  throw fault;
}

/** Of what was done for each. */
export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
