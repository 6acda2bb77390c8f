import { Forbidden } from '../../platform/errors.ts';
import type { Context } from './context.ts';

/** Who asks, as the console's issuer or a token calls them; null where no one is named. */
export const askerOf = ({ audit }: Context): string | null => audit?.subject ?? null;

/**
 * Who asks, for what only people have.
 * @throws Forbidden where no one is named
 */
export function requireAsker(context: Context): string {
  const asker = askerOf(context);
  if (asker === null) throw new Forbidden('Only for people: the token names no subject');
  return asker;
}
