import { operationsContract, PERMISSIONS } from '@credence/contract';
import { expect, it } from 'vitest';
import { buildOperationsDocument } from './operations-document.ts';
import { operationsOf } from './operations-of.ts';

const document = buildOperationsDocument();
const operations = operationsOf(document.paths as object);

it('has every route of the operations contract, each once', () => {
  const routes = Object.values(operationsContract).flatMap((group) => Object.values(group));
  const expected = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const found = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(found.toSorted()).toEqual(expected.toSorted());
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length);
});

it('says of each what a role has to allow', () => {
  for (const operation of operations) {
    const permission = 'x-permission' in operation ? operation['x-permission'] : undefined;
    expect([null, ...PERMISSIONS], operation.operationId).toContain(permission);
  }
});

it('says what each field of a schema means', () => {
  const silent = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    Object.entries((schema.properties ?? {}) as Record<string, { description?: string; $ref?: string }>)
      .filter(([, field]) => field.description === undefined && field.$ref === undefined)
      .map(([field]) => `${name}.${field}`),
  );
  expect(silent).toEqual([]);
});
