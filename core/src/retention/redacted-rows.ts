import { SearchConfig } from '@credence/contract';
import type { ActivityRow } from '../activities/activity-entity.ts';
import type { ApplicantRow } from '../applicants/applicant-entity.ts';
import { sealApplicant } from '../applicants/seal-applicant.ts';
import type { ContactAuditRow } from '../contacts/contact-audit-entity.ts';
import { sealContact } from '../contacts/contact-details.ts';
import type { ContactRow } from '../contacts/contact-entity.ts';
import { type Context, now } from '../context.ts';
import { openText, sealJson } from '../database/sealed.ts';
import { NO_CONTENT, sealInbound } from '../inbound/inbound-content.ts';
import type { InboundRow } from '../inbound/inbound-entity.ts';
import type { OrderRow } from '../orders/order-entity.ts';
import { sealDestination } from '../outbounds/destination.ts';
import { newLinks } from '../outbounds/link-token.ts';
import type { OutboundRow } from '../outbounds/outbound-entity.ts';
import type { SearchRow } from '../searches/search-entity.ts';
import { sealConfig, sealRequest } from '../searches/verification-request.ts';
import { resultPlace, type VerificationResultRow } from '../searches/verification-result-entity.ts';
import { type DisabledTargetRow, disabledUrlPlace } from '../webhooks/disabled-target-entity.ts';
import {
  attemptPlace,
  type WebhookAttemptRow,
  type WebhookDeliveryRow,
  type WebhookEventRow,
} from '../webhooks/webhook-entities.ts';

/** Stands where a text has to be and nothing personal may. */
const REDACTED = '[REDACTED]';

type SealedColumn<Row> = { [Column in keyof Row]: Buffer extends Row[Column] ? Column : never }[keyof Row];

/** What redaction changes of a row. A sealed column that it says nothing about does not compile. */
type Redacted<Row> = Partial<Row> & Pick<Row, SealedColumn<Row>>;

export const redactedApplicant = (context: Context, { id }: ApplicantRow): Redacted<ApplicantRow> => ({
  ...sealApplicant(context, id, { firstName: REDACTED, lastName: REDACTED, ssn: REDACTED }),
  isRedacted: true,
  updatedAt: now(context),
});

/** The business context stays: it is about the hiring company and its position. */
export const redactedOrder = (context: Context): Redacted<OrderRow> => ({
  webhookConfig: null,
  redactedAt: now(context),
});

export const redactedSearch = (context: Context, { id }: SearchRow): Redacted<SearchRow> => ({
  config: sealConfig(context, id, SearchConfig.parse({})),
  request: sealRequest(context, id, {
    records: [],
    questions: [],
    questionnaireUrl: null,
    questionnaireAccessCode: null,
    releaseFile: null,
  }),
  parentResearch: null,
});

export const redactedContact = (context: Context, { id }: ContactRow): Redacted<ContactRow> => ({
  details: sealContact(context, id, {
    name: REDACTED,
    entityName: REDACTED,
    title: null,
    location: REDACTED,
    contactMethods: [],
    metadata: {},
  }),
});

export const redactedContactAudit = (): Redacted<ContactAuditRow> => ({ reason: null });

/** The links that were sent lead nowhere from here on. Without a claim, a job still sending can record nothing. */
export const redactedOutbound = (context: Context, { id }: OutboundRow): Redacted<OutboundRow> => ({
  ...newLinks(context, id),
  destination: sealDestination(context, id, REDACTED),
  claimedBy: null,
});

export const redactedActivity = (): Redacted<ActivityRow> => ({ channelValue: null });

/** What the sender of a mail calls it is forgotten too: it cannot come again, since its address leads nowhere. */
export const redactedInbound = (
  context: Context,
  { id, door, messageId, threadId }: InboundRow,
): Redacted<InboundRow> => ({
  content: sealInbound(context, id, NO_CONTENT),
  ...(door === 'MAIL' ? { messageId: id, threadId: null } : { messageId, threadId }),
});

export const redactedResult = (
  { cipher }: Context,
  { id }: VerificationResultRow,
): Redacted<VerificationResultRow> => ({
  resultDetails: null,
  claims: sealJson(cipher, resultPlace('claims', id), []),
});

export const redactedEvent = (): Redacted<WebhookEventRow> => ({ payload: null });

/** What could not be delivered until now never will be. */
export const redactedDelivery = (
  context: Context,
  { status, updatedAt }: WebhookDeliveryRow,
): Redacted<WebhookDeliveryRow> => ({
  target: null,
  ...(status === 'PENDING' ? { status: 'FAILED', updatedAt: now(context) } : { status, updatedAt }),
  nextAttemptAt: null,
  parkedAt: null,
  claimedBy: null,
});

/** Of the address only the origin stays. */
export const redactedDisabledTarget = (
  { cipher }: Context,
  { id, url }: Pick<DisabledTargetRow, 'id' | 'url'>,
): Redacted<DisabledTargetRow> => {
  const place = disabledUrlPlace(id);
  return { url: cipher.seal(place, new URL(openText(cipher, place, url)).origin) };
};

/** Of the address only the receiver's origin stays. */
export const redactedAttempt = (
  { cipher }: Context,
  { id, url }: WebhookAttemptRow,
): Redacted<WebhookAttemptRow> => {
  const place = attemptPlace('url', id);
  return { url: cipher.seal(place, new URL(openText(cipher, place, url)).origin), responseBody: null };
};
