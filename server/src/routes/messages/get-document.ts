import type { contract } from '@credence/contract';
import { readDocument } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { foreignDocument } from '../../http/security-headers.ts';
import type { Route } from '../route.ts';

export const getDocumentRoute: Route<typeof contract.documents.get> = async ({ params, res }) => {
  const { fileName, content } = await readDocument(contextOf(res), params);
  foreignDocument(res);
  res.attachment(fileName);
  return { status: 200, body: content };
};
