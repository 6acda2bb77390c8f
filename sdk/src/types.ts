import type { components, operations } from './generated/api.ts';

type Schemas = components['schemas'];

/** An order to create: one applicant, one hiring context, the searches to run. */
export type OrderCreate = Schemas['OrderCreate'];
/** The person whose employment or education is verified. */
export type ApplicantCreate = Schemas['ApplicantCreate'];
/** Who hires for which position, and where. */
export type BusinessContext = Schemas['BusinessContext'];
/** One search to run. */
export type SearchRequest = Schemas['SearchRequest'];
/** A question of yours to the person who verifies. */
export type VerificationQuestion = Schemas['VerificationQuestion'];
/** The records to verify. */
export type History = Schemas['History'];
/** One job to verify. */
export type EmploymentRecord = Schemas['EmploymentRecord'];
/** One qualification to verify. */
export type EducationRecord = Schemas['EducationRecord'];
/** Policy of a search. */
export type SearchConfig = Schemas['SearchConfig'];
/** Where and how the events of an order are delivered. */
export type WebhookConfig = Schemas['WebhookConfig'];
/** One place that events are delivered to. */
export type WebhookTarget = Schemas['WebhookTarget'];

/** Ids of a new order and its searches, these in the order of the request. */
export type OrderCreated = Schemas['OrderCreated'];
/** The searches that an order would run, with their configuration. */
export type OrderDryRun = Schemas['OrderDryRun'];
/** An order with its applicant and search summaries. */
export type Order = Schemas['Order'];
/** One page of orders, newest first. */
export type OrderList = Schemas['OrderList'];
/** Which page of orders to list. */
export type OrderListQuery = NonNullable<operations['listOrders']['parameters']['query']>;
/** What cancelling an order did. */
export type OrderCancelled = Schemas['OrderCancelled'];
/** The events of an order: always none. */
export type OrderEvents = Schemas['OrderEvents'];
/** Orders to create together. */
export type BatchCreate = Schemas['BatchCreate'];
/** Ids of the orders of a batch, in the order of the request. */
export type BatchCreated = Schemas['BatchCreated'];
/** Batches are not kept: always an empty list. */
export type BatchList = Schemas['BatchList'];
/** Which page of nothing to list. */
export type BatchListQuery = NonNullable<operations['listBatches']['parameters']['query']>;
/** Batches are not kept: only the id that was asked for. */
export type BatchPlaceholder = Schemas['BatchPlaceholder'];
/** Batches are not kept: nothing was deleted. */
export type BatchNotDeleted = Schemas['BatchNotDeleted'];
/** Where to upload a release, and the address it will have. */
export type UploadUrl = Schemas['UploadUrl'];
/** Where a page stands in its list. */
export type Pagination = Schemas['Pagination'];

/** Something that a contact sent. */
export type InboundNotification = Schemas['InboundNotification'];
/** Which search a notification belongs to, or why it belongs to none. */
export type InboundAccepted = Schemas['InboundMatched'] | Schemas['InboundUnmatched'];

/** A search with its phase and results. */
export type Search = Schemas['Search'];
/** The searches of an order. */
export type SearchList = Schemas['SearchList'];
/** Whether there are searches with an external id, and which. */
export type SearchesFound = Schemas['SearchesFound'];
/** A search with its outreach history, oldest first. */
export type SearchWithActivity = Schemas['SearchWithActivity'];
/** One step in the life of a search. */
export type Activity = Schemas['Activity'];
/** The outcome of a search. */
export type VerificationResult = Schemas['VerificationResult'];
/** One statement of the applicant beside what the source says about it. */
export type Claim = Schemas['Claim'];
/** The new status of a search. */
export type SearchUpdate = Schemas['SearchUpdate'];
/** How a completed search ended. */
export type Resolution = Schemas['Resolution'];
/** What an update did. */
export type SearchUpdated = Schemas['SearchUpdated'];

/** The contact plan of a search, with those that were removed. */
export type ContactList = Schemas['ContactList'];
/** A person or department that can be asked. */
export type Contact = Schemas['Contact'];
/** One way to reach a contact. */
export type ContactMethod = Schemas['ContactMethod'];
/** A contact to add. */
export type ContactCreate = Schemas['ContactCreate'];
/** The new contact, and how many attempts were scheduled for it. */
export type ContactCreated = Schemas['ContactCreated'];
/** What replaces a contact. */
export type ContactUpdate = Schemas['ContactUpdate'];
/** What became of the attempts at a replaced contact. */
export type ContactUpdated = Schemas['ContactUpdated'];
/** Whether a contact is the right one. */
export type ContactMark = Schemas['ContactMark'];
/** The audit entry of a mark, and how many attempts were scheduled. */
export type ContactMarked = Schemas['ContactMarked'];
/** Which contact to remove, and why. */
export type ContactRemove = Schemas['ContactRemove'];
/** How many attempts were cancelled with a removed contact. */
export type ContactRemoved = Schemas['ContactRemoved'];

/** The attempts of a search to reach its contacts. */
export type OutboundList = Schemas['OutboundList'];
/** Whether to list the history of attempts too. */
export type OutboundListQuery = NonNullable<operations['listOutbounds']['parameters']['query']>;
/** One attempt to reach one contact. */
export type Outbound = Schemas['Outbound'];
/** How many attempts were cancelled. */
export type OutboundsCancelled = Schemas['OutboundsCancelled'];
/** How many attempts were paused. */
export type OutboundsPaused = Schemas['OutboundsPaused'];
/** How many attempts were scheduled again, and for how many no time was left. */
export type OutboundsResumed = Schemas['OutboundsResumed'];
/** An attempt with its new status. */
export type OutboundChanged = Schemas['OutboundChanged'];

/** An event told to your webhooks, and what became of it. */
export type CloseoutEvent = Schemas['CloseoutEvent'];
/** One attempt to deliver an event. */
export type DeliveryAttempt = Schemas['DeliveryAttempt'];
/** One page of events, newest first. */
export type CloseoutEventList = Schemas['CloseoutEventList'];
/** Which events to list. */
export type CloseoutEventQuery = NonNullable<operations['listCloseoutEvents']['parameters']['query']>;
/** What redelivering one event did. */
export type EventRedelivered = Schemas['EventRedelivered'];
/** Which events to deliver again. */
export type RedeliveryRequest = Schemas['RedeliveryRequest'];
/** What redelivering many events did. */
export type EventsRedelivered = Schemas['EventsRedelivered'];
/** A test event to send. */
export type WebhookTest = Schemas['WebhookTest'];
/** What came of a test event, target by target. */
export type WebhookTested = Schemas['WebhookTested'];
