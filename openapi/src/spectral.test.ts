import { describe, expect, it } from 'vitest';
import { lintWithSpectral } from './spectral.ts';

const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };

const operation = {
  operationId: 'listThings',
  summary: 'List things',
  description: 'All of them.',
  tags: ['Things'],
  responses: { 200: { description: 'Things' }, 400: { description: 'Wrong', content: problem } },
};

/** A document that nothing is wrong with, with changes. */
const documentWith = ({ path = '/v1/all-things/{thingId}', ...changed }: Record<string, unknown> = {}) => ({
  openapi: '3.1.1',
  info: {
    title: 'Things',
    version: '1',
    description: 'About things.',
    contact: { name: 'Somebody' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  tags: [{ name: 'Things', description: 'What there is.' }],
  paths: {
    [String(path)]: {
      parameters: [
        {
          name: 'thingId',
          in: 'path',
          required: true,
          description: 'Id of the thing.',
          schema: { type: 'string' },
        },
      ],
      get: { ...operation, ...changed },
    },
  },
  components: {
    schemas: {
      Problem: {
        type: 'object',
        description: 'An error.',
        properties: { [String(changed.field ?? 'statusCode')]: { type: 'integer' } },
      },
    },
  },
});

describe('Spectral', () => {
  it('finds nothing where nothing is wrong', async () => {
    expect(await lintWithSpectral(documentWith())).toBeNull();
  });

  it.each([
    ['credence-operation-id', { operationId: 'list-things' }],
    ['credence-path', { path: '/v1/allThings/{thingId}' }],
    ['credence-field', { field: 'status_code' }],
    [
      'credence-problem',
      {
        responses: {
          ...operation.responses,
          404: { description: 'Gone', content: { 'application/json': { schema: { type: 'object' } } } },
        },
      },
    ],
    ['operation-description', { description: undefined }],
    ['operation-tag-defined', { tags: ['Others'] }],
    ['path-params', { path: '/v1/all-things' }],
  ])('%s', async (code, changed) => {
    expect(await lintWithSpectral(documentWith(changed))).toContain(code);
  });
});
