import { ActivityEntity } from '../activities/activity-entity.ts';
import { ApplicantEntity } from '../applicants/applicant-entity.ts';
import { ContactEntity } from '../contacts/contact-entity.ts';
import { InboundEntity } from '../inbound/inbound-entity.ts';
import { OrderEntity } from '../orders/order-entity.ts';
import { OrganizationEntity } from '../organizations/organization-entity.ts';
import { OutboundEntity } from '../outbounds/outbound-entity.ts';
import { SearchEntity } from '../searches/search-entity.ts';
import { VerificationResultEntity } from '../searches/verification-result-entity.ts';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEventEntity,
} from '../webhooks/webhook-entities.ts';

/** Every entity; a test holds them against the migrated tables. */
export const entities = [
  OrganizationEntity,
  ApplicantEntity,
  OrderEntity,
  SearchEntity,
  ContactEntity,
  OutboundEntity,
  ActivityEntity,
  InboundEntity,
  VerificationResultEntity,
  WebhookEventEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
];
