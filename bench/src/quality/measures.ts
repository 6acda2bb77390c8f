import type { Measure } from './measure.ts';
import { claims, publicClaims } from './measures/claims.ts';
import { places } from './measures/places.ts';
import { schools } from './measures/schools.ts';

/** All that is measured, in the order in which it is printed. */
export const MEASURES: readonly Measure[] = [claims, publicClaims, places, schools];
