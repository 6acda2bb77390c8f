import { initContract } from '@ts-rest/core';
import { callsRoutes, candidatesRoutes, websiteReadingsRoutes } from './routes/desk.ts';
import { figuresRoutes } from './routes/figures.ts';
import { auditEntriesRoutes, organizationRoutes } from './routes/organization.ts';
import { directoryRoutes, institutionsRoutes, vendorsRoutes } from './routes/reference.ts';
import { peopleRoutes, sessionRoutes } from './routes/session.ts';
import { unmatchedMailRoutes } from './routes/unmatched-mail.ts';
import {
  webhookSecretRotationsRoutes,
  webhookSettingsRoutes,
  webhookTargetsRoutes,
} from './routes/webhook-targets.ts';
import {
  assignmentsRoutes,
  checkedReviewsRoutes,
  notesRoutes,
  viewsRoutes,
  workRoutes,
} from './routes/work.ts';

/** Every endpoint for the people who work the searches: what the console does beside the API of consumers. */
export const operationsContract = initContract().router(
  {
    session: sessionRoutes,
    people: peopleRoutes,
    work: workRoutes,
    assignments: assignmentsRoutes,
    checkedReviews: checkedReviewsRoutes,
    notes: notesRoutes,
    views: viewsRoutes,
    candidates: candidatesRoutes,
    websiteReadings: websiteReadingsRoutes,
    calls: callsRoutes,
    figures: figuresRoutes,
    unmatchedMail: unmatchedMailRoutes,
    directory: directoryRoutes,
    institutions: institutionsRoutes,
    vendors: vendorsRoutes,
    webhookTargets: webhookTargetsRoutes,
    webhookSecretRotations: webhookSecretRotationsRoutes,
    webhookSettings: webhookSettingsRoutes,
    organization: organizationRoutes,
    auditEntries: auditEntriesRoutes,
  },
  { strictStatusCodes: true },
);

export type { OperationsMetadata } from './routes/operations-metadata.ts';
export type { AuditEntry } from './schemas/audit-entries.ts';
export type { CallRecord, CallSheet, Candidate, CandidateSource } from './schemas/desk.ts';
export { AGES, ANSWER_TIMES, type Figures, SLA_RISKS } from './schemas/figures.ts';
export type { Note } from './schemas/note.ts';
export type { OrganizationRead, OrganizationUpdate } from './schemas/organization.ts';
export type { DirectoryEntry } from './schemas/reference.ts';
export type { Person, Session } from './schemas/session.ts';
export type { UnmatchedMessageRead } from './schemas/unmatched-mail.ts';
export type { TargetEdit, WebhookSettings, WebhookSettingsUpdate } from './schemas/webhook-settings.ts';
export type {
  RecordToDecide,
  SavedFilters,
  View,
  WaitReason,
  WorkItem,
  WorkSearch,
} from './schemas/work.ts';
export {
  CALL_OUTCOMES,
  type CallOutcome,
  DISMISSAL_REASONS,
  type DismissalReason,
  MAX_NOTE,
  type NoCallBackReason,
  type ReviewCode,
  TARGET_PLACES,
  type TargetPlace,
  WAIT_CODES,
  type WaitCode,
  WEBSITE_STATES,
  type WebsiteState,
  WORK_NEEDS,
  WORK_QUEUES,
  type WorkNeed,
  type WorkQueue,
} from './vocabulary.ts';
