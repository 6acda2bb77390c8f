import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { z } from 'zod';
import type { Answer, NamedRoute } from '../answers.ts';
import type { Caller } from '../app.ts';
import type { Ids } from '../records.ts';
import { breaksOf, type Wire, withValueAt } from './broken-values.ts';
import { type Shape, shapeOf } from './shape.ts';
import { valuesOf } from './valid-values.ts';

/** A request to an endpoint, with placeholders for what exists only when it is sent. */
export type Parts = { [part in PartName]?: unknown };
export type PartName = 'params' | 'query' | 'headers' | 'body';

/** What an endpoint takes, part by part. */
export type PartShapes = { [part in PartName]?: Shape };

const WIRES: Record<PartName, Wire> = { params: 'path', query: 'query', headers: 'header', body: 'json' };
const PART_NAMES = Object.keys(WIRES) as PartName[];

/** What the contract says about the parts of a request to this endpoint. */
export function partsOf({ route }: NamedRoute): PartShapes {
  const types: Record<PartName, unknown> = {
    params: route.pathParams,
    query: route.query,
    headers: route.headers,
    body: 'body' in route ? route.body : undefined,
  };
  return Object.fromEntries(
    PART_NAMES.flatMap((part) => {
      const type = types[part];
      return type instanceof z.ZodType ? [[part, shapeOf(type, part)]] : [];
    }),
  );
}

/** Good requests. */
export const requestsOf = (shapes: PartShapes): fc.Arbitrary<Parts> =>
  fc.record(Object.fromEntries(Object.entries(shapes).map(([part, shape]) => [part, valuesOf(shape)])), {
    noNullPrototype: true,
  });

/** A request broken in one place. */
export interface BrokenRequest {
  /** What was done to it. */
  what: string;
  /** How a line of the refusal begins. */
  start: string;
  parts(): Parts;
}

/** Every way to break a good request in one place. */
export const brokenRequestsOf = (shapes: PartShapes, parts: Parts): BrokenRequest[] =>
  PART_NAMES.flatMap((part) => {
    const shape = shapes[part];
    if (!shape) return [];
    return breaksOf(shape, parts[part], WIRES[part]).map(({ what, at, value, named }) => ({
      what,
      start: `${named.length === 0 ? part : named.join('.')} `,
      parts: () => withValueAt(parts, [part, ...at], value()) as Parts,
    }));
  });

const PLACEHOLDER = /^\{(\w+)\}$/;

/** The same with real ids in the places kept for them. Made-up text that looks like such a place stays as it is. */
export function filled<T>(value: T, ids: Ids): T {
  const fill = (text: string): string => {
    const name = PLACEHOLDER.exec(text)?.[1];
    if (name === 'key') return randomUUID();
    return (name !== undefined && Object.hasOwn(ids, name) && ids[name]) || text;
  };
  const copy = (each: unknown): unknown => {
    if (typeof each === 'string') return fill(each);
    if (Array.isArray(each)) return each.map(copy);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, part]) => [name, copy(part)]));
  };
  return copy(value) as T;
}

/** The path of an endpoint for these parts. */
export function addressOf({ route }: NamedRoute, { params, query }: Parts): string {
  const texts = (params ?? {}) as Record<string, string>;
  const path = route.path.replace(/:(\w+)/g, (_, place: string) => encodeURIComponent(texts[place] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (Array.isArray(value)) for (const item of value) search.append(name, String(item));
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, item] of Object.entries(value)) search.append(`${name}[${inner}]`, String(item));
    } else search.append(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Sends a request that has no placeholders left. `body` is sent in place of its own. */
export const sendParts = (
  caller: Caller,
  named: NamedRoute,
  parts: Parts,
  changed: { address?: string; body?: string } = {},
): Promise<Answer> =>
  caller.request(named.route.method, changed.address ?? addressOf(named, parts), {
    headers: (parts.headers ?? {}) as Record<string, string>,
    body: changed.body ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body)),
  });
