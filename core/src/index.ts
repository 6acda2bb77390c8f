export { type Clock, systemClock } from './clock.ts';
export { CoreConfig, portSetting, readConfig } from './config.ts';
export type { Context } from './context.ts';
export { type Core, type CoreOptions, createCore } from './core.ts';
export { migrate } from './database/migrate.ts';
export { Conflict, Forbidden, Invalid, InvalidLink, isRefusal, NotFound } from './errors.ts';
export { readStoredRelease } from './files/release-file.ts';
export { answerProblems } from './inbound/answer-problems.ts';
export { processInbound } from './inbound/process-inbound.ts';
export { readVerifierForm } from './inbound/read-verifier-form.ts';
export { submitVerifierAnswers } from './inbound/submit-verifier-answers.ts';
export type {
  ClaimAnswer,
  QuestionAnswer,
  VerifierAnswers,
  VerifierClaim,
  VerifierForm,
  VerifierRecord,
} from './inbound/verifier-form.ts';
export { createLogger, type Logger } from './logger.ts';
export { type AddressRules, isAllowedAddress } from './network/public-address.ts';
export { type CancelledOrder, cancelOrder } from './orders/cancel-order.ts';
export { type CreatedOrder, createOrder } from './orders/create-order.ts';
export { listOrders, type OrderOverview, type OrderPage, readOrder } from './orders/read-orders.ts';
export { createOrganization, type NewOrganization } from './organizations/create-organization.ts';
export { contextForOrganization, contextForTenant } from './organizations/find-organization.ts';
export type { Organization } from './organizations/organization.ts';
export { type OrganizationChange, updateOrganization } from './organizations/update-organization.ts';
export { type ClaimedOutbound, claimOutbound } from './outbounds/claim-outbound.ts';
export { recordOutbound, type SendOutcome } from './outbounds/record-outbound.ts';
export { scheduleOutreach } from './outbounds/schedule-outreach.ts';
export { JOB_NAMES, JOB_POLICIES, type JobName, type Jobs } from './queue/jobs.ts';
export { QUEUE_SCHEMA } from './queue/queue.ts';
export { sweepDueWork } from './queue/sweep-due-work.ts';
export { runUntilStopped } from './run-until-stopped.ts';
export { expireSearch, failSearch } from './searches/expire-search.ts';
export {
  type ActivityReading,
  listSearches,
  readSearch,
  type SearchReading,
} from './searches/read-searches.ts';
export { researchSearch } from './searches/research-search.ts';
export { type UpdatedSearch, updateSearch } from './searches/update-search.ts';
export { type ClaimedDelivery, claimDelivery } from './webhooks/claim-delivery.ts';
export { type AttemptReport, recordDelivery } from './webhooks/record-delivery.ts';
export type { AttemptOutcome, OutgoingErrorClass } from './webhooks/retry-schedule.ts';
