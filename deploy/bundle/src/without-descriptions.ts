import ts from 'typescript';

/** What a schema of the contract says about itself: the document is made of it, and no program reads it. */
const DESCRIBING = new Set(['describe', 'meta']);

/**
 * Takes `.describe(…)` and `.meta(…)` out of a module of the contract. For each, zod makes a second schema and keeps the first: with
 * the words, that is 3 MB of each process. Lines stay where they are.
 */
export function withoutDescriptions(source: string): string {
  const file = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest);
  const spans: [from: number, to: number][] = [];
  const visit = (node: ts.Node): void => {
    if (isDescription(node)) {
      const { expression: schema } = node.expression;
      spans.push([schema.end, node.end]);
      visit(schema);
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return spans
    .toSorted(([a], [b]) => b - a)
    .reduce(
      (rest, [from, to]) => rest.slice(0, from) + linesOf(rest.slice(from, to)) + rest.slice(to),
      source,
    );
}

const isDescription = (
  node: ts.Node,
): node is ts.CallExpression & { expression: ts.PropertyAccessExpression } =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  DESCRIBING.has(node.expression.name.text);

const linesOf = (text: string): string => text.replace(/[^\n]+/g, '');
