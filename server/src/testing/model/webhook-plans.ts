import type { SearchType } from '@credence/contract';

/** Where the events of an order go. */
export type WebhookPlan = (typeof WEBHOOK_PLANS)[number];

export const WEBHOOK_PLANS = ['NONE', 'OFF', 'TYPED', 'FALLBACK', 'BOTH'] as const;

const TYPED = 'https://receiver.example/employment';
const FALLBACK = 'https://receiver.example/rest';

const FIELDS = {
  NONE: {},
  OFF: { enabled: false, fallbackEndpoint: FALLBACK },
  TYPED: { closeoutEndpoints: { EMPLOYMENT: TYPED } },
  FALLBACK: { fallbackEndpoint: FALLBACK },
  BOTH: { closeoutEndpoints: { EMPLOYMENT: TYPED }, fallbackEndpoint: FALLBACK },
};

/** The fields of an order's body that ask for a plan. */
export const webhookFields = (plan: WebhookPlan): object =>
  plan === 'NONE'
    ? {}
    : { webhookConfig: { secret: 'a-secret-of-the-model', retryAttempts: 1, ...FIELDS[plan] } };

/** Whether a target is to get the events of a search. */
export function isWanted(plan: WebhookPlan, searchType: SearchType): boolean {
  return plan === 'FALLBACK' || plan === 'BOTH' || (plan === 'TYPED' && searchType === 'EMPLOYMENT');
}
