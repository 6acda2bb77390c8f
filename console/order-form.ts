import { contract, NOTIFICATION_TYPES } from '@credence/contract';
import type { Plugin } from 'vite';
import { z } from 'zod';
import type { FormNode } from './src/forms/form-node.ts';

const NAME = 'virtual:order-form';

interface Schema {
  type?: string;
  $ref?: string;
  anyOf?: Schema[];
  enum?: string[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

const DEFINITIONS = '#/$defs/';
const LAST_DAY = 6;

/** Lists of words that the contract leaves open, of which the known ones are offered. */
const KNOWN_WORDS: Readonly<Record<string, readonly string[]>> = { suppressTypes: NOTIFICATION_TYPES };

/** The form of an order: every field that the contract takes, with its kind, its bounds and its default. */
export function orderForm(): FormNode {
  const root = z.toJSONSchema(contract.orders.create.body, { io: 'input', unrepresentable: 'any' });
  const definitions = (root.$defs ?? {}) as Record<string, Schema>;
  return nodeOf(root as Schema, '', true);

  function nodeOf(schema: Schema, name: string, required: boolean): FormNode {
    const { default: preset = schema.default, ...meant } = meantBy(schema);
    const known = KNOWN_WORDS[name];
    if (known) return { kind: 'choices', options: known };
    if (meant.enum) return { kind: 'choice', options: meant.enum, preset: textOr(preset), required };
    switch (meant.type) {
      case 'object':
        return objectNode(meant, required);
      case 'array':
        return listNode(meant, preset, required);
      case 'boolean':
        return { kind: 'boolean', preset: typeof preset === 'boolean' ? preset : null };
      case 'number':
      case 'integer':
        return { kind: 'number', preset: typeof preset === 'number' ? preset : null, required };
      case 'string': {
        const format = meant.format ?? (/^\^\(\[01\]/.test(meant.pattern ?? '') ? 'time' : null);
        return { kind: 'text', format, preset: textOr(preset), most: meant.maxLength ?? null, required };
      }
      default:
        return { kind: 'json' };
    }
  }

  function objectNode(
    { properties = {}, required: needed = [], additionalProperties }: Schema,
    required: boolean,
  ): FormNode {
    const isOpen = typeof additionalProperties === 'object';
    if (isOpen && Object.keys(properties).length === 0) return { kind: 'headers' };
    const fields = Object.entries(properties).map(
      ([name, below]) => [name, nodeOf(below, name, needed.includes(name))] as const,
    );
    return { kind: 'object', fields: Object.fromEntries(fields), required, takesOthers: isOpen };
  }

  function listNode({ items = {} }: Schema, preset: unknown, required: boolean): FormNode {
    const of = nodeOf(items, '', false);
    if (of.kind === 'choice') return { kind: 'choices', options: of.options };
    if (of.kind === 'number' && meantBy(items).maximum === LAST_DAY)
      return { kind: 'days', defaults: Array.isArray(preset) ? preset : [] };
    return { kind: 'list', of, required };
  }

  /** Of several ways to write a thing, the one that can say the most: a list of targets rather than a URL. */
  function meantBy(schema: Schema): Schema {
    const { $ref, anyOf, ...rest } = schema;
    const named = $ref?.startsWith(DEFINITIONS) ? definitions[$ref.slice(DEFINITIONS.length)] : undefined;
    if (named) return { ...meantBy(named), ...rest };
    if (!anyOf) return schema;
    const ways = anyOf.map(meantBy);
    const best =
      ways.find(({ type }) => type === 'array') ??
      ways.find(({ type }) => type === 'object') ??
      ways.find(({ type }) => type !== 'null');
    return { ...best, ...rest };
  }
}

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Saves browsers the schemas: `virtual:order-form` has what a form needs to know of them. */
export const orderFormOfContract = (): Plugin => ({
  name: 'order-form',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}` ? `export const ORDER_FORM = ${JSON.stringify(orderForm())};` : undefined,
});
