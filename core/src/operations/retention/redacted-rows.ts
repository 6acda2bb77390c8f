import { SearchConfig } from '@credence/contract';
import { clearNames } from '../../domain/applicants/applicant-names.ts';
import { sealApplicant } from '../../domain/applicants/seal-applicant.ts';
import { type Context, now } from '../../domain/context/context.ts';
import type { ActivityRow } from '../../domain/entities/activity-entity.ts';
import type { ApplicantRow } from '../../domain/entities/applicant-entity.ts';
import type { ContactAuditRow } from '../../domain/entities/contact-audit-entity.ts';
import { sealContact } from '../../domain/entities/contact-details.ts';
import type { ContactRow } from '../../domain/entities/contact-entity.ts';
import { sealDestination } from '../../domain/entities/destination.ts';
import { type DisabledTargetRow, disabledUrlCell } from '../../domain/entities/disabled-target-entity.ts';
import type { InboundRow } from '../../domain/entities/inbound-entity.ts';
import type { OrderRow } from '../../domain/entities/order-entity.ts';
import type { OutboundRow } from '../../domain/entities/outbound-entity.ts';
import type { SearchRow } from '../../domain/entities/search-entity.ts';
import type { SearchRecordRow } from '../../domain/entities/search-record-entity.ts';
import { sealConfig, sealRequest } from '../../domain/entities/verification-request.ts';
import { resultCell, type VerificationResultRow } from '../../domain/entities/verification-result-entity.ts';
import {
  attemptCell,
  type WebhookAttemptRow,
  type WebhookDeliveryRow,
  type WebhookEventRow,
} from '../../domain/entities/webhook-entities.ts';
import { NO_CONTENT, sealInbound } from '../../domain/inbound/read/inbound-content.ts';
import { newLinks } from '../../domain/outbounds/plan/link-token.ts';
import type { Cell, Cipher } from '../../platform/database/encryption.ts';
import { openText, sealJson } from '../../platform/database/sealed.ts';

/** Stands where a text has to be and nothing personal may. */
const REDACTED = '[REDACTED]';

type SealedColumn<Row> = { [Column in keyof Row]: Buffer extends Row[Column] ? Column : never }[keyof Row];

/** What redaction changes of a row. A sealed column that it says nothing about does not compile. */
type Redacted<Row> = Partial<Row> & Pick<Row, SealedColumn<Row>>;

const NO_NAMES = { firstName: REDACTED, lastName: REDACTED };

export const redactedApplicant = (context: Context, { id }: ApplicantRow): Redacted<ApplicantRow> => ({
  ...sealApplicant(context, id, { ...NO_NAMES, ssn: REDACTED }),
  ...clearNames(NO_NAMES),
  isRedacted: true,
  updatedAt: now(context),
});

/** The business context stays: it is about the hiring company and its position. */
export const redactedOrder = (context: Context, { business }: OrderRow): Redacted<OrderRow> => ({
  business,
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

/** Where it stood stays, and what was said does not. */
export const redactedRecord = (): Redacted<SearchRecordRow> => ({ details: null });

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
  destinationKey: null,
  claimedBy: null,
});

export const redactedActivity = (): Redacted<ActivityRow> => ({ channelValue: null });

/** What the sender of a mail calls it is forgotten too: it cannot come again, since its address leads nowhere. */
export const redactedInbound = (
  context: Context,
  { id, door, messageId, threadId }: InboundRow,
): Redacted<InboundRow> => ({
  content: sealInbound(context, id, NO_CONTENT),
  effectReason: null,
  ...(door === 'MAIL' ? { messageId: id, threadId: null } : { messageId, threadId }),
});

export const redactedResult = (
  { cipher }: Context,
  { id }: VerificationResultRow,
): Redacted<VerificationResultRow> => ({
  resultDetails: null,
  claims: sealJson(cipher, resultCell('claims', id), []),
  grounds: null,
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
  claimedBy: null,
});

export const redactedDisabledTarget = (
  { cipher }: Context,
  { id, url }: Pick<DisabledTargetRow, 'id' | 'url'>,
): Redacted<DisabledTargetRow> => ({ url: sealedOrigin(cipher, disabledUrlCell(id), url) });

export const redactedAttempt = (
  { cipher }: Context,
  { id, url }: WebhookAttemptRow,
): Redacted<WebhookAttemptRow> => ({
  url: sealedOrigin(cipher, attemptCell('url', id), url),
  responseBody: null,
});

/** Of an address only the origin stays. */
const sealedOrigin = (cipher: Cipher, cell: Cell, url: Buffer): Buffer =>
  cipher.seal(cell, new URL(openText(cipher, cell, url)).origin);
