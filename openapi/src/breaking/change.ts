/** One difference between two documents that clients of the earlier one have to know of. */
export interface Change {
  /** `breaking`: a client that did nothing wrong stops working. `warning`: one that took a shortcut might. */
  severity: 'breaking' | 'warning';
  /** Where, as a reader would name it: `POST /orders request applicant.email`. */
  place: string;
  text: string;
}

/** A JSON object of a document. */
export type Node = Readonly<Record<string, unknown>>;

/** The object at a key, or an empty one. */
export const nodeAt = (node: Node, key: string): Node => asNode(node[key]);

/** The value as an object, or an empty one when it is none. */
export const asNode = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};

/** The list at a key, or an empty one. */
export const listAt = (node: Node, key: string): readonly unknown[] => {
  const value = node[key];
  return Array.isArray(value) ? value : [];
};

/** The objects of an object, by key. */
export const entriesOf = (node: Node): [string, Node][] =>
  Object.entries(node).map(([key, value]) => [key, asNode(value)]);

/** What a `$ref` within its document leads to; any other object is itself. */
export function resolve(document: Node, node: Node): Node {
  const { $ref, ...rest } = node;
  if (typeof $ref !== 'string') return node;
  const steps = $ref
    .replace('#/', '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return { ...resolve(document, steps.reduce<Node>(nodeAt, document)), ...rest };
}
