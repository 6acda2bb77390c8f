import type { OrderInput } from '../../../api/orders.ts';
import { type Column, columnAt, type Part } from './columns.ts';

/** What is wrong in a cell before the service is asked, as the catalogue says it. */
export type CellFault = 'notNumber' | 'notYesNo' | 'notDay' | 'neededHere' | 'noRecord';

export interface RowProblem {
  /** Null where it is about the row. */
  column: string | null;
  /** In words, or as the catalogue has it. */
  fault: { text: string } | { key: CellFault };
}

/** A row of a file as an order. */
export interface Row {
  /** Counted as a table shows it: the names of the columns are row 1. */
  number: number;
  applicant: string;
  types: ('EMPLOYMENT' | 'EDUCATION')[];
  order: OrderInput;
  problems: RowProblem[];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TRUTHS = new Map([
  ['true', true],
  ['false', false],
]);

/** Makes orders of rows. What only the service knows of them, it is asked later. */
export const readRows = (columns: readonly Column[], rows: readonly Record<string, string>[]): Row[] =>
  rows.map((cells, index) => readRow(columns, cells, index + 2));

function readRow(columns: readonly Column[], cells: Record<string, string>, number: number): Row {
  const problems: RowProblem[] = [];
  const parts: Partial<Record<Part, Record<string, unknown>>> = {};
  for (const { name, part, field, node } of columns) {
    const text = cells[name] ?? '';
    if (text === '') continue;
    const { value, fault } = readCell(node, text);
    if (fault) problems.push({ column: name, fault: { key: fault } });
    parts[part] = { ...parts[part], [field]: value };
  }
  for (const { name, part, field, isNeeded } of columns) {
    const isMissing = isNeeded && parts[part]?.[field] === undefined;
    const isAsked = part === 'applicant' || part === 'businessContext' || parts[part] !== undefined;
    if (isMissing && isAsked) problems.push({ column: name, fault: { key: 'neededHere' } });
  }
  const { applicant = {}, businessContext = {}, employment, education, search } = parts;
  const types = [
    ...(employment ? (['EMPLOYMENT'] as const) : []),
    ...(education ? (['EDUCATION'] as const) : []),
  ];
  if (types.length === 0) problems.push({ column: null, fault: { key: 'noRecord' } });
  const order: unknown = {
    applicant,
    businessContext,
    searchTypes: types.map((searchType) => ({ searchType, ...search })),
    history: {
      ...(employment ? { employment: [employment] } : {}),
      ...(education ? { education: [education] } : {}),
    },
  };
  const names = [applicant.lastName, applicant.firstName].filter((name) => typeof name === 'string');
  return { number, applicant: names.join(', '), types, order: order as OrderInput, problems };
}

function readCell(node: Column['node'], text: string): { value: unknown; fault?: CellFault } {
  if (node.kind === 'number') {
    const number = Number(text);
    return Number.isFinite(number) ? { value: number } : { value: text, fault: 'notNumber' };
  }
  if (node.kind === 'boolean') {
    const truth = TRUTHS.get(text.toLowerCase());
    return truth === undefined ? { value: text, fault: 'notYesNo' } : { value: truth };
  }
  const isDay = node.kind === 'text' && node.format === 'date';
  return isDay && !DAY.test(text) ? { value: text, fault: 'notDay' } : { value: text };
}

/** What the service said of the orders of these rows, row by row. */
export function withAnswers(rows: readonly Row[], lines: readonly string[]): Row[] {
  return rows.map((row, index) => {
    const start = `orders.${index}.`;
    const said = lines
      .filter((line) => line.startsWith(start))
      .map((line) => problemOf(line.slice(start.length)));
    return said.length > 0 ? { ...row, problems: [...row.problems, ...said] } : row;
  });
}

function problemOf(line: string): RowProblem {
  const space = line.indexOf(' ');
  return { column: columnAt(line.slice(0, space)), fault: { text: line.slice(space + 1) } };
}
