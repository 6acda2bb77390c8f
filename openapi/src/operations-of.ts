/** An operation as it stands in the document, with its address. */
export interface DocumentedOperation {
  path: string;
  /** In small letters, as the document has it. */
  method: string;
  tags: string[];
  operationId: string;
  summary: string;
  description: string;
  responses: Record<string, object>;
}

/** Every operation below the paths of a document, or below its webhooks. */
export const operationsOf = (paths: object): DocumentedOperation[] =>
  Object.entries(paths as Record<string, Record<string, DocumentedOperation>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method })),
  );
