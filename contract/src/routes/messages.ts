import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { uuid } from '../schemas/common.ts';
import { FileContent, MessageList, MessageQuery, MessageRead } from '../schemas/message.ts';
import { Problem } from '../schemas/problem.ts';
import { protectedErrors } from './errors.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

const tag = { tag: 'Messages' };
const searchPath = z.object({
  orderId: uuid().describe('Id of the order.'),
  searchId: uuid().describe('Id of the search.'),
});
const messagePath = searchPath.extend({ messageId: uuid().describe('Id of the message.') });
const errors = { 400: Problem, 404: Problem, ...protectedErrors };
const pathPrefix = '/background-check/v1/orders/:orderId/searches/:searchId/messages';

export const messagesRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '',
      summary: 'List the messages of a search',
      description:
        'What contacts sent for the search, by whatever way it came, and what became of it. The newest first.',
      metadata: { ...tag, audit: 'message.list', scope: 'orders:read' } satisfies RouteMetadata,
      pathParams: searchPath,
      query: MessageQuery,
      responses: { 200: MessageList, ...errors },
    },
    get: {
      method: 'GET',
      path: '/:messageId',
      summary: 'Get a message',
      description: 'One message with its words, its answers, and what was read from it.',
      metadata: { ...tag, audit: 'message.read', scope: 'orders:read' } satisfies RouteMetadata,
      pathParams: messagePath,
      responses: { 200: MessageRead, ...errors },
    },
  },
  { pathPrefix },
);

export const documentsRoutes = c.router(
  {
    get: {
      method: 'GET',
      path: '/:messageId/documents/:documentId',
      summary: 'Get a document of a message',
      description:
        'The file as it came, to be saved: the sender made it, so open it with the care that you give to any ' +
        'attachment.',
      metadata: { ...tag, audit: 'document.read', scope: 'orders:read' } satisfies RouteMetadata,
      pathParams: messagePath.extend({ documentId: uuid().describe('Id of the document.') }),
      responses: {
        200: c.otherResponse({ contentType: 'application/octet-stream', body: FileContent }),
        ...errors,
      },
    },
  },
  { pathPrefix },
);
