import type { Measure } from './measure.ts';
import { bounces } from './measures/bounces.ts';
import { claims, publicClaims } from './measures/claims.ts';
import { places } from './measures/places.ts';
import { quotes } from './measures/quotes.ts';
import { replies } from './measures/replies.ts';
import { schools } from './measures/schools.ts';

/** All that is measured, in the order in which it is printed. */
export const MEASURES: readonly Measure[] = [claims, publicClaims, bounces, quotes, replies, places, schools];
