import { type Context, now } from './context.ts';

/** Whether what is written now has names and business context sealed. */
export function sealsNames(context: Context): boolean {
  const { namesSealedFrom } = context.organization;
  return namesSealedFrom !== null && namesSealedFrom <= now(context);
}
