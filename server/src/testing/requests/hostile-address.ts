import type { NamedRoute } from '../answers.ts';
import { pick } from './pick.ts';
import { addressOf, type PartShapes, type Parts } from './request.ts';

/** What a query or a path may be made of by an attacker. */
const HOSTILE_TEXT: readonly string[] = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF',
  '%',
  '%E0%A4%A',
  '%2e%2e%2f',
  '%0d%0aX-Y:%20z',
  '%27%22%3B--',
  ...[
    '%F0%9F%92%A9',
    '-0',
    '1e400',
    '%20',
    'x'.repeat(5_000),
    '%25'.repeat(1_000),
    '__proto__',
    'constructor',
  ],
];

/** The same, as a whole query: names, brackets and lists. */
const HOSTILE_QUERIES: readonly string[] = [
  ...[
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    'toString=1',
    'hasOwnProperty=1',
    'a%00=1',
  ],
  '&&&',
  '=',
  '[]=1',
  '[][]=1',
  '%',
  '%FF=1',
  'page[][][][][][][]=1',
  `a${'[b]'.repeat(500)}=1`,
  'limit[toString]=1',
  'page=1&page=2',
  'page[$gt]=',
  'page[length]=2',
  'limit=1,limit=2',
  Array.from({ length: 1_500 }, (_, at) => `f${at}=1`).join('&'),
  `limit${'[0]'.repeat(30)}=1`,
];

/** The address of a request with something hostile in one place of its path, or for its query. */
export function hostileAddressOf(
  named: NamedRoute,
  { params, query }: PartShapes,
  parts: Parts,
  [which, what]: readonly [number, number],
): string {
  const place = pick([...Object.keys(params?.properties ?? {}), undefined], which);
  if (place !== undefined) {
    const marked = addressOf(named, { ...parts, params: { ...(parts.params as object), [place]: MARK } });
    return marked.replace(MARK, () => pick(HOSTILE_TEXT, what));
  }
  const fields = Object.keys(query?.properties ?? {});
  const queries = fields.flatMap((field) => HOSTILE_TEXT.map((text) => `${field}=${text}`));
  return `${addressOf(named, { params: parts.params })}?${pick([...HOSTILE_QUERIES, ...queries], what)}`;
}

const MARK = 'here';
