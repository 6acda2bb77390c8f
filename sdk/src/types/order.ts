import type { components, operations } from '../generated/api.ts';

type Schemas = components['schemas'];

/**
 * Ids of a new order and its searches, these in the order of the request.
 *
 * @example
 * const { verificationOrderId, searchIds }: OrderCreated = await credence.orders.create(order);
 */
export type OrderCreated = Schemas['OrderCreated'];

/**
 * The searches that an order would run, with their configuration.
 *
 * @example
 * const { searches }: OrderDryRun = await credence.orders.dryRun(order);
 * console.log(searches.length);
 */
export type OrderDryRun = Schemas['OrderDryRun'];

/**
 * Policy of a search with every default filled in.
 *
 * @example
 * const slaOf = ({ timing }: EffectiveSearchConfig) => timing.searchSlaMinutes;
 */
export type EffectiveSearchConfig = Schemas['SearchConfigOutput'];

/**
 * An order with its applicant and search summaries.
 *
 * @example
 * const isOver = ({ orderStatus }: Order) => orderStatus !== 'IN_PROGRESS';
 */
export type Order = Schemas['Order'];

/**
 * The person whose employment or education is verified, without addresses and aliases.
 *
 * @example
 * const nameOf = ({ firstName, lastName, isRedacted }: Applicant) =>
 *   isRedacted ? 'redacted' : `${firstName} ${lastName}`;
 */
export type Applicant = Schemas['Applicant'];

/**
 * A search in short, as an order lists it.
 *
 * @example
 * const isOpen = ({ searchStatus }: SearchSummary) => searchStatus === 'IN_PROGRESS';
 */
export type SearchSummary = Schemas['SearchSummary'];

/**
 * One page of orders, newest first.
 *
 * @example
 * const { data, pagination }: OrderList = await credence.orders.list();
 * console.log(`${data.length} of ${pagination.total}`);
 */
export type OrderList = Schemas['OrderList'];

/**
 * Which page of orders to list.
 *
 * @example
 * const query: OrderListQuery = { orderStatus: 'COMPLETED', createdFrom: '2025-03-01', limit: 50 };
 * const { data } = await credence.orders.list(query);
 */
export type OrderListQuery = NonNullable<operations['listOrders']['parameters']['query']>;

/**
 * What cancelling an order did.
 *
 * @example
 * const { affectedSearches }: OrderCancelled = await credence.orders.cancel(orderId);
 */
export type OrderCancelled = Schemas['OrderCancelled'];

/**
 * The events of an order: always none.
 *
 * @example
 * const { message }: OrderEvents = await credence.orders.listEvents(orderId);
 */
export type OrderEvents = Schemas['OrderEvents'];

/**
 * Ids of the orders of a batch, in the order of the request.
 *
 * @example
 * const { orders }: BatchCreated = await credence.batches.create({ orders: [order] });
 */
export type BatchCreated = Schemas['BatchCreated'];

/**
 * The searches that the orders of a batch would run, in the order of the request.
 *
 * @example
 * const { orders }: BatchDryRun = await credence.batches.dryRun({ orders: [order] });
 */
export type BatchDryRun = Schemas['BatchDryRun'];

/**
 * Something to look at in an order that was created all the same.
 *
 * @example
 * const line = ({ code, externalSearchId }: OrderWarning) => `${code}: ${externalSearchId}`;
 */
export type OrderWarning = Schemas['OrderWarning'];

/**
 * Batches are not kept: always an empty list.
 *
 * @example
 * const { note }: BatchList = await credence.batches.list();
 */
export type BatchList = Schemas['BatchList'];

/**
 * Which page of nothing to list.
 *
 * @example
 * const query: BatchListQuery = { page: 1, limit: 10 };
 * await credence.batches.list(query);
 */
export type BatchListQuery = NonNullable<operations['listBatches']['parameters']['query']>;

/**
 * Batches are not kept: only the id that was asked for.
 *
 * @example
 * const { note }: BatchPlaceholder = await credence.batches.get(batchId);
 */
export type BatchPlaceholder = Schemas['BatchPlaceholder'];

/**
 * Batches are not kept: nothing was deleted.
 *
 * @example
 * const { success }: BatchNotDeleted = await credence.batches.delete(batchId);
 */
export type BatchNotDeleted = Schemas['BatchNotDeleted'];

/**
 * Where to upload a release, and the address it will have.
 *
 * @example
 * const { signedUrl, fileUri }: UploadUrl = await credence.files.generateUploadUrl();
 */
export type UploadUrl = Schemas['UploadUrl'];

/**
 * Where a page stands in its list.
 *
 * @example
 * const isLast = ({ hasNext }: Pagination) => !hasNext;
 */
export type Pagination = Schemas['Pagination'];

/**
 * Which build of the service answers.
 *
 * @example
 * const { image }: Health = await credence.health();
 */
export type Health = Schemas['Health'];
