export type { APIPromise, APIResponse } from './api-promise.ts';
export type { Audit } from './audit.ts';
export type { Batches } from './batches.ts';
export { Credence, type CredenceOptions } from './client.ts';
export type { CloseoutEvents, RedeliveryTotals } from './closeout-events.ts';
export type { Contacts } from './contacts.ts';
export {
  APIError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  CredenceError,
  type ErrorAnswer,
  ForbiddenError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitError,
  ServerError,
  ServiceUnavailableError,
  TimeoutError,
  TokenRequestError,
  UnauthorizedError,
  UnprocessableEntityError,
  UnsupportedMediaTypeError,
} from './errors.ts';
export type { Files } from './files.ts';
export type { FailureEvent, Hooks, RequestEvent, ResponseEvent, RetryEvent } from './hooks.ts';
export type { Inbound } from './inbound.ts';
export type { Listing } from './listing.ts';
export type { Messages } from './messages.ts';
export type { OrderProgress, Orders, WaitOptions } from './orders.ts';
export type { Outbounds } from './outbounds.ts';
export type { Content, CreateOptions, RequestOptions } from './request-options.ts';
export type { Searches } from './searches.ts';
export type { Auth, ClientCredentials } from './token-source.ts';
export type * from './types.ts';
export type { WebhookTests } from './webhook-tests.ts';
export type { SignedWebhook, SignOptions } from './webhooks/sign-webhook.ts';
export type { HandlerOptions, NodeRequest, NodeResponse } from './webhooks/webhook-handlers.ts';
export type {
  WebhookHeaders,
  WebhookRequest,
  WebhookVerificationReason,
} from './webhooks/webhook-signatures.ts';
export type * from './webhooks/webhook-types.ts';
export {
  type SignatureCheck,
  type VerifyOptions,
  WebhookVerificationError,
} from './webhooks/webhook-verification.ts';
export { webhooks } from './webhooks/webhooks.ts';
