import { linesOf } from '../lib/lines-of.ts';
import {
  chosenIn,
  entriesIn,
  type FormNode,
  fieldsIn,
  OTHERS,
  type TypedValue,
  textIn,
} from './form-node.ts';

/**
 * What was typed, as the service takes it; undefined where nothing was. Nothing is judged: what is missing or wrong in it, the
 * service says. Entries stay where they are, so that what it says of the third is about the third.
 */
export function sentOf(node: FormNode, typed: TypedValue | undefined): unknown {
  switch (node.kind) {
    case 'object':
      return objectOf(node, typed);
    case 'list':
      return listOf(node, typed);
    case 'choices':
      return orNothing(chosenIn(typed));
    case 'days':
      return orNothing(chosenIn(typed).map(Number).toSorted());
    case 'headers':
      return headersOf(typed);
    case 'json':
      return parsed(textIn(typed));
    default:
      return scalarOf(node, textIn(typed).trim());
  }
}

function scalarOf({ kind }: FormNode, text: string): unknown {
  if (text === '') return undefined;
  if (kind === 'boolean') return text === 'true';
  if (kind !== 'number') return text;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

function objectOf(node: Extract<FormNode, { kind: 'object' }>, typed: TypedValue | undefined): unknown {
  const values = fieldsIn(typed);
  const others = node.takesOthers ? parsed(textIn(values[OTHERS])) : undefined;
  const entries = Object.entries(node.fields).flatMap(([name, below]) => {
    const value = sentOf(below, values[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const object = { ...(isObject(others) ? others : {}), ...Object.fromEntries(entries) };
  // A list that has to be there says nothing while it is empty.
  const isSaid = Object.values(object).some((value) => !Array.isArray(value) || value.length > 0);
  return isSaid || node.required ? object : undefined;
}

function listOf(
  { of, required }: Extract<FormNode, { kind: 'list' }>,
  typed: TypedValue | undefined,
): unknown {
  const list =
    of.kind === 'object'
      ? entriesIn(typed).map((entry) => sentOf(of, entry) ?? {})
      : linesOf(textIn(typed)).map((line) => scalarOf(of, line));
  return required ? list : orNothing(list);
}

function headersOf(typed: TypedValue | undefined): unknown {
  const headers = entriesIn(typed).map(({ name, value }) => [textIn(name).trim(), textIn(value)]);
  const named = headers.filter(([name]) => name !== '');
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

const orNothing = <Item>(list: readonly Item[]) => (list.length > 0 ? list : undefined);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where what was typed is no JSON, as the service would name it: `searchTypes.0.searchConfig.inbound.{}`. */
export function wrongJson(node: FormNode, typed: TypedValue | undefined, path = ''): string[] {
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (node.kind === 'json') {
    const text = textIn(typed).trim();
    return text !== '' && parsed(text) === undefined ? [path] : [];
  }
  if (node.kind === 'list')
    return node.of.kind === 'object'
      ? entriesIn(typed).flatMap((entry, index) => wrongJson(node.of, entry, at(index)))
      : [];
  if (node.kind !== 'object') return [];
  const values = fieldsIn(typed);
  const others = textIn(values[OTHERS]).trim();
  return [
    ...Object.entries(node.fields).flatMap(([name, below]) => wrongJson(below, values[name], at(name))),
    ...(node.takesOthers && others !== '' && !isObject(parsed(others)) ? [at(OTHERS)] : []),
  ];
}
