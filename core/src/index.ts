export { type AuditNote, type AuditResources, noteResources } from './audit/audit-note.ts';
export { recordAudit } from './audit/record-audit.ts';
export { type AuditHead, sealAuditTrail, sealAuditTrails } from './audit/seal-audit-trail.ts';
export { type AuditProblem, type AuditReport, verifyAuditTrail } from './audit/verify-audit-trail.ts';
export { type Clock, systemClock } from './clock.ts';
export { CoreConfig } from './config/core-config.ts';
export { describeSettings, type SettingDescription } from './config/describe-settings.ts';
export { portSetting } from './config/kinds-of-settings.ts';
export { type ConfigProblem, checkConfig, type Environment, readConfig } from './config/read-config.ts';
export { ServerConfig } from './config/server-config.ts';
export { WorkerConfig } from './config/worker-config.ts';
export type { ContactReading } from './contacts/active-contacts.ts';
export { type AddedContact, addContact } from './contacts/add-contact.ts';
export { type ContactListing, listContacts } from './contacts/list-contacts.ts';
export { type MarkedContact, markContact } from './contacts/mark-contact.ts';
export { type PhoneNumber, readPhoneNumber } from './contacts/phone-number.ts';
export { type RemovedContact, removeContact } from './contacts/remove-contact.ts';
export { type UpdatedContact, updateContact } from './contacts/update-contact.ts';
export type { Context } from './context.ts';
export { type Core, type CoreOptions, createCore } from './core.ts';
export { migrate } from './database/migrate.ts';
export { type MigrationReading, migrationStatus } from './database/migration-status.ts';
export { undoMigrations } from './database/undo-migrations.ts';
export {
  Conflict,
  Forbidden,
  Invalid,
  InvalidLink,
  isRefusal,
  KeyReused,
  NotFound,
  StillRunning,
} from './errors.ts';
export { escapeHtml } from './escape-html.ts';
export { collectEvidence, type EvidenceFile } from './evidence/collect-evidence.ts';
export { type IssuedUpload, issueUpload } from './files/issue-upload.ts';
export { MAX_PDF_BYTES } from './files/pdf.ts';
export { type AllowedUpload, receiveUpload } from './files/receive-upload.ts';
export { readStoredRelease } from './files/release-file.ts';
export { type Answer, answerOnce, type KeyedRequest, type KeyedWork } from './idempotency/answer-once.ts';
export { forgetOldKeys } from './idempotency/forget-old-keys.ts';
export { answerProblems } from './inbound/answer-problems.ts';
export { type Letter, letterProblems, MAX_LETTER_BYTES, MAX_LETTERS } from './inbound/letters.ts';
export { processInbound } from './inbound/process-inbound.ts';
export { readVerifierForm } from './inbound/read-verifier-form.ts';
export {
  type IncomingMail,
  isReplyAddress,
  type ReceivedMail,
  receiveMail,
} from './inbound/receive-mail.ts';
export { type ReceivedNotification, receiveNotification } from './inbound/receive-notification.ts';
export { type Submission, submitVerifierAnswers } from './inbound/submit-verifier-answers.ts';
export type {
  ClaimAnswer,
  QuestionAnswer,
  VerifierAnswers,
  VerifierClaim,
  VerifierForm,
  VerifierRecord,
} from './inbound/verifier-form.ts';
export { type LoggableError, loggableError } from './loggable-error.ts';
export { createLogger, type Logger } from './logger.ts';
export { type AddressRules, isAllowedAddress, outgoingUrlProblem } from './network/public-address.ts';
export { type CancelledOrder, cancelOrder } from './orders/cancel-order.ts';
export { type CreatedBatch, createBatch } from './orders/create-batch.ts';
export { type CreatedOrder, createOrder } from './orders/create-order.ts';
export { dryRunOrder, type PlannedSearch } from './orders/dry-run-order.ts';
export { listOrders, type OrderListInput, type OrderPage } from './orders/list-orders.ts';
export { type OrderOverview, readOrder, requireOrder } from './orders/read-orders.ts';
export {
  adoptDataKey,
  announceDataKey,
  type DataKeysReading,
  readDataKeys,
  rewrapDataKeys,
} from './organizations/change-data-keys.ts';
export { createOrganization, type NewOrganization } from './organizations/create-organization.ts';
export { endWebhookSecretRotation } from './organizations/end-webhook-secret-rotation.ts';
export { contextForOrganization, contextForTenant } from './organizations/find-organization.ts';
export { hideWebhookSecrets } from './organizations/hide-webhook-secrets.ts';
export {
  findOrganizationIds,
  listOrganizations,
  type OrganizationSummary,
} from './organizations/list-organizations.ts';
export type { Organization } from './organizations/organization.ts';
export { checkTenant, readOrganizationSettings } from './organizations/organization-settings.ts';
export { type RequestCounts, requestCounts } from './organizations/request-counts.ts';
export { resealReleases } from './organizations/reseal-releases.ts';
export { hasOldSeals, resealValues } from './organizations/reseal-values.ts';
export { rotateWebhookSecret, type SecretRotation } from './organizations/rotate-webhook-secret.ts';
export { type OrganizationChange, updateOrganization } from './organizations/update-organization.ts';
export { cancelOutbounds } from './outbounds/cancel-outbounds.ts';
export { type ClaimedOutbound, claimOutbound } from './outbounds/claim-outbound.ts';
export type { AttemptLinks } from './outbounds/link-token.ts';
export { listOutbounds, type OutboundReading } from './outbounds/list-outbounds.ts';
export { pauseOutbound } from './outbounds/pause-outbound.ts';
export { pauseOutbounds } from './outbounds/pause-outbounds.ts';
export { type LinkedRelease, readLinkedRelease } from './outbounds/read-linked-release.ts';
export { recordOutbound, type SendOutcome } from './outbounds/record-outbound.ts';
export { resumeOutbound } from './outbounds/resume-outbound.ts';
export { resumeOutbounds } from './outbounds/resume-outbounds.ts';
export { scheduleOutreach } from './outbounds/schedule-outreach.ts';
export {
  type FailedJob,
  type FailedJobFilter,
  listFailedJobs,
  retryFailedJobs,
} from './queue/failed-jobs.ts';
export { findStuckWork, type StuckKind, type StuckWork } from './queue/find-stuck-work.ts';
export { JOB_NAMES, JOB_POLICIES, type JobName, type Jobs } from './queue/jobs.ts';
export { QUEUE_SCHEMA } from './queue/queue.ts';
export { type QueueReading, queueStatus } from './queue/queue-status.ts';
export { sweepDueWork } from './queue/sweep-due-work.ts';
export type {
  ParentOrganization,
  ProviderAnswer,
  ProviderContact,
  ResearchQuestion,
} from './research/provider-answer.ts';
export { researchQuestions } from './research/research-questions.ts';
export type { DueOrder } from './retention/find-due.ts';
export { forgetUnmatchedMessages } from './retention/forget-unmatched-messages.ts';
export { type DueRetention, previewRetention, type RetentionPreview } from './retention/preview-retention.ts';
export { redactDueOrders } from './retention/redact-due-orders.ts';
export { runUntilStopped } from './run-until-stopped.ts';
export { escalateSearch } from './searches/escalate-search.ts';
export { expireSearch, failSearch } from './searches/expire-search.ts';
export {
  type ActivityReading,
  findSearches,
  listSearches,
  readSearch,
  type SearchReading,
} from './searches/read-searches.ts';
export { researchSearch } from './searches/research-search.ts';
export { type UpdatedSearch, updateSearch } from './searches/update-search.ts';
export { type MemoryPart, type SharedMemory, shareMemory } from './shared-memory.ts';
export { answerSimulated } from './simulator/answer-simulated.ts';
export { SEED_STORIES, type SeededOrder, type SeedStory, seedOrder } from './simulator/seed-orders.ts';
export { sendToSimulator } from './simulator/send-to-simulator.ts';
export { beginSpan, failSpan, type NewSpan, withSpan } from './tracing/spans.ts';
export { startTracing } from './tracing/start-tracing.ts';
export { type ClaimedDelivery, claimDeliveries, type DueDelivery } from './webhooks/claim-deliveries.ts';
export { countFailingTargets, type FailingTargets } from './webhooks/count-failing-targets.ts';
export { enableWebhookTarget } from './webhooks/enable-webhook-target.ts';
export { jobGroup } from './webhooks/frozen-target.ts';
export { type EventListInput, type EventPage, listCloseoutEvents } from './webhooks/list-closeout-events.ts';
export { listWebhookTargets, type WebhookTargetReading } from './webhooks/list-webhook-targets.ts';
export type { AttemptReading, DeliveryReading, EventReading } from './webhooks/read-closeout-events.ts';
export { readEvent } from './webhooks/read-event.ts';
export { type AttemptReport, type MadeAttempt, recordDeliveries } from './webhooks/record-deliveries.ts';
export {
  type BulkRedelivery,
  type BulkRedeliveryInput,
  redeliverEvent,
  redeliverEvents,
} from './webhooks/redeliver-events.ts';
export {
  type AttemptOutcome,
  classifyAttempt,
  type DeliveryStep,
  type OutgoingErrorClass,
  requestedPause,
} from './webhooks/retry-schedule.ts';
export { readTestEvent, sendTestEvent, type TestedTarget } from './webhooks/send-test-event.ts';
export { secretProblem, signatureHeaders } from './webhooks/signature.ts';
export { sweepParked } from './webhooks/sweep-parked.ts';
