/** The words of the service: every closed set of values that crosses the API, once. */

export const SEARCH_TYPES = ['EMPLOYMENT', 'EDUCATION'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export const SEARCH_STATUSES = ['IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'REASSIGNED'] as const;
export type SearchStatus = (typeof SEARCH_STATUSES)[number];

/** Statuses that a search never leaves. */
export const TERMINAL_SEARCH_STATUSES = ['COMPLETED', 'CANCELLED', 'REASSIGNED'] as const;

export const ORDER_STATUSES = ['IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What is told of an order that was created all the same. */
export const ORDER_WARNINGS = ['DUPLICATE_EXTERNAL_SEARCH_ID'] as const;

/** Where the workflow of a search stands; CLOSED goes with every terminal status. */
export const SEARCH_PHASES = ['RESEARCH', 'OUTREACH', 'AWAITING_RESPONSE', 'REVIEW', 'CLOSED'] as const;
export type SearchPhase = (typeof SEARCH_PHASES)[number];

export const VERIFIED_OUTCOMES = ['VERIFIED', 'VERIFIED_DISCREPANCY', 'VERIFIED_NO_DISCREPANCY'] as const;
export type VerifiedOutcome = (typeof VERIFIED_OUTCOMES)[number];

export const RESOLUTION_OUTCOMES = [...VERIFIED_OUTCOMES, 'ACTION_REQUIRED'] as const;
export type ResolutionOutcome = (typeof RESOLUTION_OUTCOMES)[number];

export const REASON_CODES = [
  'THIRD_PARTY_RECORD',
  'UPSTREAM_ISSUE',
  'SYSTEM_FAILURE',
  'SLA_REACHED',
  'HUMAN_ESCALATION',
  'PRIMARY_EDUCATION',
  'OTHER',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export const RESULT_SOURCES = ['API', 'VERIFIER', 'REVIEW'] as const;
export type ResultSource = (typeof RESULT_SOURCES)[number];

/** UNCLEAR: what the source says may or may not mean the same. */
export const CLAIM_MATCHES = ['MATCH', 'MISMATCH', 'UNCLEAR', 'NOT_VERIFIED'] as const;
export type ClaimMatch = (typeof CLAIM_MATCHES)[number];

/** Where one record that a search verifies stands. */
export const RECORD_STATUSES = [
  'OPEN',
  'VERIFIED',
  'DISCREPANCY',
  'PARTIAL',
  'NO_RECORD',
  'THIRD_PARTY',
  'UNREACHABLE',
  'REVIEW',
] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

/** What a person decides about what a source said. */
export const REVIEW_DECISIONS = ['ACCEPT', 'CORRECT', 'REJECT'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** What becomes of claims of which no rule can tell whether they match. */
export const UNCLEAR_CLAIMS = ['REVIEW', 'DISCREPANCY'] as const;

export const CHANNELS = ['EMAIL', 'VOICE', 'FAX'] as const;
export type Channel = (typeof CHANNELS)[number];

export const OUTBOUND_STATUSES = [
  'SCHEDULED',
  'PAUSED',
  'IN_PROGRESS',
  'SENT',
  'DELIVERED',
  'FAILED',
  'CANCELLED',
] as const;
export type OutboundStatus = (typeof OUTBOUND_STATUSES)[number];

export const CONTACT_STATUSES = ['ACTIVE', 'REMOVED'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export const ACCURACY_STATUSES = ['ACCURATE', 'INACCURATE'] as const;
export type AccuracyStatus = (typeof ACCURACY_STATUSES)[number];

export const HINT_PRIORITIES = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type HintPriority = (typeof HINT_PRIORITIES)[number];

export const ACTIVITY_ACTORS = ['SYSTEM', 'API', 'CONTACT'] as const;
export type ActivityActor = (typeof ACTIVITY_ACTORS)[number];

/** How a message of a contact came to the client that passes it on. */
export const INBOUND_CHANNELS = ['EMAIL', 'EFORM', 'FAX_WEBHOOK', 'VOICE', 'JSON', 'STANDARD'] as const;
export type InboundChannel = (typeof INBOUND_CHANNELS)[number];

/** Classifications after which no other contact has to be asked. */
export const FINAL_CLASSIFICATIONS = ['VERIFICATION', 'NO_RECORD', 'THIRD_PARTY', 'WRONG_ORG'] as const;

/** What a message of a contact is. */
export const INBOUND_CLASSIFICATIONS = [
  ...FINAL_CLASSIFICATIONS,
  'INFO_REQUESTED',
  'INSUFFICIENT',
  'RECEIVED',
  'AUTHORIZATION_FORM_REQUEST',
  'NEXT_CONTACT',
  'AUTO_REPLY',
  'BOUNCE',
  'UNKNOWN',
  'OTHER',
] as const;
export type InboundClassification = (typeof INBOUND_CLASSIFICATIONS)[number];

/** By which way a message of a contact reached the service. */
export const INBOUND_DOORS = ['PAGE', 'API', 'MAIL'] as const;

/** What became of a message of a contact. */
export const INBOUND_EFFECTS = [
  'SETTLED',
  'REVIEW',
  'THIRD_PARTY',
  'NEXT_CONTACT',
  'BOUNCED',
  'NOTED',
  'LATE',
] as const;
export type InboundEffect = (typeof INBOUND_EFFECTS)[number];

/** What looking up SPF, DKIM or DMARC of a mail comes to. */
export const AUTHENTICATION_RESULTS = [
  'pass',
  'fail',
  'softfail',
  'neutral',
  'none',
  'temperror',
  'permerror',
] as const;
export type AuthenticationResult = (typeof AUTHENTICATION_RESULTS)[number];

/** What became of sending back what was read in a mail. */
export const READ_BACK_STATUSES = ['SCHEDULED', 'SENT', 'FAILED', 'CANCELLED'] as const;
export type ReadBackStatus = (typeof READ_BACK_STATUSES)[number];

/** What a source says about one claim. */
export const CLAIM_ANSWERS = ['CONFIRMED', 'CORRECTED', 'UNKNOWN'] as const;
export type ClaimAnswerKind = (typeof CLAIM_ANSWERS)[number];

export const WEBHOOK_EVENTS = [
  'verification.completed',
  'verification.action_required',
  'verification.notification',
] as const;
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];

export const NOTIFICATION_TYPES = [
  'SEARCH_UPDATED',
  'CONTACT_PLAN',
  'CONTACT_PLAN_ADDED',
  'CONTACT_PLAN_UPDATED',
  'CONTACT_PLAN_REMOVED',
  'CONTACT_PLAN_MARKED_ACCURATE',
  'CONTACT_PLAN_MARKED_INACCURATE',
  'OUTBOUND_ATTEMPT',
  'INBOUND_MESSAGE',
  'THIRD_PARTY_RECORD',
  'ADDITIONAL_RESEARCH_NOTE',
  'AGENT_INTERVENTION',
  'WEBHOOK_TEST',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED', 'NO_TARGET'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why an attempt to deliver an event was made. */
export const ATTEMPT_TRIGGERS = ['FIRST', 'RETRY', 'FALLBACK', 'REDELIVERY', 'TEST', 'PROBE'] as const;
export type AttemptTrigger = (typeof ATTEMPT_TRIGGERS)[number];

/** Why an attempt brought no answer. */
export const ATTEMPT_ERROR_CLASSES = [
  'BLOCKED_ADDRESS',
  'BLOCKED_PORT',
  'DNS',
  'CONNECT',
  'TLS',
  'TIMEOUT',
  'RESET',
  'INVALID_URL',
  'OTHER',
] as const;
export type AttemptErrorClass = (typeof ATTEMPT_ERROR_CLASSES)[number];

/** What keeps a delivery from being sent. */
export const DELIVERY_HOLDS = ['TARGET_DISABLED', 'RECEIVER_FAILING', 'RECEIVER_BUSY'] as const;
export type DeliveryHold = (typeof DELIVERY_HOLDS)[number];

/** Value of the `X-Endpoint-Source` header: which kind of configured target a delivery goes to. */
export const ENDPOINT_SOURCES = ['type-specific', 'fallback', 'escalation'] as const;
export type EndpointSource = (typeof ENDPOINT_SOURCES)[number];

export const QUESTION_TYPES = ['single_select', 'multi_select', 'free_text'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const ORGANIZATION_STATUSES = ['ACTIVE', 'SUSPENDED', 'INACTIVE'] as const;
export type OrganizationStatus = (typeof ORGANIZATION_STATUSES)[number];

/** When contacts are asked where an order does not say, on their own clock; 0 is Sunday. */
export const BUSINESS_HOURS = { startTime: '09:00', endTime: '17:00', allowedDays: [1, 2, 3, 4, 5] };

/** Within these hours on their own clock people are called, whatever an order says. */
export const CALL_HOURS = { startTime: '08:00', endTime: '21:00', allowedDays: [0, 1, 2, 3, 4, 5, 6] };
