// Names only: who imports one of them here loads no more than what it comes from.
export { contract } from './contract.ts';
export * from './operations/index.ts';

export {
  CONSOLE_ROLES,
  type ConsoleRole,
  PERMISSIONS,
  type Permission,
  permissionsOf,
} from './operations/roles.ts';

export { IdempotencyKey } from './routes/idempotency.ts';
export { SCOPES, type Scope } from './routes/route-metadata.ts';
export type { ApplicantCreate } from './schemas/applicant.ts';
export type { BusinessContext } from './schemas/business-context.ts';
export type { CloseoutEvent } from './schemas/closeout-event.ts';
export { isEmailAddress, isOptionalText, isTimeZone, MAX_TEXT } from './schemas/common.ts';
export type {
  Contact,
  ContactCreate,
  ContactMark,
  ContactMethod,
  ContactRemove,
  ContactUpdate,
} from './schemas/contact.ts';
export type { EducationRecord, EmploymentRecord, History } from './schemas/history.ts';
export { type InboundAnswers, InboundNotification } from './schemas/inbound.ts';
export { FileContent, type Message, type MessageSummary } from './schemas/message.ts';
export { type Order, OrderCreate } from './schemas/order.ts';
export type { Outbound } from './schemas/outbound.ts';
export type { Pagination } from './schemas/pagination.ts';
export type { ReviewCreate, ReviewedClaim } from './schemas/review.ts';
export {
  type Activity,
  type Resolution,
  type Search,
  SearchUpdate,
  type SearchWithActivity,
} from './schemas/search.ts';
export { SearchConfig } from './schemas/search-config.ts';
export type { SearchRecord } from './schemas/search-record.ts';
export type { SearchRequest, VerificationQuestion } from './schemas/search-request.ts';
export type {
  Claim,
  ClaimEvidence,
  ResultAnswer,
  ResultDecision,
  ResultQuestion,
  VerificationResult,
} from './schemas/verification-result.ts';
export { WebhookConfig } from './schemas/webhook-config.ts';
export type { ListedSearch } from './schemas/work-list.ts';
export * from './vocabulary.ts';
export * from './webhook-events.ts';
