import { type RequestHandler, Router } from 'express';
import { onlyReads } from '../http/errors.ts';
import { type Resource, sendResource } from '../http/resource.ts';
import { REFERENCE_POLICY } from '../http/security-headers.ts';
import { type Addresses, loadDocuments } from './load-documents.ts';

const PATHS = ['/openapi.json', '/postman.json', '/llms.txt'];

/**
 * What machines read about the API: `GET /openapi.json`, `/postman.json` and `/llms.txt`. Open to all, in
 * browsers also from other origins: there is no organization's data in them.
 */
export function createDocuments(addresses: Addresses): Router {
  // With the first reader: a server that is not asked need not hold them.
  let documents: Promise<ReadonlyMap<string, Resource>> | undefined;
  const send: RequestHandler = async (request, response, next) => {
    documents ??= loadDocuments(addresses);
    const found = (await documents).get(request.route.path);
    if (!found) return next();
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    sendResource(request, response, found, { contentPolicy: REFERENCE_POLICY, isForEver: false });
  };
  const router = Router();
  for (const path of PATHS) {
    router.route(path).get(send).all(onlyReads);
  }
  return router;
}
