import type { FormBody } from './form-body.ts';
import { FIELD } from './form-fields.ts';
import { SITUATIONS, type Situation } from './situation.ts';

/** The choice that was made; the first one until there is one, and null when it is none of them. */
export function situationOf(body: FormBody): Situation | null {
  const chosen = body.text(FIELD.situation);
  if (chosen === '') return 'ANSWER';
  return SITUATIONS.find(({ value }) => value === chosen)?.value ?? null;
}
