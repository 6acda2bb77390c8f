import { z } from 'zod';
import { SEARCH_TYPES, WEBHOOK_EVENTS } from '../vocabulary.ts';
import { httpUrl, MAX_TEXT, name, text } from './common.ts';

const WebhookTarget = z
  .object({
    url: httpUrl(),
    headers: z.record(z.string(), z.string().max(MAX_TEXT)).optional(),
    basicAuth: z.object({ username: name(), password: z.string().max(MAX_TEXT) }).optional(),
    events: z.array(z.enum(WEBHOOK_EVENTS)).max(20).optional(),
    searchTypes: z.array(z.enum(SEARCH_TYPES)).max(20).optional(),
    secret: text(512).optional(),
  })
  .meta({
    id: 'WebhookTarget',
    description: 'Where events go; without filters it takes every event of every type.',
  });

/** One place to send events to. */
export const Target = z.union([httpUrl(), WebhookTarget]);

const Targets = z
  .union([httpUrl(), WebhookTarget, z.array(z.union([httpUrl(), WebhookTarget])).max(10)])
  .meta({ id: 'WebhookTargets', description: 'A URL, one target, or several.' });

export const WebhookConfig = z
  .object({
    enabled: z.boolean().default(true),
    secret: text(512).optional(),
    retryAttempts: z.number().int().min(0).max(10).default(3),
    closeoutEndpoints: z.object({ EMPLOYMENT: Targets.optional(), EDUCATION: Targets.optional() }).optional(),
    fallbackEndpoint: Targets.optional(),
  })
  .meta({ id: 'WebhookConfig', description: 'Where and how the events of an order are delivered.' });
export type WebhookConfig = z.infer<typeof WebhookConfig>;
