/** Rules that programs outside of the service measure; pure, and without the database behind `index.ts`. */
export { type ComparisonContext, compareValues } from './domain/inbound/compare/compare-values.ts';
export type { Comparison } from './domain/inbound/compare/comparison.ts';
export { comparePeople, type PersonNames } from './domain/inbound/compare/people/compare-people.ts';
export { newTextOf } from './domain/inbound/read/new-text/new-text-of.ts';
export type { Reading, ReplyField, ReplyRequest } from './domain/inbound/read/reading.ts';
export { vendorIn } from './domain/inbound/read/vendors/find-vendor.ts';
export { readReply } from './domain/inbound/reply/read-reply.ts';
