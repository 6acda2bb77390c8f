import { type AuditResources, createAuditNote, recordAudit } from '@credence/core';
import type { AppRoute, AppRouter } from '@ts-rest/core';
import { contextOf, sessionOf } from './context.ts';
import { everyRoute, type Handler } from './every-route.ts';
import { saidOf } from './route-metadata.ts';

/**
 * Makes every endpoint leave an entry in the audit trail each time it succeeds, under the name that its contract
 * gives it. What the endpoint does in a transaction and the entry commit together; where there was no transaction,
 * the entry is written before the answer goes out.
 * @throws when an endpoint of the contract does not say whether it leaves an entry
 */
export const audited = <Implementations extends object>(
  contract: AppRouter,
  implementations: Implementations,
): Implementations => everyRoute(contract, implementations, auditedRoute);

function auditedRoute(route: AppRoute, handler: Handler): Handler {
  const action = actionOf(route);
  if (action === null) return handler;
  return async (input) => {
    const { res } = input;
    const context = contextOf(res);
    const { caller = { subject: null }, requestId } = res.locals;
    const audit = createAuditNote({
      action,
      actor: context.actor,
      ...caller,
      requestId,
      resources: { ...idsIn(input.params, input.body), ...sessionOf(res) },
    });
    const noted = { ...context, audit };
    res.locals.context = noted;
    try {
      const answer = await handler(input);
      if (answer.status < 400) await recordAudit(noted);
      return answer;
    } finally {
      res.locals.context = context;
    }
  };
}

/** The name that the contract gives to what is recorded of a route; null where nothing is. */
export function actionOf(route: AppRoute): string | null {
  const action = saidOf(route, 'audit');
  if (typeof action === 'string' || action === null) return action;
  throw new Error(`${route.method} ${route.path} does not say what the audit trail records of it`);
}

const ID_FIELDS = ['orderId', 'searchId', 'contactId', 'outboundId', 'eventId'] as const;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The ids that the request itself names; in a path, a plain `id` is that of the order. */
export function idsIn(params: unknown, body: unknown): AuditResources {
  const { id, ...path } = fieldsOf(params);
  const named: Record<string, unknown> = {
    ...fieldsOf(body),
    ...(id === undefined ? {} : { orderId: id }),
    ...path,
  };
  const ids: AuditResources = {};
  for (const field of ID_FIELDS) {
    const value = named[field];
    if (typeof value === 'string' && UUID.test(value)) ids[field] = value;
  }
  return ids;
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
