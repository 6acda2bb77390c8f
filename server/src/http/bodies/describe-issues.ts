import type { core } from 'zod';
import { en } from 'zod/locales';

type Issue = core.$ZodIssue;
type Path = readonly PropertyKey[];
type UnionIssue = Extract<Issue, { code: 'invalid_union' }>;

/** So many problems of a request are told. */
export const MAX_LINES = 1_000;

const defaultMessage = en().localeError;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'a boolean',
  object: 'an object',
  record: 'an object',
  array: 'an array',
  tuple: 'an array',
  date: 'a date',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be a valid e-mail address',
  url: 'must be a valid URL',
  uuid: 'must be a UUID',
  guid: 'must be a UUID',
  date: 'must be a date in the form YYYY-MM-DD',
  datetime: 'must be an ISO 8601 date and time',
  time: 'must be a time in the form HH:MM',
  regex: 'has an invalid form',
};

/**
 * One line for each wrong field, its dotted path first: `searchTypes.0.searchType must be EMPLOYMENT or EDUCATION`.
 * `input` is what the schema was given; `whole` names it where the problem is not in one of its fields. Not more than
 * 1,000 lines: a body can be wrong in a million fields, and an answer about each would be ten times its size.
 */
export function describeIssues(issues: readonly Issue[], input: unknown, whole: string): string[] {
  let lines: string[] = [];
  // Of two issues one at most is an echo.
  for (const issue of withoutEchoes(issues.slice(0, 2 * MAX_LINES))) {
    if (lines.length >= MAX_LINES) break;
    lines = lines.concat(linesOf(issue, [], input, whole));
  }
  return lines.slice(0, MAX_LINES);
}

/** Zod also measures a value of the wrong type when it has a length: a text where an array should be, for one. */
function withoutEchoes(issues: readonly Issue[]): readonly Issue[] {
  const pathOf = ({ path }: Issue) => JSON.stringify(path.map(String));
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(pathOf));
  return issues.filter(
    (issue) => !(issue.code === 'too_big' || issue.code === 'too_small') || !mistyped.has(pathOf(issue)),
  );
}

/**
 * What is wrong, to be read after the field's name; a schema's own message as it is. `value` is what stood there,
 * because an issue does not say whether anything did. Values of the caller's never appear in the text.
 */
function describeIssue(issue: Issue, value: unknown): string {
  if (!hasDefaultMessage(issue, value)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? 'is required' : describeType(issue.expected);
    case 'invalid_value':
      return value === undefined ? 'is required' : `must be ${alternatives(issue.values.map(String))}`;
    case 'invalid_union':
      return describeUnion(issue, value);
    case 'too_small':
      return describeBound(issue, issue.minimum, ['at least', 'greater than']);
    case 'too_big':
      return describeBound(issue, issue.maximum, ['at most', 'less than']);
    case 'invalid_format':
      return describeFormat(issue);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_key':
      return [
        'is not an allowed name',
        ...issue.issues.map((inner) => `it ${describeIssue(inner, '')}`),
      ].join(': ');
    case 'unrecognized_keys':
      return `must not have ${alternatives(issue.keys)}`;
    default:
      return 'is invalid';
  }
}

function linesOf(issue: Issue, parent: Path, input: unknown, whole: string): string[] {
  const path = [...parent, ...issue.path];
  const value = valueAt(input, path);
  const name = path.length === 0 ? whole : path.map(String).join('.');
  // No parameter takes a list: this is one that was written twice.
  if (whole === 'query' && Array.isArray(value)) return [`${name} must be given once`];
  if (isUnion(issue) && value !== undefined && hasDefaultMessage(issue, value)) {
    const meant = closestBranch(issue);
    if (meant !== undefined)
      return withoutEchoes(meant).flatMap((inner) => linesOf(inner, path, input, whole));
  }
  return [`${name} ${describeIssue(issue, value)}`];
}

/** The issues of the form that the caller seems to have meant: one whose type fits, with the fewest issues. */
function closestBranch(issue: UnionIssue): readonly Issue[] | undefined {
  const fitting = issue.errors.filter((branch) => !branch.some(isMismatch));
  return fitting.sort((a, b) => a.length - b.length)[0];
}

/** True where the value is of another kind than the form takes, rather than a faulty one of its kind. */
function isMismatch(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') return true;
  return isUnion(issue) && issue.errors.length > 0 && issue.errors.every((branch) => branch.some(isMismatch));
}

const isUnion = (issue: Issue): issue is UnionIssue => issue.code === 'invalid_union';

function describeUnion(issue: UnionIssue, value: unknown): string {
  if (value === undefined) return 'is required';
  if (issue.inclusive === false) return 'matches more than one of the allowed forms';
  if (issue.options !== undefined) return `must be ${alternatives(issue.options.map(String))}`;
  const kinds = kindsOf(issue, value);
  return kinds.length === 0 ? 'is invalid' : `must be ${alternatives([...new Set(kinds)])}`;
}

/** What a union takes, those inside it included. */
function kindsOf(issue: UnionIssue, value: unknown): string[] {
  const mismatches = issue.errors.flatMap((branch) => branch.filter(isMismatch));
  return mismatches.flatMap((inner) =>
    isUnion(inner) ? kindsOf(inner, value) : [describeIssue(inner, value).replace(/^must be /, '')],
  );
}

function describeType(expected: string): string {
  if (expected === 'undefined' || expected === 'never') return 'must not be given';
  return `must be ${TYPES[expected] ?? expected}`;
}

type BoundIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>;

function describeBound(issue: BoundIssue, bound: number | bigint, words: readonly [string, string]): string {
  const atLeast = issue.exact ? 'exactly' : words[issue.inclusive === false ? 1 : 0];
  if (issue.origin === 'string') {
    if (issue.code === 'too_small' && bound === 1 && !issue.exact) return 'must not be empty';
    return `must be ${atLeast} ${counted(bound, 'character')} long`;
  }
  if (issue.origin === 'array' || issue.origin === 'set')
    return `must have ${atLeast} ${counted(bound, 'item')}`;
  return `must be ${atLeast} ${bound}`;
}

function describeFormat(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if ('prefix' in issue) return `must start with "${issue.prefix}"`;
  if ('suffix' in issue) return `must end with "${issue.suffix}"`;
  if ('includes' in issue) return `must contain "${issue.includes}"`;
  return FORMATS[issue.format] ?? `must be a valid ${issue.format}`;
}

/** False where the schema brings words of its own. */
function hasDefaultMessage(issue: Issue, value: unknown): boolean {
  // The default names the type that was found, which a coercing schema has changed.
  if (issue.code === 'invalid_type') return /^Invalid input: expected .+, received .+$/.test(issue.message);
  const raw = { ...issue, input: value } as core.$ZodRawIssue;
  return issue.message === defaultMessage(raw);
}

function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function counted(count: number | bigint, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${Number(count) === 1 ? '' : 's'}`;
}

/** `A`, `A or B`, `A, B or C`. */
function alternatives(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
