/** Rules that programs outside of the service measure; pure, and without the database behind `index.ts`. */
export { type ComparisonContext, compareValues } from './domain/inbound/compare/compare-values.ts';
export type { Comparison } from './domain/inbound/compare/comparison.ts';
export { comparePeople, type PersonNames } from './domain/inbound/compare/people/compare-people.ts';
