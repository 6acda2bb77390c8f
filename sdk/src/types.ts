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
/** An order with its applicant and search summaries. */
export type Order = Schemas['Order'];
/** One page of orders, newest first. */
export type OrderList = Schemas['OrderList'];
/** Which page of orders to list. */
export type OrderListQuery = NonNullable<operations['listOrders']['parameters']['query']>;
/** What cancelling an order did. */
export type OrderCancelled = Schemas['OrderCancelled'];
/** Where a page stands in its list. */
export type Pagination = Schemas['Pagination'];

/** A search with its phase and results. */
export type Search = Schemas['Search'];
/** The searches of an order. */
export type SearchList = Schemas['SearchList'];
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
