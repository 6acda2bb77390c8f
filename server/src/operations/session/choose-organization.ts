import type { operationsContract } from '@credence/contract';
import {
  contextForOrganization,
  createAuditNote,
  endSession,
  Forbidden,
  isInNetworks,
  NotFound,
  openSession,
} from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { personOf } from '../../http/identity/require-permission.ts';
import type { ConsoleCookie } from '../../http/identity/session-cookie.ts';
import { Unauthorized } from '../../http/identity/unauthorized.ts';
import type { Route } from '../../routes/route.ts';
import { presentSession } from './present-session.ts';

/**
 * Ends the session, and begins one of the other organization with another secret: each session is of one organization, and
 * both trails say so.
 */
export const chooseOrganizationRoute =
  (cookie: ConsoleCookie): Route<typeof operationsContract.session.chooseOrganization> =>
  async ({ body, res }) => {
    const context = contextOf(res);
    const person = personOf(res);
    if (!person.isStaff) throw new Forbidden('Only staff of the operator may work for other organizations');
    const { organizationId } = body;
    const target = await contextForOrganization(context.core, organizationId, 'API');
    if (!target || target.organization.status === 'INACTIVE') throw new NotFound('Organization not found');
    const { caller, requestId } = res.locals;
    if (!isInNetworks(target.organization.allowedNetworks, caller?.address ?? null))
      throw new Forbidden('The organization does not let people in from this address');
    const audit = createAuditNote({
      action: 'session.begin',
      actor: target.actor,
      ...(caller ?? { subject: person.subject }),
      requestId,
    });
    const ended = await endSession(context, person.id);
    // One session becomes one other at most: a sign-out ends what came of it.
    if (!ended) throw new Unauthorized('The session has ended: sign in again');
    const follows = { ...person, ...ended, until: person.expiresAt };
    const token = await openSession({ ...target, audit }, follows);
    cookie.keep(res, token, person.expiresAt);
    return { status: 200, body: await presentSession(target, person) };
  };
