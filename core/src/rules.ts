/** Rules that programs outside of the service measure; pure, and without the database behind `index.ts`. */
export {
  type Comparison,
  type ComparisonContext,
  compareValues,
} from './domain/inbound/compare/compare-values.ts';
