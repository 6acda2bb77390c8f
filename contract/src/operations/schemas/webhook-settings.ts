import { z } from 'zod';
import { httpUrl, name, text } from '../../schemas/common.ts';
import { SEARCH_TYPES, WEBHOOK_EVENTS } from '../../vocabulary.ts';
import { TARGET_PLACES } from '../vocabulary.ts';

/** Most targets of all places together. */
const MAX_TARGETS = 30;
const MAX_HEADERS = 32;

const place = () =>
  z
    .enum(TARGET_PLACES)
    .describe('The searches that it is for, or the fallback, which takes what no other does.');
const events = () => z.array(z.enum(WEBHOOK_EVENTS)).max(20).describe('Only these events; empty for all.');
const searchTypes = () =>
  z.array(z.enum(SEARCH_TYPES)).max(20).describe('Only events of these searches; empty for all.');
const version = () =>
  z
    .string()
    .min(1)
    .max(64)
    .describe('Stands for the settings as they were read: 409 where they are others by now.');
const enabled = () => z.boolean().describe('Whether anything is sent.');
const retryAttempts = () =>
  z.number().int().min(0).max(10).describe('How often a delivery is tried again after it failed.');

export const WebhookSettings = z
  .object({
    version: version(),
    enabled: enabled(),
    retryAttempts: retryAttempts(),
    targets: z
      .array(
        z.object({
          place: place(),
          url: z.string().describe('Where events go; values of its query are hidden.'),
          headers: z.array(z.string()).describe('Names of the headers that are sent along.'),
          hasBasicAuth: z.boolean().describe('Whether a user name and a password are sent along.'),
          hasSecret: z.boolean().describe('Whether a secret of its own signs what goes there.'),
          events: events(),
          searchTypes: searchTypes(),
        }),
      )
      .describe('Where events go.'),
  })
  .meta({
    id: 'WebhookSettings',
    description: 'Where and how events of the organization go, without secrets.',
  });
export type WebhookSettings = z.infer<typeof WebhookSettings>;

const TargetEdit = z
  .object({
    from: z
      .number()
      .int()
      .min(0)
      .max(MAX_TARGETS)
      .nullable()
      .describe('Which of the targets that were read it was, counted from 0; null for a new one.'),
    place: place(),
    url: httpUrl().optional().describe('Where events go; left out, it stays as it is.'),
    headers: z
      .array(
        z.object({
          name: name().describe('Name of the header.'),
          value: z.string().max(8_192).optional().describe('Its value; left out, it stays as it is.'),
        }),
      )
      .max(MAX_HEADERS)
      .describe('All headers that are sent along.'),
    basicAuth: z
      .object({
        username: name().describe('User name.'),
        password: z.string().max(1_024).describe('Password.'),
      })
      .nullable()
      .optional()
      .describe('User name and password that are sent along; null for none, left out as they are.'),
    secret: text(512)
      .nullable()
      .optional()
      .describe("What signs what goes there; null for the organization's, left out as it is."),
    events: events(),
    searchTypes: searchTypes(),
  })
  .meta({ id: 'TargetEdit', description: 'A target as it is to be.' });
export type TargetEdit = z.infer<typeof TargetEdit>;

export const WebhookSettingsUpdate = z
  .object({
    version: version(),
    enabled: enabled(),
    retryAttempts: retryAttempts(),
    targets: z.array(TargetEdit).max(MAX_TARGETS).describe('All targets as they are to be.'),
  })
  .meta({ id: 'WebhookSettingsUpdate', description: 'The webhook settings as they are to be.' });
export type WebhookSettingsUpdate = z.infer<typeof WebhookSettingsUpdate>;
