import { literal } from './literal.ts';
import { pathValues, queryValues, type SampledOperation } from './sampled-operation.ts';
import { SDK_METHODS } from './sdk-methods.ts';

const CLIENT = `import { Credence } from '@credence/sdk';

const credence = new Credence({ baseUrl: 'https://api.credence.example', auth: { token: 'YOUR_TOKEN' } });
`;

/** The operation as a call of the SDK. */
export function sdkSample(operation: SampledOperation): string {
  const { operationId, path, body } = operation;
  const method = SDK_METHODS[operationId];
  if (!method) throw new Error(`${operationId} needs its method in samples/sdk-methods.ts`);
  const ids = new Map([...pathValues(operation)].map(([name, value]) => [spokenName(name, path), value]));
  if (method.field !== undefined) ids.set(method.field, String(Object(body)[method.field]));
  const query = queryValues(operation);
  const args = [
    ...ids.keys(),
    ...(Object.keys(query).length > 0 ? [literal(query)] : []),
    ...(body === undefined || method.field !== undefined ? [] : [literal(body)]),
  ];
  return [
    CLIENT,
    ...[...ids].map(([name, value]) => `const ${name} = ${literal(value)};`),
    `const ${method.result} = await credence.${method.name}(${args.join(', ')});`,
  ].join('\n');
}

/** Where the path says only `id`, what stands before it says of what: `/orders/:id` has an `orderId`. */
function spokenName(name: string, path: string): string {
  const [, many] = /(\w+)\/:id\b/.exec(path) ?? [];
  return name === 'id' && many !== undefined ? `${many.replace(/(?<=ch)es$|s$/, '')}Id` : name;
}
