import {
  type AuditNote,
  type AuditResources,
  type Context,
  createAuditNote,
  type Logger,
  recordAudit,
} from '@credence/core';
import type { AppRoute } from '@ts-rest/core';
import type { RequestHandler, Response } from 'express';
import { actionOf, idsIn } from './audited.ts';
import { sessionOf } from './context.ts';
import { whenOver } from './when-over.ts';

/** So many entries of an organization wait to be written; what comes meanwhile is counted. */
const MOST_WAITING = 100;

interface Waiting {
  entries: number;
  notWritten: number;
  last: Promise<void>;
}

/**
 * Leaves an entry in the audit trail for each refused request of a known organization, as `order.create.refused` with the
 * status. They are written one after the other: refusals of one organization never hold more than one connection.
 */
export function auditRefusals(logger: Logger): (route: AppRoute) => RequestHandler {
  const organizations = new Map<string, Waiting>();

  function enqueue(context: Context, note: (notWritten: number) => AuditNote): void {
    const { id } = context.organization;
    const waiting = organizations.get(id) ?? { entries: 0, notWritten: 0, last: Promise.resolve() };
    organizations.set(id, waiting);
    if (waiting.entries === MOST_WAITING) {
      waiting.notWritten += 1;
      return;
    }
    const { notWritten } = waiting;
    waiting.entries += 1;
    waiting.notWritten = 0;
    waiting.last = waiting.last.then(async () => {
      try {
        await recordAudit({ ...context, audit: note(notWritten) });
      } catch (error) {
        logger.warn({ organizationId: id, err: error }, 'A refusal is not in the audit trail');
      }
      waiting.entries -= 1;
      if (waiting.entries === 0 && waiting.notWritten === 0) organizations.delete(id);
    });
  }

  return (route) => (req, res, next) => {
    // Express takes them back where an endpoint leaves the request to others.
    const ids = idsIn(req.params, undefined);
    whenOver(res, () => {
      const { statusCode } = res;
      if (res.locals.context && statusCode >= 400 && statusCode < 500) {
        // What was to commit together with the answer is over.
        const { unitOfWork: _, ...context } = res.locals.context;
        enqueue(context, (notWritten) =>
          refusalOf(route, res, { ...ids, ...sessionOf(res), status: String(statusCode) }, notWritten),
        );
      }
    });
    next();
  };
}

function refusalOf(
  route: AppRoute,
  { locals }: Response,
  told: AuditResources,
  notWritten: number,
): AuditNote {
  return createAuditNote({
    action: `${actionOf(route) ?? `${route.method} ${route.path}`}.refused`,
    actor: 'API',
    ...(locals.caller ?? { subject: null }),
    requestId: locals.requestId,
    resources: notWritten > 0 ? { ...told, notWritten: String(notWritten) } : told,
  });
}
