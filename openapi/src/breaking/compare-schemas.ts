import { asNode, type Change, entriesOf, listAt, type Node, nodeAt, resolve } from './change.ts';
import { compareValues, type Direction } from './compare-values.ts';

/** A schema with the document that its references lead into. */
export interface Placed {
  document: Node;
  schema: Node;
}

interface Comparison {
  direction: Direction;
  /** Pairs that are being compared already: a schema may refer to itself. */
  open: Set<string>;
}

/**
 * What is different for values of a schema between an earlier and a later document. Everything that is written must be
 * something that its reader takes, except that clients overlook fields they do not know.
 */
export function compareSchemas(before: Placed, after: Placed, place: string, direction: Direction): Change[] {
  const [writer, reader] = direction === 'sent' ? [before, after] : [after, before];
  return compare(writer, reader, place, { direction, open: new Set() });
}

/** What the writer may write that the reader does not take. */
function compare(writer: Placed, reader: Placed, place: string, comparison: Comparison): Change[] {
  const pair = JSON.stringify([writer.schema, reader.schema]);
  if (comparison.open.has(pair)) return [];
  const within = { ...comparison, open: new Set(comparison.open).add(pair) };
  const readers = variantsOf(reader);
  return variantsOf(writer).flatMap((variant) => {
    const alike = readers
      .filter((candidate) => takesType(candidate.schema, variant.schema))
      .toSorted((a, b) => sharedFields(b.schema, variant.schema) - sharedFields(a.schema, variant.schema));
    const attempts = alike.map((candidate) => compareVariants(variant, candidate, place, within));
    return leastOf(attempts) ?? [notTaken(variant.schema, place, comparison.direction)];
  });
}

/** The attempt to read a value that goes best: a union takes what one of its schemas takes. */
function leastOf(attempts: Change[][]): Change[] | undefined {
  const weight = (changes: Change[]) =>
    changes.reduce((sum, { severity }) => sum + (severity === 'breaking' ? 1_000 : 1), 0);
  return attempts.toSorted((a, b) => weight(a) - weight(b))[0];
}

/** The schemas that a value can have, each with one type at most. */
function variantsOf({ document, schema: unresolved }: Placed): Placed[] {
  const schema = resolve(document, unresolved);
  const { anyOf, oneOf, type, ...common } = schema;
  const union = [anyOf, oneOf].find(Array.isArray);
  if (union) {
    return union.flatMap((part) =>
      variantsOf({ document, schema: { ...common, ...resolve(document, asNode(part)) } }),
    );
  }
  if (!Array.isArray(type)) return [{ document, schema }];
  return type.map((single) => ({ document, schema: { ...common, type: single } }));
}

const takesType = ({ type: reader }: Node, { type: writer }: Node): boolean =>
  reader === undefined || reader === writer || (reader === 'number' && writer === 'integer');

const sharedFields = (a: Node, b: Node): number =>
  Object.keys(nodeAt(a, 'properties')).filter((name) => name in nodeAt(b, 'properties')).length;

function notTaken(variant: Node, place: string, direction: Direction): Change {
  const kind = String(variant.type ?? 'anything');
  const text = direction === 'sent' ? `${kind} is no longer taken` : `may be ${kind} now`;
  return { severity: 'breaking', place, text };
}

function compareVariants(writer: Placed, reader: Placed, place: string, comparison: Comparison): Change[] {
  return [
    ...compareValues(writer.schema, reader.schema, place, comparison.direction),
    ...compareFields(writer, reader, place, comparison),
    ...compareBelow('items', '[]', writer, reader, place, comparison),
    ...compareBelow('additionalProperties', '.*', writer, reader, place, comparison),
  ];
}

function compareFields(writer: Placed, reader: Placed, place: string, comparison: Comparison): Change[] {
  const sent = comparison.direction === 'sent';
  const [written, read] = [nodeAt(writer.schema, 'properties'), nodeAt(reader.schema, 'properties')];
  const alwaysWritten = listAt(writer.schema, 'required');
  const changes: Change[] = [];
  for (const name of listAt(reader.schema, 'required').map(String)) {
    const isReportedBelow = !sent && name in read && !(name in written);
    if (alwaysWritten.includes(name) || isReportedBelow) continue;
    const text = sent ? 'is required now' : 'may be left out now';
    changes.push({ severity: 'breaking', place: join(place, name), text });
  }
  // Clients overlook fields that are new to them; a field that they wrote or read before must stay.
  for (const name of Object.keys(sent ? written : read)) {
    if (name in (sent ? read : written)) continue;
    changes.push({ severity: 'breaking', place: join(place, name), text: 'was removed' });
  }
  for (const [name, schema] of entriesOf(written)) {
    if (!(name in read)) continue;
    const there = { document: reader.document, schema: nodeAt(read, name) };
    changes.push(...compare({ document: writer.document, schema }, there, join(place, name), comparison));
  }
  return changes;
}

/** What stands for many values: the entries of a list, or fields of any name. */
function compareBelow(
  keyword: 'items' | 'additionalProperties',
  suffix: string,
  writer: Placed,
  reader: Placed,
  place: string,
  comparison: Comparison,
): Change[] {
  const [written, read] = [writer.schema[keyword], reader.schema[keyword]];
  const isClosed = read === false && written !== false && comparison.direction === 'sent';
  if (isClosed) return [{ severity: 'breaking', place, text: 'takes no other fields any more' }];
  if (typeof read !== 'object' || typeof written === 'boolean') return [];
  const here = { document: writer.document, schema: asNode(written) };
  return compare(here, { document: reader.document, schema: asNode(read) }, place + suffix, comparison);
}

const join = (place: string, name: string): string =>
  /[\w\]*]$/.test(place) ? `${place}.${name}` : place + name;
