/** Rules that programs outside of the service measure; pure, and without the database behind `index.ts`. */
export { contactZone, type Whereabouts } from './domain/calendar/contact-zone.ts';
export { type ComparisonContext, compareValues } from './domain/inbound/compare/compare-values.ts';
export type { Comparison } from './domain/inbound/compare/comparison.ts';
export { comparePeople, type PersonNames } from './domain/inbound/compare/people/compare-people.ts';
export { findInstitution, type SchoolName } from './domain/research/institutions/find-institution.ts';
export type { Institution } from './domain/research/institutions/institution.ts';
export {
  type InstitutionIndex,
  indexInstitutions,
} from './domain/research/institutions/institution-index.ts';
export { readIpedsFile } from './domain/research/institutions/read-ipeds-file.ts';
