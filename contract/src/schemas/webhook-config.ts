import { z } from 'zod';
import { SEARCH_TYPES, WEBHOOK_EVENTS } from '../vocabulary.ts';
import { httpUrl, name, notTooLarge, text } from './common.ts';

const previousSecret = () =>
  text(512).optional().meta({
    description:
      'The secret before the current one: `webhook-signature` carries both while your receivers change over.',
  });

/** Most headers of a target, and most bytes of all of them: most receivers refuse more. */
const MAX_HEADERS = 32;
const MAX_HEADER_BYTES = 8_192;

const headerBytes = (headers: Record<string, string>): number =>
  new TextEncoder().encode(Object.entries(headers).flat().join('')).length;

const WebhookTarget = z
  .object({
    url: httpUrl().describe('Where events are sent; `https` in production.'),
    headers: z
      .record(z.string(), z.string())
      .refine(
        (headers) => Object.keys(headers).length <= MAX_HEADERS,
        `must have at most ${MAX_HEADERS} headers`,
      )
      .refine(
        (headers) => headerBytes(headers) <= MAX_HEADER_BYTES,
        `must be at most ${MAX_HEADER_BYTES.toLocaleString('en')} bytes long`,
      )
      .optional()
      .describe(`Headers that are sent along: ${MAX_HEADERS} at most, and 8 KiB of names and values.`),
    basicAuth: z
      .object({
        username: name().describe('User name.'),
        password: z.string().max(1_024).describe('Password.'),
      })
      .optional()
      .describe('User name and password that are sent along.'),
    events: z
      .array(z.enum(WEBHOOK_EVENTS))
      .max(20)
      .optional()
      .describe('Only these events; an empty list leaves nothing out.'),
    searchTypes: z
      .array(z.enum(SEARCH_TYPES))
      .max(20)
      .optional()
      .describe('Only events of these searches; an empty list leaves nothing out.'),
    secret: text(512)
      .optional()
      .describe('What signs the events of this target, in place of the shared one.'),
    previousSecret: previousSecret(),
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

export const WebhookConfig = notTooLarge(
  z.object({
    enabled: z.boolean().default(true).describe('Whether anything is sent.'),
    secret: text(512).optional().describe('What signs the events of targets without a secret of their own.'),
    previousSecret: previousSecret(),
    retryAttempts: z
      .number()
      .int()
      .min(0)
      .max(10)
      .default(3)
      .describe(
        'How often a delivery to the targets of this configuration is tried again after it failed; without effect where it ' +
          'names none.',
      ),
    closeoutEndpoints: z
      .strictObject({ EMPLOYMENT: Targets.optional(), EDUCATION: Targets.optional() })
      .optional()
      .describe('Where the events of searches go, by search type; another name than these is refused.'),
    fallbackEndpoint: Targets.optional().describe(
      'Gets every event that no target of the search type takes, and what every retry at one of these failed to deliver.',
    ),
  }),
  20_000,
).meta({ id: 'WebhookConfig', description: 'Where and how the events of an order are delivered.' });
export type WebhookConfig = z.infer<typeof WebhookConfig>;
