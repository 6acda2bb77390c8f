import { z } from 'zod';
import { instant, uuid } from '../../schemas/common.ts';
import { ATTEMPT_ERROR_CLASSES, ENDPOINT_SOURCES, SEARCH_TYPES, WEBHOOK_EVENTS } from '../../vocabulary.ts';

/** How it goes with a receiver that does not simply take its events. */
export const TARGET_STATES = ['DISABLED', 'PAUSED', 'FAILING', 'BUSY'] as const;

const ConfiguredTarget = z
  .object({
    url: z.string().describe('Where events go, without secrets.'),
    endpointSource: z.enum(ENDPOINT_SOURCES).describe('The kind of the target.'),
    searchType: z
      .enum(SEARCH_TYPES)
      .nullable()
      .describe('The searches that it is for; null for the fallback, which is for all.'),
    events: z.array(z.enum(WEBHOOK_EVENTS)).describe('The events that it takes.'),
    isSigned: z.boolean().describe('Whether there is a secret that signs what goes there.'),
  })
  .meta({ id: 'ConfiguredTarget', description: "A target of the organization's configuration." });

const TroubledTarget = z
  .object({
    id: uuid().describe('Id, to take it back into use with.'),
    url: z.string().describe('Where events go, without secrets.'),
    state: z
      .enum(TARGET_STATES)
      .describe(
        '`DISABLED`: it answered that it is gone. `PAUSED`: it keeps failing, and is left alone for a while. `FAILING`: it ' +
          'failed, and is still tried. `BUSY`: it takes events, and some have waited for more than a minute.',
      ),
    since: instant().describe('Since when.'),
    failures: z.number().int().describe('Attempts that failed in a row.'),
    openUntil: instant().nullable().describe('When it is tried again; null when that is not known.'),
    waiting: z.number().int().describe('Deliveries that wait for it.'),
    lastStatus: z.number().int().nullable().describe('What it answered last; null where it did not answer.'),
    lastErrorClass: z
      .enum(ATTEMPT_ERROR_CLASSES)
      .nullable()
      .describe('Why it did not answer; null where it did.'),
  })
  .meta({ id: 'TroubledTarget', description: 'A target where events do not arrive, or late.' });

export const WebhookTargetList = z
  .object({
    isEnabled: z.boolean().describe('Whether anything is sent.'),
    hasSecret: z.boolean().describe('Whether there is a secret for targets without one of their own.'),
    isRotating: z.boolean().describe('Whether the secret before it still signs too.'),
    configured: z.array(ConfiguredTarget).describe("The targets of the organization's configuration."),
    troubled: z
      .array(TroubledTarget)
      .describe('Targets where events do not arrive, those of orders too; the worst first.'),
  })
  .meta({ id: 'WebhookTargetList', description: 'Where the events of the organization go.' });

export const TargetEnabled = z
  .object({
    targetId: uuid().describe('Id of the target.'),
    released: z.number().int().describe('Deliveries that are sent now to try it.'),
  })
  .meta({ id: 'TargetEnabled', description: 'The target is in use again.' });

export const SecretRotated = z
  .object({
    secret: z.string().describe('The new secret. It cannot be read again.'),
    isPreviousKept: z.boolean().describe('Whether the one before signs too, until the rotation is ended.'),
  })
  .meta({ id: 'SecretRotated', description: 'The new secret that signs events.' });

export const RotationEnded = z
  .object({ success: z.boolean().describe('Always true.') })
  .meta({ id: 'RotationEnded', description: 'The new secret alone signs from now on.' });
