import { initContract } from '@ts-rest/core';
import { bodyErrors, protectedErrors } from '../../routes/errors.ts';
import { Problem } from '../../schemas/problem.ts';
import { OrganizationChoice, PersonList, Session, SignedOut } from '../schemas/session.ts';
import type { OperationsMetadata } from './operations-metadata.ts';

const c = initContract();

const tag = { tag: 'Session', permission: null };

export const sessionRoutes = c.router(
  {
    get: {
      method: 'GET',
      path: '/session',
      summary: 'Get the session',
      description: 'Who is signed in, for which organization, and what the role of the person allows.',
      metadata: { ...tag, audit: null, scope: 'orders:read' } satisfies OperationsMetadata,
      responses: { 200: Session, ...protectedErrors },
    },
    end: {
      method: 'DELETE',
      path: '/session',
      summary: 'Sign out',
      description:
        'Ends the session at once, and tells where the one at the identity provider is ended. Other sessions of the person go on.',
      metadata: { ...tag, audit: 'session.end', scope: 'orders:read' } satisfies OperationsMetadata,
      body: c.noBody(),
      responses: { 200: SignedOut, ...protectedErrors },
    },
    chooseOrganization: {
      method: 'PUT',
      path: '/session/organization',
      summary: 'Work for another organization',
      description:
        "Only the operator's staff may. Whatever follows in the session is about that organization.",
      metadata: {
        ...tag,
        audit: 'session.chooseOrganization',
        scope: 'orders:read',
      } satisfies OperationsMetadata,
      body: OrganizationChoice,
      responses: { 200: Session, 404: Problem, ...bodyErrors, ...protectedErrors },
    },
  },
  { pathPrefix: '/operations/v1' },
);

export const peopleRoutes = c.router({
  list: {
    method: 'GET',
    path: '/operations/v1/people',
    summary: 'List the people of the organization',
    description: 'Who has signed in to the organization so far: whom searches can be assigned to.',
    metadata: {
      tag: 'Session',
      permission: 'read',
      audit: 'people.list',
      scope: 'orders:read',
    } satisfies OperationsMetadata,
    responses: { 200: PersonList, ...protectedErrors },
  },
});
