import { describe, expect, it } from 'vitest';
import type { Node } from './change.ts';
import { compareSchemas } from './compare-schemas.ts';

const TEXT = { type: 'string' };
const object = (properties: Node, required: string[] = []) => ({ type: 'object', properties, required });

/** What is found when a schema is followed by another, as `severity place: text`. */
const found = (direction: 'sent' | 'answered', before: Node, after: Node): string[] =>
  compareSchemas(
    { document: DOCUMENTS.before, schema: before },
    { document: DOCUMENTS.after, schema: after },
    '',
    direction,
  ).map(({ severity, place, text }) => `${severity} ${place}: ${text}`.replace(' :', ':'));

const DOCUMENTS: { before: Node; after: Node } = {
  before: { schemas: { Name: TEXT, Node: object({ next: { $ref: '#/schemas/Node' }, name: TEXT }) } },
  after: {
    schemas: {
      Name: { type: ['string', 'null'] },
      Node: object({ next: { $ref: '#/schemas/Node' }, name: { type: 'integer' } }),
    },
  },
};

/** A schema, the one that follows it, and what that means for what is sent and for what is answered. */
const CASES: [string, Node, Node, string[], string[]][] = [
  ['nothing', object({ a: TEXT }, ['a']), object({ a: TEXT }, ['a']), [], []],
  ['other words', { ...TEXT, description: 'A' }, { ...TEXT, description: 'B', examples: ['b'] }, [], []],
  ['a new field', object({ a: TEXT }), object({ a: TEXT, b: TEXT }), [], []],
  [
    'a new required field',
    object({ a: TEXT }),
    object({ a: TEXT, b: TEXT }, ['b']),
    ['breaking b: is required now'],
    [],
  ],
  [
    'a field that becomes required',
    object({ a: TEXT }),
    object({ a: TEXT }, ['a']),
    ['breaking a: is required now'],
    [],
  ],
  [
    'a field that becomes optional',
    object({ a: TEXT }, ['a']),
    object({ a: TEXT }),
    [],
    ['breaking a: may be left out now'],
  ],
  [
    'a field that is gone',
    object({ a: TEXT, b: TEXT }, ['b']),
    object({ a: TEXT }),
    ['breaking b: was removed'],
    ['breaking b: was removed'],
  ],
  [
    'a field of another name',
    object({ a: TEXT }, ['a']),
    object({ b: TEXT }, ['b']),
    ['breaking b: is required now', 'breaking a: was removed'],
    ['breaking a: was removed'],
  ],
  [
    'no more fields',
    object({}),
    { ...object({}), additionalProperties: false },
    ['breaking: takes no other fields any more'],
    [],
  ],
  ['more fields', { ...object({}), additionalProperties: false }, object({}), [], []],
  [
    'another type',
    TEXT,
    { type: 'integer' },
    ['breaking: string is no longer taken'],
    ['breaking: may be integer now'],
  ],
  ['from integers to numbers', { type: 'integer' }, { type: 'number' }, [], ['breaking: may be number now']],
  [
    'from numbers to integers',
    { type: 'number' },
    { type: 'integer' },
    ['breaking: number is no longer taken'],
    [],
  ],
  ['null too', TEXT, { type: ['string', 'null'] }, [], ['breaking: may be null now']],
  ['no null', { type: ['string', 'null'] }, TEXT, ['breaking: null is no longer taken'], []],
  [
    'null too, as a union',
    { type: 'string', enum: ['A'] },
    { anyOf: [{ type: 'string', enum: ['A'] }, { type: 'null' }] },
    [],
    ['breaking: may be null now'],
  ],
  ['anything', TEXT, {}, [], ['breaking: may be anything now']],
  ['not anything', {}, TEXT, ['breaking: anything is no longer taken'], []],
  ['a new word', { ...TEXT, enum: ['A'] }, { ...TEXT, enum: ['B', 'A'] }, [], ['warning: may be "B" now']],
  [
    'a word that is gone',
    { ...TEXT, enum: ['A', 'B'] },
    { ...TEXT, enum: ['A'] },
    ['breaking: "B" is no longer taken'],
    [],
  ],
  ['only words', TEXT, { ...TEXT, enum: ['A'] }, ['breaking: only some values are taken now'], []],
  ['no more words', { ...TEXT, const: 'A' }, TEXT, [], ['warning: may be any value now']],
  [
    'another constant',
    { type: 'boolean', const: true },
    { type: 'boolean', const: false },
    ['breaking: true is no longer taken'],
    ['warning: may be false now'],
  ],
  ['a format', TEXT, { ...TEXT, format: 'uuid' }, ['breaking: must be of format uuid now'], []],
  ['no format', { ...TEXT, format: 'uuid' }, TEXT, [], ['breaking: may not be of format uuid any more']],
  ['a pattern', TEXT, { ...TEXT, pattern: '^a' }, ['breaking: must be of pattern ^a now'], []],
  ['no pattern', { ...TEXT, pattern: '^a' }, TEXT, [], ['warning: may not be of pattern ^a any more']],
  [
    'a lower limit',
    { ...TEXT, maxLength: 20 },
    { ...TEXT, maxLength: 10 },
    ['breaking: maxLength is 10 now'],
    [],
  ],
  [
    'a higher limit',
    { ...TEXT, maxLength: 10 },
    { ...TEXT, maxLength: 20 },
    [],
    ['warning: may go beyond maxLength 10 now'],
  ],
  [
    'a higher least number',
    { type: 'integer', minimum: 0 },
    { type: 'integer', minimum: 1 },
    ['breaking: minimum is 1 now'],
    [],
  ],
  [
    'a limit where there was none',
    { type: 'array', items: TEXT },
    { type: 'array', items: TEXT, maxItems: 5 },
    ['breaking: maxItems is 5 now'],
    [],
  ],
  [
    'other entries of a list',
    object({ list: { type: 'array', items: object({ a: TEXT }, ['a']) } }),
    object({ list: { type: 'array', items: object({ a: TEXT }) } }),
    [],
    ['breaking list[].a: may be left out now'],
  ],
  [
    'other values of free names',
    object({ map: { type: 'object', additionalProperties: TEXT } }),
    object({ map: { type: 'object', additionalProperties: { type: 'integer' } } }),
    ['breaking map.*: string is no longer taken'],
    ['breaking map.*: may be integer now'],
  ],
  [
    'one more of a union',
    { anyOf: [TEXT, object({ url: TEXT }, ['url'])] },
    { anyOf: [TEXT, object({ url: TEXT }, ['url']), { type: 'array', items: TEXT }] },
    [],
    ['breaking: may be array now'],
  ],
  [
    'one less of a union',
    { anyOf: [TEXT, object({ url: TEXT }, ['url'])] },
    { anyOf: [object({ url: TEXT }, ['url'])] },
    ['breaking: string is no longer taken'],
    [],
  ],
  [
    'another one of a union, which is held against the one it is nearest to',
    { oneOf: [object({ a: TEXT }, ['a']), object({ b: TEXT, c: TEXT }, ['b', 'c'])] },
    { oneOf: [object({ a: TEXT }, ['a']), object({ b: TEXT, c: { type: 'integer' } }, ['b', 'c'])] },
    ['breaking c: string is no longer taken'],
    ['breaking c: may be integer now'],
  ],
  [
    'what a reference leads to',
    { $ref: '#/schemas/Name' },
    { $ref: '#/schemas/Name' },
    [],
    ['breaking: may be null now'],
  ],
  [
    'a schema that holds itself',
    { $ref: '#/schemas/Node' },
    { $ref: '#/schemas/Node' },
    ['breaking name: string is no longer taken'],
    ['breaking name: may be integer now'],
  ],
];

describe('schemas', () => {
  it.each(CASES)('%s, sent', (_, before, after, sent) => {
    expect(found('sent', before, after)).toEqual(sent);
  });

  it.each(CASES)('%s, answered', (_, before, after, _sent, answered) => {
    expect(found('answered', before, after)).toEqual(answered);
  });
});
