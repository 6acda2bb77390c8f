import type { contract, Permission } from '@credence/contract';

type Contract = typeof contract;

/** What people need for each endpoint of the API; those of the operations contract say it themselves. */
export const ROUTE_PERMISSIONS = {
  health: { get: null },
  orders: {
    create: 'orders:write',
    dryRun: 'orders:write',
    list: 'read',
    get: 'read',
    cancel: 'orders:write',
  },
  searches: { list: 'read', get: 'read', update: 'searches:write' },
  reviews: { submit: 'review:write' },
  contacts: {
    list: 'read',
    add: 'contacts:write',
    update: 'contacts:write',
    mark: 'contacts:write',
    remove: 'contacts:write',
  },
  outbounds: {
    list: 'read',
    cancelAll: 'searches:write',
    pauseAll: 'searches:write',
    resumeAll: 'searches:write',
    pause: 'outbounds:write',
    resume: 'outbounds:write',
  },
  allSearches: { list: 'read' },
  messages: { list: 'read', get: 'read' },
  documents: { get: 'read' },
  searchesByExternalId: { list: 'read' },
  orderEvents: { list: 'read' },
  uploadUrls: { generate: 'orders:write' },
  batches: { create: 'orders:write', list: 'read', get: 'read', delete: 'orders:write' },
  inboundNotifications: { submit: 'answers:write' },
  closeoutEvents: { list: 'read', redeliver: 'webhooks:write', redeliverAll: 'webhooks:write' },
  webhookTests: { send: 'webhooks:write' },
  auditTrail: { export: 'audit:read' },
} as const satisfies {
  [Group in keyof Contract]: Record<keyof Contract[Group], Permission | null>;
};
