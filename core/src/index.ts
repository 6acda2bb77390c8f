export { type CoreOptions, createCore } from './core.ts';
export { isInNetworks, readAddress } from './domain/access/allowed-networks.ts';
export { forgetRevocations, forgetSessions } from './domain/access/forget-expired.ts';
export { isRevoked } from './domain/access/is-revoked.ts';
export { listRevocations, revokeTokens } from './domain/access/revoke-tokens.ts';
export { endSession } from './domain/access/sessions/end-session.ts';
export { findSession, type Session } from './domain/access/sessions/find-session.ts';
export { goingOnSessions } from './domain/access/sessions/going-on-sessions.ts';
export { listPeople, type PersonReading } from './domain/access/sessions/list-people.ts';
export { openSession, type SignedIn } from './domain/access/sessions/open-session.ts';
export { refuseSignIn, type SignInRefusal } from './domain/access/sessions/refuse-sign-in.ts';
export { LONGEST_TOKEN_LIFE_SECONDS, TOKEN_SKEW_SECONDS } from './domain/access/token-life.ts';
export type { TokenRevocationRow } from './domain/access/token-revocation-entity.ts';
export { type RecentChange, recentlyChanged } from './domain/activities/recently-changed.ts';
export { loadCalendar } from './domain/calendar/contact-hours.ts';
export { stateOf } from './domain/calendar/contact-zone.ts';
export { type AddedContact, addContact } from './domain/contact-plan/add-contact.ts';
export { type ContactListing, listContacts } from './domain/contact-plan/list-contacts.ts';
export { type MarkedContact, markContact } from './domain/contact-plan/mark-contact.ts';
export { type RemovedContact, removeContact } from './domain/contact-plan/remove-contact.ts';
export { type UpdatedContact, updateContact } from './domain/contact-plan/update-contact.ts';
export type { ContactReading } from './domain/contacts/active-contacts.ts';
export { liftRefusal, listRefusals, type Refusal } from './domain/contacts/do-not-contact.ts';
export { greetingFor, officeOf } from './domain/contacts/greeting.ts';
export { type PhoneNumber, readPhoneNumber } from './domain/contacts/phone-number.ts';
export type { Context, Core } from './domain/context/context.ts';
export type { OnFault } from './domain/context/each-organization.ts';
export { contextForOrganization, contextForTenant } from './domain/context/find-organization.ts';
export type { Letterhead } from './domain/context/letterhead.ts';
export type { Branding, Organization, OriginCertificate } from './domain/context/organization.ts';
export { type CallSheet, readCallSheet } from './domain/desk/call-sheet.ts';
export type { Candidate } from './domain/desk/candidate-contacts.ts';
export { listCandidates, type SourceCandidates } from './domain/desk/list-candidates.ts';
export { type CallResult, type RecordedCall, recordCall } from './domain/desk/record-call.ts';
export {
  type AskedWebsite,
  askForWebsite,
  recordWebsiteReading,
  websiteToRead,
} from './domain/desk/website-reading.ts';
export { expireSearch, failSearch } from './domain/inbound/decide/expire-search.ts';
export { processInbound } from './domain/inbound/decide/process-inbound.ts';
export { type ReviewedSearch, reviewSearch } from './domain/inbound/decide/review-search.ts';
export { troubleOfAnswer } from './domain/inbound/read/machine/delivery-status.ts';
export type { MailForm } from './domain/inbound/read/machine/mail-form.ts';
export { readMachineMail } from './domain/inbound/read/machine/read-machine-mail.ts';
export type { Trouble } from './domain/inbound/read/machine/trouble.ts';
export type { MailAuthentication } from './domain/inbound/read/mail-origin.ts';
export { type ClaimedReadBack, claimReadBack } from './domain/inbound/read-back/claim-read-back.ts';
export { recordReadBack } from './domain/inbound/read-back/record-read-back.ts';
export { answerProblems } from './domain/inbound/receive/answer-problems.ts';
export { keepModelAnswer, takeModelQuestion } from './domain/inbound/receive/ask-model.ts';
export { findByReference } from './domain/inbound/receive/find-by-reference.ts';
export {
  type Letter,
  letterProblems,
  MAX_LETTER_BYTES,
  MAX_LETTERS,
} from './domain/inbound/receive/letters.ts';
export type { IncomingMail } from './domain/inbound/receive/mail-to-keep.ts';
export { type MatchedMessage, matchByHand } from './domain/inbound/receive/match-by-hand.ts';
export { type LinkedRelease, readLinkedRelease } from './domain/inbound/receive/read-linked-release.ts';
export { type RequestOrigin, readRequestOrigin } from './domain/inbound/receive/read-request-origin.ts';
export { readVerifierForm } from './domain/inbound/receive/read-verifier-form.ts';
export { receiveFromGateway } from './domain/inbound/receive/receive-from-gateway.ts';
export { isReplyAddress, type ReceivedMail, receiveMail } from './domain/inbound/receive/receive-mail.ts';
export {
  type ReceivedNotification,
  receiveNotification,
} from './domain/inbound/receive/receive-notification.ts';
export { type ReferenceTries, referenceTries, triesKey } from './domain/inbound/receive/reference-tries.ts';
export { type Submission, submitVerifierAnswers } from './domain/inbound/receive/submit-verifier-answers.ts';
export type { LinkUse } from './domain/inbound/receive/verifier-attempt.ts';
export { ModelAnswer } from './domain/inbound/reply/model/with-model-values.ts';
export type { ModelQuestion } from './domain/inbound/reply/model/words-for-model.ts';
export { dismissMessage } from './domain/messages/dismiss-message.ts';
export { type KeptDocument, readDocument } from './domain/messages/read-document.ts';
export { listMessages, type MessageReading, readOneMessage } from './domain/messages/read-messages.ts';
export {
  listUnmatchedMessages,
  readUnmatchedMessage,
  type UnmatchedReading,
} from './domain/messages/unmatched-messages.ts';
export { type CancelledOrder, cancelOrder } from './domain/orders/cancel-order.ts';
export { type CreatedBatch, createBatch } from './domain/orders/create-batch.ts';
export { type CreatedOrder, createOrder } from './domain/orders/create-order.ts';
export { dryRunBatch, dryRunOrder, type PlannedSearch } from './domain/orders/dry-run-orders.ts';
export { type FetchOutcome, recordFetchedRelease, releaseToFetch } from './domain/orders/fetch-release.ts';
export { holdOrder, releaseOrder } from './domain/orders/hold-order.ts';
export { listOrders, type OrderListInput, type OrderPage } from './domain/orders/list-orders.ts';
export { type OrderOverview, readOrder, requireOrder } from './domain/orders/read-orders.ts';
export { configuredTargetsOf } from './domain/organizations/configured-webhook-targets.ts';
export { createOrganization, type NewOrganization } from './domain/organizations/create-organization.ts';
export { endWebhookSecretRotation } from './domain/organizations/end-webhook-secret-rotation.ts';
export { hideWebhookSecrets } from './domain/organizations/hide-webhook-secrets.ts';
export {
  findOrganizationIds,
  listOrganizations,
  type OrganizationSummary,
} from './domain/organizations/list-organizations.ts';
export { checkTenant, readOrganizationSettings } from './domain/organizations/organization-settings.ts';
export { readOrganization, type VersionedOrganization } from './domain/organizations/own-settings.ts';
export { logoSize } from './domain/organizations/png-logo.ts';
export { removeClientCertificate } from './domain/organizations/remove-client-certificate.ts';
export { replaceWebhookSettings } from './domain/organizations/replace-webhook-settings.ts';
export { type RequestCounts, requestCounts } from './domain/organizations/request-counts.ts';
export { rotateWebhookSecret, type SecretRotation } from './domain/organizations/rotate-webhook-secret.ts';
export { setClientCertificate } from './domain/organizations/set-client-certificate.ts';
export { type OrganizationChange, updateOrganization } from './domain/organizations/update-organization.ts';
export { readWebhookSettings } from './domain/organizations/webhook-settings.ts';
export { cancelOutbounds } from './domain/outbounds/change/cancel-outbounds.ts';
export { listOutbounds, type OutboundReading } from './domain/outbounds/change/list-outbounds.ts';
export { pauseOutbounds } from './domain/outbounds/change/pause-outbounds.ts';
export { resumeOutbounds } from './domain/outbounds/change/resume-outbounds.ts';
export type { AttemptLinks } from './domain/outbounds/plan/link-token.ts';
export { showReference } from './domain/outbounds/plan/reference.ts';
export { researchSearch } from './domain/outbounds/plan/research-search.ts';
export { scheduleOutreach } from './domain/outbounds/plan/schedule-outreach.ts';
export { type ClaimedOutbound, claimOutbound } from './domain/outbounds/send/claim-outbound.ts';
export { recordOutbound } from './domain/outbounds/send/record-outbound.ts';
export type { SendOutcome } from './domain/outbounds/send/send-outcome.ts';
export { sendToSimulator } from './domain/outbounds/send/send-to-simulator.ts';
export { claimInWords, dayInWords } from './domain/records/claim-in-words.ts';
export { entitiesInWords, minutesToAnswer, recordHeading } from './domain/records/record-words.ts';
export type {
  ClaimAnswer,
  QuestionAnswer,
  ReadBackAnswers,
  VerifierAnswers,
  VerifierClaim,
  VerifierForm,
  VerifierRecord,
} from './domain/records/verifier-form.ts';
export { type IssuedUpload, issueUpload } from './domain/releases/issue-upload.ts';
export { type AllowedUpload, receiveUpload } from './domain/releases/receive-upload.ts';
export { readReleaseToSend, readStoredRelease } from './domain/releases/release-file.ts';
export { releaseProblem } from './domain/releases/release-problem.ts';
export { importInstitutions } from './domain/research/institutions/import-institutions.ts';
export { listInstitutions } from './domain/research/institutions/list-institutions.ts';
export { type Lead, lookUpSchools } from './domain/research/institutions/look-up-schools.ts';
export { type DirectoryReading, listDirectory } from './domain/research/list-directory.ts';
export type {
  ParentOrganization,
  ProviderAnswer,
  ProviderContact,
  ResearchQuestion,
} from './domain/research/provider-answer.ts';
export { researchQuestions } from './domain/research/research-questions.ts';
export { importVendors } from './domain/research/vendors/import-vendors.ts';
export { listVendors } from './domain/research/vendors/list-vendors.ts';
export { chooseLinks } from './domain/research/websites/choose-links.ts';
export { chooseWebsite, type FoundPage } from './domain/research/websites/choose-website.ts';
export { type Page, readPage } from './domain/research/websites/read-page.ts';
export { domainOf } from './domain/research/websites/site.ts';
export { cachedSite, keepSite } from './domain/research/websites/site-cache.ts';
export {
  isEnough,
  NO_FINDINGS,
  type SiteFindings,
  websiteAnswer,
  withPage,
} from './domain/research/websites/site-findings.ts';
export { escalateSearch } from './domain/searches/escalate-search.ts';
export { type ListedSearchReading, listAllSearches } from './domain/searches/list-all-searches.ts';
export {
  type ActivityReading,
  findSearches,
  listSearches,
  readSearch,
  type SearchReading,
} from './domain/searches/read-searches.ts';
export { type UpdatedSearch, updateSearch } from './domain/searches/update-search.ts';
export { readReason, readRecordWait, readWaits } from './domain/sentences/read-waits.ts';
export { assignSearch } from './domain/team/assign-search.ts';
export { readFigures } from './domain/team/figures.ts';
export { listWork, type WorkItemReading } from './domain/team/list-work.ts';
export { addNote, listNotes, type NoteReading } from './domain/team/notes.ts';
export { readWork, type WorkSearchReading } from './domain/team/read-work.ts';
export { createView, deleteView, listViews, type SavedView } from './domain/team/saved-views.ts';
export { type Claim, claimDeliveries } from './domain/webhooks/deliver/claim-deliveries.ts';
export type { ClaimedDelivery } from './domain/webhooks/deliver/claimed-delivery.ts';
export type { MadeAttempt } from './domain/webhooks/deliver/made-attempt.ts';
export type { ReceiverRun } from './domain/webhooks/deliver/receiver-run.ts';
export {
  type JudgedAttempt,
  type Recorded,
  recordDeliveries,
} from './domain/webhooks/deliver/record-deliveries.ts';
export {
  type AttemptOutcome,
  classifyAttempt,
  requestedPause,
} from './domain/webhooks/deliver/retry-schedule.ts';
export { countFailingTargets } from './domain/webhooks/events/count-failing-targets.ts';
export { enableWebhookTarget } from './domain/webhooks/events/enable-webhook-target.ts';
export {
  type EventListInput,
  listCloseoutEvents,
  readEvent,
} from './domain/webhooks/events/list-closeout-events.ts';
export {
  listWebhookTargets,
  type WebhookTargetReading,
} from './domain/webhooks/events/list-webhook-targets.ts';
export type {
  AttemptReading,
  EventReading,
} from './domain/webhooks/events/read-closeout-events.ts';
export {
  type BulkRedelivery,
  redeliverEvent,
  redeliverEvents,
} from './domain/webhooks/events/redeliver-events.ts';
export { readTestEvent, sendTestEvent, type TestedTarget } from './domain/webhooks/events/send-test-event.ts';
export { anchorOf, headsOf } from './operations/audit/audit-anchors.ts';
export { checkAuditExport, type ExportReport } from './operations/audit/check-audit-export.ts';
export { type AuditPage, type AuditRange, exportAuditTrail } from './operations/audit/export-audit-trail.ts';
export { exportKeyOf, publicKeyOf } from './operations/audit/export-key.ts';
export { type AuditEntryReading, listAuditEntries } from './operations/audit/list-audit-entries.ts';
export { readAuditHeads } from './operations/audit/read-audit-heads.ts';
export { type AuditHead, sealAuditTrail, sealAuditTrails } from './operations/audit/seal-audit-trail.ts';
export {
  type AuditProblem,
  type AuditReport,
  verifyAuditTrail,
} from './operations/audit/verify-audit-trail.ts';
export { collectEvidence, type EvidenceFile } from './operations/evidence/collect-evidence.ts';
export {
  adoptDataKey,
  announceDataKey,
  type DataKeysReading,
  listDataKeys,
  readDataKeys,
  rewrapDataKeys,
} from './operations/keys/change-data-keys.ts';
export {
  hasUnsettledNames,
  sealClearNames,
  setNamesSealed,
  settleNames,
} from './operations/keys/names-at-rest.ts';
export { resealReleases } from './operations/keys/reseal-releases.ts';
export {
  expandValues,
  hasCompactValues,
  hasOldSeals,
  resealValues,
} from './operations/keys/reseal-values.ts';
export { rotateAgedKeys } from './operations/keys/rotate-aged-keys.ts';
export { deleteOrphanedFiles } from './operations/retention/delete-orphaned-files.ts';
export type { DueOrder } from './operations/retention/find-due.ts';
export { forgetUnmatchedMessages } from './operations/retention/forget-unmatched-messages.ts';
export {
  type DueRetention,
  previewRetention,
  type RetentionPreview,
} from './operations/retention/preview-retention.ts';
export { redactDueOrders } from './operations/retention/redact-due-orders.ts';
export { answerSimulated } from './operations/simulator/answer-simulated.ts';
export {
  SEED_STORIES,
  type SeededOrder,
  type SeedStory,
  seedOrder,
} from './operations/simulator/seed-orders.ts';
export { type SeededTeam, seedPeople, seedTeam } from './operations/simulator/seed-team.ts';
export {
  type ErasedOrder,
  type Erasure,
  eraseSubject,
} from './operations/subjects/erase-subject.ts';
export { exportSubject } from './operations/subjects/export-subject.ts';
export type { FoundSubject, SubjectQuery } from './operations/subjects/find-subject.ts';
export { findStuckWork, type StuckKind, type StuckWork } from './operations/sweep/find-stuck-work.ts';
export { forgetReceivers } from './operations/sweep/forget-receivers.ts';
export { sweepDueWork } from './operations/sweep/sweep-due-work.ts';
export { sweepReceivers } from './operations/sweep/sweep-receivers.ts';
export type { AuditResources } from './platform/audit/audit-entry.ts';
export { type AuditNote, createAuditNote, noteResources } from './platform/audit/audit-note.ts';
export { recordAudit } from './platform/audit/record-audit.ts';
export { type Clock, systemClock } from './platform/clock.ts';
export { CoreConfig } from './platform/config/core-config.ts';
export { describeSettings, type SettingDescription } from './platform/config/describe-settings.ts';
export { portSetting } from './platform/config/kinds-of-settings.ts';
export {
  type ConfigProblem,
  checkConfig,
  type Environment,
  readConfig,
} from './platform/config/read-config.ts';
export { ServerConfig } from './platform/config/server-config.ts';
export { WorkerConfig } from './platform/config/worker-config.ts';
export { ClockOff } from './platform/database/clock-off.ts';
export { isDatabaseUnavailable } from './platform/database/database-unavailable.ts';
export { connectionTo } from './platform/database/primary.ts';
export { importedFrom } from './platform/database/replace-reference.ts';
export { consistencyToken, readConsistencyToken } from './platform/database/replicas/consistency-token.ts';
export { READ_OUTCOMES } from './platform/database/replicas/read-outcomes.ts';
export type { ReplicaSettings } from './platform/database/replicas/replicas.ts';
export type { Replicas } from './platform/database/scope.ts';
export { endOnFault } from './platform/end-on-fault.ts';
export {
  Conflict,
  Forbidden,
  Invalid,
  InvalidLink,
  isRefusal,
  KeyReused,
  NotFound,
  StillRunning,
} from './platform/errors.ts';
export { escapeHtml } from './platform/escape-html.ts';
export { isPdf, MAX_PDF_BYTES } from './platform/files/pdf.ts';
export { ScannerUnavailable } from './platform/files/scan/exchange.ts';
export { StoreUnavailable } from './platform/files/store-unavailable.ts';
export {
  type Answer,
  answerOnce,
  type KeyedRequest,
  type KeyedWork,
} from './platform/idempotency/answer-once.ts';
export { forgetOldKeys } from './platform/idempotency/forget-old-keys.ts';
export { inSlices, type Steps } from './platform/in-slices.ts';
export { KmsUnavailable } from './platform/keys/key-wrapper.ts';
export { type LoggableError, loggableError } from './platform/loggable-error.ts';
export { createLogger, type LogFields, type Logger } from './platform/logger.ts';
export { migrate } from './platform/migrations/run/migrate.ts';
export { type MigrationReading, migrationStatus } from './platform/migrations/run/migration-status.ts';
export { undoMigrations } from './platform/migrations/run/undo-migrations.ts';
export { boundedFetch } from './platform/network/bounded-fetch.ts';
export { type ClientCertificate, hasLittleTimeLeft } from './platform/network/client-certificate.ts';
export { listening } from './platform/network/listening.ts';
export { networkOf } from './platform/network/network-of.ts';
export {
  type AddressRules,
  type AllowedPorts,
  isAllowedAddress,
  isAllowedHost,
  isAllowedPort,
  outgoingUrlProblem,
} from './platform/network/public-address.ts';
export { secretProblem, signatureHeaders, signingKey } from './platform/network/signature.ts';
export { once } from './platform/once.ts';
export { OperatorError } from './platform/operator-error.ts';
export { ownTurn } from './platform/own-turn.ts';
export {
  type FailedJob,
  type FailedJobFilter,
  listFailedJobs,
  retryFailedJobs,
} from './platform/queue/failed-jobs.ts';
export { JOB_NAMES, JOB_POLICIES, type JobName, type Jobs } from './platform/queue/jobs.ts';
export { QUEUE_SCHEMA } from './platform/queue/queue.ts';
export { type QueueReading, queueStatus } from './platform/queue/queue-status.ts';
export { unflushed } from './platform/queue/unflushed.ts';
export { runUntilStopped } from './platform/run-until-stopped.ts';
export { type MemoryPart, type SharedMemory, shareMemory } from './platform/shared-memory.ts';
export { beginSpan, failSpan, type NewSpan, tracing, withSpan } from './platform/tracing/spans.ts';
export { startTracing } from './platform/tracing/start-tracing.ts';
