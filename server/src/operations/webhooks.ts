import type { operationsContract } from '@credence/contract';
import {
  configuredTargetsOf,
  enableWebhookTarget,
  endWebhookSecretRotation,
  listWebhookTargets,
  readWebhookSettings,
  replaceWebhookSettings,
  rotateWebhookSecret,
} from '@credence/core';
import { contextOf } from '../http/context.ts';
import type { Route } from '../routes/route.ts';

type Operations = typeof operationsContract;

export const listWebhookTargetsRoute: Route<Operations['webhookTargets']['list']> = async ({ res }) => {
  const context = contextOf(res);
  const { webhookConfig } = context.organization;
  const troubled = await listWebhookTargets(context);
  return {
    status: 200,
    body: {
      isEnabled: webhookConfig?.enabled ?? false,
      hasSecret: webhookConfig?.secret !== undefined,
      isRotating: webhookConfig?.previousSecret !== undefined,
      configured: configuredTargetsOf(webhookConfig),
      troubled: troubled.map(({ kind: _kind, since, openUntil, parked, ...target }) => ({
        ...target,
        since: since.toISOString(),
        openUntil: openUntil?.toISOString() ?? null,
        waiting: parked,
      })),
    },
  };
};

export const enableWebhookTargetRoute: Route<Operations['webhookTargets']['enable']> = async ({
  params,
  res,
}) => ({ status: 200, body: { ...params, ...(await enableWebhookTarget(contextOf(res), params)) } });

export const startRotationRoute: Route<Operations['webhookSecretRotations']['start']> = async ({ res }) => {
  const { secret, previousSecretKept } = await rotateWebhookSecret(contextOf(res));
  return { status: 201, body: { secret, isPreviousKept: previousSecretKept } };
};

export const endRotationRoute: Route<Operations['webhookSecretRotations']['end']> = async ({ res }) => {
  await endWebhookSecretRotation(contextOf(res));
  return { status: 200, body: { success: true } };
};

export const getWebhookSettingsRoute: Route<Operations['webhookSettings']['get']> = async ({ res }) => ({
  status: 200,
  body: await readWebhookSettings(contextOf(res)),
});

export const replaceWebhookSettingsRoute: Route<Operations['webhookSettings']['replace']> = async ({
  body,
  res,
}) => ({ status: 200, body: await replaceWebhookSettings(contextOf(res), body) });
