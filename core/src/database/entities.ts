import { ActivityEntity } from '../activities/activity-entity.ts';
import { ApplicantEntity } from '../applicants/applicant-entity.ts';
import { AuditEntryEntity, AuditSealEntity, AuditUnsealedEntity } from '../audit/audit-entities.ts';
import { ContactAuditEntity } from '../contacts/contact-audit-entity.ts';
import { ContactEntity } from '../contacts/contact-entity.ts';
import { IdempotencyKeyEntity } from '../idempotency/idempotency-key-entity.ts';
import { InboundDocumentEntity } from '../inbound/inbound-document-entity.ts';
import { InboundEntity } from '../inbound/inbound-entity.ts';
import { OrderCountEntity } from '../orders/order-count-entity.ts';
import { OrderEntity } from '../orders/order-entity.ts';
import { OrganizationEntity } from '../organizations/organization-entity.ts';
import { RequestCountEntity } from '../organizations/request-count-entity.ts';
import { OutboundEntity } from '../outbounds/outbound-entity.ts';
import { DirectoryEntity } from '../research/directory-entity.ts';
import { SearchEntity } from '../searches/search-entity.ts';
import { VerificationResultEntity } from '../searches/verification-result-entity.ts';
import { DisabledTargetEntity } from '../webhooks/disabled-target-entity.ts';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEventEntity,
} from '../webhooks/webhook-entities.ts';
import { WebhookEventCountEntity } from '../webhooks/webhook-event-count-entity.ts';
import { WebhookReceiverEntity } from '../webhooks/webhook-receiver-entity.ts';

/** Every entity; a test holds them against the migrated tables. */
export const entities = [
  OrganizationEntity,
  ApplicantEntity,
  OrderEntity,
  SearchEntity,
  ContactEntity,
  ContactAuditEntity,
  OutboundEntity,
  ActivityEntity,
  InboundEntity,
  InboundDocumentEntity,
  VerificationResultEntity,
  DirectoryEntity,
  WebhookEventEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  WebhookEventCountEntity,
  WebhookReceiverEntity,
  DisabledTargetEntity,
  IdempotencyKeyEntity,
  OrderCountEntity,
  RequestCountEntity,
  AuditEntryEntity,
  AuditUnsealedEntity,
  AuditSealEntity,
];
