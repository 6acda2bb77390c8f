import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { bodyErrors, protectedErrors } from '../../routes/errors.ts';
import { idempotencyErrors, idempotent } from '../../routes/idempotency.ts';
import { uuid } from '../../schemas/common.ts';
import { Problem } from '../../schemas/problem.ts';
import { WebhookSettings, WebhookSettingsUpdate } from '../schemas/webhook-settings.ts';
import {
  RotationEnded,
  SecretRotated,
  TargetEnabled,
  WebhookTargetList,
} from '../schemas/webhook-targets.ts';
import type { OperationsMetadata } from './operations-metadata.ts';

const c = initContract();

const tag = { tag: 'Webhooks', permission: 'webhooks:write' } as const;

export const webhookTargetsRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '/webhook-targets',
      summary: 'List webhook targets',
      description: 'Where the events of the organization go, without secrets, and where they do not arrive.',
      metadata: {
        ...tag,
        audit: 'webhookTarget.list',
        scope: 'webhooks:write',
      } satisfies OperationsMetadata,
      responses: { 200: WebhookTargetList, ...protectedErrors },
    },
    enable: {
      method: 'POST',
      path: '/webhook-targets/:targetId/enable',
      summary: 'Take a target back into use',
      description:
        'A disabled target gets events again, and a paused receiver is tried at once. What a disabled target did not get is ' +
        'not sent by itself: redeliver it.',
      metadata: {
        ...tag,
        audit: 'webhookTarget.enable',
        scope: 'webhooks:write',
      } satisfies OperationsMetadata,
      ...idempotent,
      pathParams: z.object({ targetId: uuid().describe('Id of the target.') }),
      body: c.noBody(),
      responses: { 200: TargetEnabled, 400: Problem, 404: Problem, ...idempotencyErrors, ...protectedErrors },
    },
  },
  { pathPrefix: '/operations/v1' },
);

export const webhookSecretRotationsRoutes = c.router(
  {
    start: {
      method: 'POST',
      path: '',
      summary: 'Rotate the webhook secret',
      description:
        'Makes a new secret, which is answered once and cannot be read again. Until the rotation is ended, the secret ' +
        'before signs too, so that receivers can change over one by one. 409 while a rotation runs.',
      metadata: {
        ...tag,
        audit: 'organization.rotateWebhookSecret',
        scope: 'webhooks:write',
        located: false,
      } satisfies OperationsMetadata,
      body: c.noBody(),
      responses: { 201: SecretRotated, 409: Problem, ...protectedErrors },
    },
    end: {
      method: 'DELETE',
      path: '',
      summary: 'End the rotation of the webhook secret',
      description: 'From then on the new secret alone signs. 409 when no rotation runs.',
      metadata: {
        ...tag,
        audit: 'organization.endWebhookSecretRotation',
        scope: 'webhooks:write',
      } satisfies OperationsMetadata,
      body: c.noBody(),
      responses: { 200: RotationEnded, 409: Problem, ...protectedErrors },
    },
  },
  { pathPrefix: '/operations/v1/webhook-secret-rotation' },
);

export const webhookSettingsRoutes = c.router(
  {
    get: {
      method: 'GET',
      path: '',
      summary: 'Get the webhook settings',
      description:
        "The organization's configuration of webhooks as a form has it: of secrets, only whether there is one.",
      metadata: {
        ...tag,
        audit: 'organization.readWebhookConfig',
        scope: 'webhooks:write',
      } satisfies OperationsMetadata,
      responses: { 200: WebhookSettings, ...protectedErrors },
    },
    replace: {
      method: 'PUT',
      path: '',
      summary: 'Replace the webhook settings',
      description:
        'The targets take the place of those there were. One that names the target it was keeps what it leaves out, as ' +
        'secrets, which are never shown; where its address is of another host, credentials have to be given anew. 409 where ' +
        'the settings were changed since they were read.',
      metadata: {
        ...tag,
        audit: 'organization.replaceWebhookConfig',
        scope: 'webhooks:write',
      } satisfies OperationsMetadata,
      body: WebhookSettingsUpdate,
      responses: { 200: WebhookSettings, 409: Problem, ...bodyErrors, ...protectedErrors },
    },
  },
  { pathPrefix: '/operations/v1/webhook-settings' },
);
