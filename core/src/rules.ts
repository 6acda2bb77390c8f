/**
 * Rules that programs outside of the service measure, or that threads follow; pure, and without the database behind
 * `index.ts`.
 */
export { contactZone, type Whereabouts } from './domain/calendar/contact-zone.ts';
export { locationKey } from './domain/calendar/location-key.ts';
export { type UsState, usState } from './domain/calendar/us-states.ts';
export type { InstitutionsNamed } from './domain/inbound/compare/compare-registered.ts';
export { type ComparisonContext, compareValues } from './domain/inbound/compare/compare-values.ts';
export type { Comparison } from './domain/inbound/compare/comparison.ts';
export { comparePeople } from './domain/inbound/compare/people/compare-people.ts';
export type { PersonNames } from './domain/inbound/compare/people/read-person.ts';
export { mailKindOf } from './domain/inbound/read/machine/mail-kind.ts';
export { newTextOf } from './domain/inbound/read/new-text/new-text-of.ts';
export {
  REPLY_KINDS,
  type Reading,
  type ReplyField,
  type ReplyRequest,
} from './domain/inbound/read/reading.ts';
export { readReply } from './domain/inbound/reply/read-reply.ts';
export { kindFeatures, statementFeatures } from './domain/inbound/reply/vote/learned-features.ts';
export { findInstitution, type SchoolName } from './domain/research/institutions/find-institution.ts';
export type { Institution } from './domain/research/institutions/institution.ts';
export {
  type InstitutionIndex,
  indexInstitutions,
} from './domain/research/institutions/institution-index.ts';
export { institutionsNamed } from './domain/research/institutions/institutions-named.ts';
export { readIpedsFile } from './domain/research/institutions/read-ipeds-file.ts';
export { vendorIn } from './domain/research/vendors/find-vendor.ts';
export { editsBetween } from './platform/edits-between.ts';
