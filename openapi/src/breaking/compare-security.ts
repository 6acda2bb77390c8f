import { asNode, type Change, type Node, nodeAt } from './change.ts';

/** What has to be shown together, by scheme; any one of an operation's alternatives is enough. */
type Alternative = Map<string, { scheme: string; scopes: string[] }>;

/** What used to open an operation and does so no more. */
export function compareSecurity(
  documents: { before: Node; after: Node },
  before: Node,
  after: Node,
  place: string,
): Change[] {
  const accepted = alternativesOf(documents.after, after);
  return alternativesOf(documents.before, before)
    .filter((shown) => !accepted.some((asked) => isEnough(shown, asked)))
    .map((shown) => ({
      severity: 'breaking',
      place,
      text: shown.size > 0 ? `${[...shown.keys()].join(' and ')} is no longer enough` : 'is no longer public',
    }));
}

const isEnough = (shown: Alternative, asked: Alternative): boolean =>
  [...asked].every(([name, { scheme, scopes }]) => {
    const key = shown.get(name);
    return key?.scheme === scheme && scopes.every((scope) => key.scopes.includes(scope));
  });

function alternativesOf(document: Node, operation: Node): Alternative[] {
  const security = operation.security ?? document.security;
  const alternatives = Array.isArray(security) && security.length > 0 ? security : [{}];
  const schemes = nodeAt(nodeAt(document, 'components'), 'securitySchemes');
  return alternatives.map(
    (alternative) =>
      new Map(
        Object.entries(asNode(alternative)).map(([name, scopes]) => [
          name,
          { scheme: kindOf(nodeAt(schemes, name)), scopes: Array.isArray(scopes) ? scopes.map(String) : [] },
        ]),
      ),
  );
}

/** What a client has to be able to do; where it gets a token may change. */
const kindOf = ({ type, scheme, name, in: where, flows }: Node): string =>
  JSON.stringify([type, scheme, name, where, Object.keys(asNode(flows))]);
