import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { bodyErrors, protectedErrors } from '../../routes/errors.ts';
import { idempotencyErrors, idempotent } from '../../routes/idempotency.ts';
import { uuid } from '../../schemas/common.ts';
import { Problem } from '../../schemas/problem.ts';
import {
  CallRecord,
  CallRecorded,
  CallSheet,
  CandidateList,
  WebsiteReading,
  WebsiteReadingCreate,
} from '../schemas/desk.ts';
import type { OperationsMetadata } from './operations-metadata.ts';

const c = initContract();

const tag = { tag: 'Desk' };
const pathPrefix = '/operations/v1/searches/:searchId';
const searchPath = z.object({ searchId: uuid().describe('Id of the search.') });
const notFound = { 400: Problem, 404: Problem };
const changeErrors = { 404: Problem, ...idempotencyErrors, ...bodyErrors, ...protectedErrors };

export const candidatesRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '/candidates',
      summary: 'List whom a search could ask',
      description:
        'What the directory, the list of institutions, websites that were read and contacts themselves name for each ' +
        'employer or school, and the contact plan does not have. Nothing outside is asked for it.',
      metadata: {
        ...tag,
        permission: 'read',
        audit: 'candidate.list',
        scope: 'orders:read',
      } satisfies OperationsMetadata,
      pathParams: searchPath,
      responses: { 200: CandidateList, ...notFound, ...protectedErrors },
    },
  },
  { pathPrefix },
);

export const websiteReadingsRoutes = c.router(
  {
    request: {
      method: 'POST',
      path: '/website-readings',
      summary: 'Have a website read',
      description:
        'Reads the pages of a website that most likely name who verifies, as research does, where the deployment reads ' +
        'websites at all. What is found is among the candidates. 409 after ten of them for one search.',
      metadata: {
        ...tag,
        permission: 'contacts:write',
        audit: 'websiteReading.request',
        scope: 'orders:write',
      } satisfies OperationsMetadata,
      ...idempotent,
      pathParams: searchPath,
      body: WebsiteReadingCreate,
      responses: { 202: WebsiteReading, ...changeErrors },
    },
  },
  { pathPrefix },
);

export const callsRoutes = c.router(
  {
    get: {
      method: 'GET',
      path: '',
      summary: 'Get what to say in a call',
      description:
        'What a person says and asks when they call a contact: no more of the applicant than the verifier page shows, and ' +
        "only the claims about the contact's own employer or school.",
      metadata: {
        ...tag,
        permission: 'read',
        audit: 'call.read',
        scope: 'orders:read',
      } satisfies OperationsMetadata,
      pathParams: searchPath.extend({ contactId: uuid().describe('Id of the contact.') }),
      responses: { 200: CallSheet, ...notFound, ...protectedErrors },
    },
    record: {
      method: 'POST',
      path: '',
      summary: 'Record what came of a call',
      description:
        'Answers are read like any other answer, and compared by the same rules. A call without one counts as an attempt ' +
        'that failed. An answer is taken whatever the caps say; 409 when they allow no other call, or the search has ended. ' +
        'A contact who asked to be called back is called by a person: the search comes back to the desk at that time, not before.',
      metadata: {
        ...tag,
        permission: 'calls:write',
        audit: 'call.record',
        scope: 'orders:write',
        located: false,
      } satisfies OperationsMetadata,
      ...idempotent,
      pathParams: searchPath.extend({ contactId: uuid().describe('Id of the contact.') }),
      body: CallRecord,
      responses: { 201: CallRecorded, ...changeErrors },
    },
  },
  { pathPrefix: `${pathPrefix}/contacts/:contactId/call` },
);
