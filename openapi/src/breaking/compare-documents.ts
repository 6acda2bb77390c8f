import { asNode, type Change, entriesOf, listAt, type Node, nodeAt, resolve } from './change.ts';
import { compareSchemas } from './compare-schemas.ts';
import { compareSecurity } from './compare-security.ts';
import type { Direction } from './compare-values.ts';

/** The two documents, as every part of them is compared. */
interface Both {
  before: Node;
  after: Node;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/**
 * What clients made for the earlier document would notice of the later one: what breaks them, and what they should only
 * know of. What is merely added is nothing of both.
 */
export function compareDocuments(before: unknown, after: unknown): Change[] {
  const both = { before: asNode(before), after: asNode(after) };
  return [
    ...compareOperations(both, 'paths', compareOperation),
    ...compareOperations(both, 'webhooks', compareWebhook),
  ];
}

type CompareOperation = (both: Both, before: Node, after: Node, place: string) => Change[];

function compareOperations(both: Both, section: 'paths' | 'webhooks', compare: CompareOperation): Change[] {
  return entriesOf(nodeAt(both.before, section)).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).flatMap((method) => {
      const place = section === 'paths' ? `${method.toUpperCase()} ${path}` : path;
      const now = nodeAt(nodeAt(nodeAt(both.after, section), path), method);
      const isGone = Object.keys(now).length === 0;
      return isGone ? [breaking(place, 'was removed')] : compare(both, nodeAt(item, method), now, place);
    }),
  );
}

function compareOperation(both: Both, before: Node, after: Node, place: string): Change[] {
  const renamed = before.operationId !== after.operationId;
  return [
    ...(renamed ? [breaking(place, `is called ${after.operationId} now, not ${before.operationId}`)] : []),
    ...compareSecurity(both, before, after, place),
    ...compareParameters(both, before, after, place, 'sent'),
    ...compareBody(both, before, after, `${place} request`, 'sent'),
    ...compareAnswers(both, before, after, place),
  ];
}

/** Of a webhook, the service writes the request; how it is answered is up to the receiver. */
const compareWebhook: CompareOperation = (both, before, after, place) => [
  ...compareParameters(both, before, after, place, 'answered'),
  ...compareBody(both, before, after, place, 'answered'),
];

function compareParameters(
  both: Both,
  before: Node,
  after: Node,
  place: string,
  direction: Direction,
): Change[] {
  const [was, is] = [parametersOf(both.before, before), parametersOf(both.after, after)];
  const changes: Change[] = [];
  for (const [name, parameter] of was) {
    const now = is.get(name);
    const here = `${place} ${name}`;
    if (!now) changes.push(breaking(here, 'was removed'));
    else {
      const [writer, reader] = direction === 'sent' ? [parameter, now] : [now, parameter];
      const isMissed = reader.required === true && writer.required !== true;
      if (isMissed) {
        changes.push(breaking(here, direction === 'sent' ? 'is required now' : 'may be left out now'));
      }
      changes.push(...comparePlaced(both, parameter, now, here, direction));
    }
  }
  for (const [name, { required }] of is) {
    const isNew = direction === 'sent' && required === true && !was.has(name);
    if (isNew) changes.push(breaking(`${place} ${name}`, 'is required now'));
  }
  return changes;
}

function parametersOf(document: Node, operation: Node): Map<string, Node> {
  const parameters = listAt(operation, 'parameters').map((parameter) => resolve(document, asNode(parameter)));
  return new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
}

function compareBody(both: Both, before: Node, after: Node, place: string, direction: Direction): Change[] {
  const was = resolve(both.before, nodeAt(before, 'requestBody'));
  const is = resolve(both.after, nodeAt(after, 'requestBody'));
  const isAsked = direction === 'sent' && is.required === true && was.required !== true;
  return [
    ...(isAsked ? [breaking(place, 'is required now')] : []),
    ...compareContent(both, was, is, place, direction),
  ];
}

function compareAnswers(both: Both, before: Node, after: Node, place: string): Change[] {
  const [was, is] = [nodeAt(before, 'responses'), nodeAt(after, 'responses')];
  const changes: Change[] = Object.keys(is)
    .filter((status) => !(status in was))
    .map((status) => ({ severity: 'warning', place: `${place} ${status}`, text: 'is answered now' }));
  for (const [status, answer] of entriesOf(was)) {
    const here = `${place} ${status}`;
    if (!(status in is)) {
      changes.push(breaking(here, 'is not answered any more'));
      continue;
    }
    const [earlier, later] = [resolve(both.before, answer), resolve(both.after, nodeAt(is, status))];
    changes.push(
      ...compareHeaders(both, earlier, later, here),
      ...compareContent(both, earlier, later, here, 'answered'),
    );
  }
  return changes;
}

function compareHeaders(both: Both, before: Node, after: Node, place: string): Change[] {
  const is = nodeAt(after, 'headers');
  return entriesOf(nodeAt(before, 'headers')).flatMap(([name, header]) => {
    const here = `${place} header ${name}`;
    if (!(name in is)) return [breaking(here, 'was removed')];
    const [earlier, later] = [resolve(both.before, header), resolve(both.after, nodeAt(is, name))];
    return comparePlaced(both, earlier, later, here, 'answered');
  });
}

function compareContent(
  both: Both,
  before: Node,
  after: Node,
  place: string,
  direction: Direction,
): Change[] {
  const is = nodeAt(after, 'content');
  return entriesOf(nodeAt(before, 'content')).flatMap(([type, media]) =>
    type in is
      ? comparePlaced(both, media, nodeAt(is, type), `${place} `, direction)
      : [breaking(place, `has no ${type} any more`)],
  );
}

/** Compares the schemas of two things that have one. */
const comparePlaced = (
  both: Both,
  before: Node,
  after: Node,
  place: string,
  direction: Direction,
): Change[] =>
  compareSchemas(
    { document: both.before, schema: nodeAt(before, 'schema') },
    { document: both.after, schema: nodeAt(after, 'schema') },
    place,
    direction,
  ).map((change) => ({ ...change, place: change.place.trim() }));

const breaking = (place: string, text: string): Change => ({ severity: 'breaking', place, text });
