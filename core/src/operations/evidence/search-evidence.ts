import type { SearchConfig } from '@credence/contract';
import type { Context } from '../../domain/context/context.ts';
import { openConfig, openRequest } from '../../domain/entities/verification-request.ts';
import { hideWebhookSecrets } from '../../domain/organizations/hide-webhook-secrets.ts';
import type { SearchReading } from '../../domain/searches/read-searches.ts';
import { urlWithoutSecrets } from '../../domain/webhooks/route/without-secrets.ts';
import { plainColumns } from './plain-columns.ts';

/** A search with what it was to find out, by which policy, and what it found claim by claim. */
export function searchEvidence(context: Context, { search, estimate, results }: SearchReading): unknown {
  const { questionnaireAccessCode, ...request } = openRequest(context, search);
  return {
    ...plainColumns(search),
    estimate,
    request,
    configuration: withoutSecrets(openConfig(context, search)),
    results,
  };
}

function withoutSecrets({ escalation, notifications, ...config }: SearchConfig): unknown {
  const { webhookUrl } = escalation;
  const { webhookOverride } = notifications;
  return {
    ...config,
    escalation: { ...escalation, ...(webhookUrl ? { webhookUrl: urlWithoutSecrets(webhookUrl) } : {}) },
    notifications: {
      ...notifications,
      ...(webhookOverride ? { webhookOverride: hideWebhookSecrets(webhookOverride) } : {}),
    },
  };
}
