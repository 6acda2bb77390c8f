import type { Steps } from '../../in-slices.ts';
import { type PdfObject, readObjects, UnreadablePdf } from './pdf-objects.ts';

/** Names by which a PDF runs programs, opens others, carries files or sends what is typed into it. */
const ACTIVE: ReadonlySet<string> = new Set([
  '/JavaScript',
  '/Launch',
  '/EmbeddedFile',
  '/EmbeddedFiles',
  '/RichMedia',
  '/Rendition',
  '/XFA',
  '/GoToE',
  '/SubmitForm',
  '/ImportData',
]);

/**
 * What is wrong with a PDF that is to be passed on: it does something by itself, or hides whether it does. Undefined where it
 * only shows pages. A file without objects shows nothing, and does nothing.
 */
export function* activeContentProblem(pdf: Buffer): Steps<string | undefined> {
  let active: string | undefined;
  /** Objects that are opened with the document, and whether opening an object only turns to a page. */
  const opened = new Set<number>();
  const turns = new Map<number, boolean>();

  function visit({ number, tokens }: PdfObject): void {
    active ??= tokens.find((token) => ACTIVE.has(token));
    const onlyTurns = turnsToPage(tokens);
    if (number !== undefined) turns.set(number, onlyTurns && turns.get(number) !== false);
    for (const action of openActions(tokens)) {
      if (action.kind === 'elsewhere') opened.add(action.number);
      else if (!turnsToPage(action.tokens)) active ??= '/OpenAction';
    }
  }

  try {
    yield* readObjects(pdf, visit);
  } catch (error) {
    if (error instanceof UnreadablePdf) return `must be a PDF that can be looked into: it ${error.message}`;
    throw error;
  }
  if ([...opened].some((number) => turns.get(number) !== true)) active ??= '/OpenAction';
  return active && `must be a PDF without active content: it has ${active}`;
}

/** A place in the document, or an action that goes to one, without another after it. */
function turnsToPage(tokens: readonly string[]): boolean {
  if (tokens[0] !== '<<') return tokens[0] === '[' || tokens[0] === '(' || tokens[0] === 'null';
  const types = tokens.filter((_, index) => tokens[index - 1] === '/S');
  return !tokens.includes('/Next') && types.every((type) => type === '/GoTo');
}

type OpenAction = { kind: 'elsewhere'; number: number } | { kind: 'here'; tokens: readonly string[] };

function* openActions(tokens: readonly string[]): Generator<OpenAction> {
  for (let at = tokens.indexOf('/OpenAction'); at >= 0; at = tokens.indexOf('/OpenAction', at + 1)) {
    const [value = '', , last] = tokens.slice(at + 1, at + 4);
    if (last === 'R' && /^\d+$/.test(value)) yield { kind: 'elsewhere', number: Number(value) };
    else yield { kind: 'here', tokens: value === '<<' ? dictionaryAt(tokens, at + 1) : [value] };
  }
}

function dictionaryAt(tokens: readonly string[], start: number): readonly string[] {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    if (tokens[at] === '<<') depth += 1;
    if (tokens[at] === '>>') depth -= 1;
    if (depth === 0) return tokens.slice(start, at + 1);
  }
  return tokens.slice(start);
}
