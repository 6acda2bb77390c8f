import { ConsolePersonEntity } from './domain/access/sessions/console-person-entity.ts';
import { ConsoleSessionEntity } from './domain/access/sessions/console-session-entity.ts';
import { TokenRevocationEntity } from './domain/access/token-revocation-entity.ts';
import { OrganizationEntity } from './domain/context/organization-entity.ts';
import { ActivityEntity } from './domain/entities/activity-entity.ts';
import { ApplicantEntity } from './domain/entities/applicant-entity.ts';
import { AttemptReferenceEntity } from './domain/entities/attempt-reference-entity.ts';
import { ContactAuditEntity } from './domain/entities/contact-audit-entity.ts';
import { ContactEntity } from './domain/entities/contact-entity.ts';
import { DisabledTargetEntity } from './domain/entities/disabled-target-entity.ts';
import { DoNotContactEntity } from './domain/entities/do-not-contact-entity.ts';
import { InboundDocumentEntity } from './domain/entities/inbound-document-entity.ts';
import { InboundEntity } from './domain/entities/inbound-entity.ts';
import { OrderEntity } from './domain/entities/order-entity.ts';
import { OutboundEntity } from './domain/entities/outbound-entity.ts';
import { RequestCountEntity } from './domain/entities/request-count-entity.ts';
import { SearchEntity } from './domain/entities/search-entity.ts';
import { SearchRecordEntity } from './domain/entities/search-record-entity.ts';
import { StoredFileEntity } from './domain/entities/stored-file-entity.ts';
import { VerificationResultEntity } from './domain/entities/verification-result-entity.ts';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEventEntity,
} from './domain/entities/webhook-entities.ts';
import { DirectoryEntity } from './domain/research/directory-entity.ts';
import { NoteEntity } from './domain/team/note-entity.ts';
import { SavedViewEntity } from './domain/team/saved-view-entity.ts';
import { WebhookReceiverEntity } from './domain/webhooks/deliver/webhook-receiver-entity.ts';
import { AuditEntryEntity, AuditSealEntity, AuditUnsealedEntity } from './platform/audit/audit-entities.ts';
import { IdempotencyKeyEntity } from './platform/idempotency/idempotency-key-entity.ts';

/** Every entity; a test holds them against the migrated tables. */
export const entities = [
  OrganizationEntity,
  TokenRevocationEntity,
  ConsolePersonEntity,
  ConsoleSessionEntity,
  ApplicantEntity,
  OrderEntity,
  SearchEntity,
  SearchRecordEntity,
  ContactEntity,
  ContactAuditEntity,
  OutboundEntity,
  AttemptReferenceEntity,
  ActivityEntity,
  InboundEntity,
  InboundDocumentEntity,
  VerificationResultEntity,
  DoNotContactEntity,
  StoredFileEntity,
  DirectoryEntity,
  WebhookEventEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  WebhookReceiverEntity,
  DisabledTargetEntity,
  IdempotencyKeyEntity,
  RequestCountEntity,
  NoteEntity,
  SavedViewEntity,
  AuditEntryEntity,
  AuditUnsealedEntity,
  AuditSealEntity,
];
