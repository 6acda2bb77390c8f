/** What a sample needs to know of an operation of the document. */
export interface SampledOperation {
  operationId: string;
  method: string;
  /** As the contract has it, its parameters with colons. */
  path: string;
  isPublic: boolean;
  parameters: readonly SampledParameter[];
  /** The first example of the body; undefined where there is none to send. */
  body: unknown;
}

interface SampledParameter {
  in: string;
  name: string;
  example?: unknown;
}

/** The query parameters that a sample shows: those that a newcomer would begin with. All others stay away. */
const SHOWN_QUERY: Record<string, readonly string[]> = {
  listOrders: ['orderStatus', 'limit'],
  listOutbounds: ['include'],
  listCloseoutEvents: ['deliveryStatus', 'from'],
};

/** The examples of the path's parameters, in the order of the path. */
export function pathValues({ operationId, path, parameters }: SampledOperation): Map<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return new Map(
    names.map((name) => {
      const found = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name);
      if (found?.example === undefined) throw new Error(`${name} of ${operationId} needs an example`);
      return [name, String(found.example)];
    }),
  );
}

/** The examples of the query that the sample shows. */
export function queryValues({ operationId, parameters }: SampledOperation): Record<string, unknown> {
  const shown = SHOWN_QUERY[operationId] ?? [];
  return Object.fromEntries(
    shown.map((name) => [name, parameters.find((parameter) => parameter.name === name)?.example]),
  );
}
