import type { SearchType } from '@credence/contract';
import type { ClaimedValues, ReplyRequest } from '../../read/reading.ts';
import { agrees, isDateField } from '../agreement.ts';
import { findDates, type NumberOrder } from '../dates/find-dates.ts';
import { subjectOf } from '../people/names.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';
import { dated, givenValue } from './given-value.ts';
import type { LabelMeaning } from './labels/label-meaning.ts';
import { meaningOf } from './labels/labels.ts';

const HIRE =
  /\b(?:hir|hre|rhr|reh|hire|hired|rehire|new hire|start|begin|alta|ingreso|embauche|eintritt|admissão)\b/i;
const LEAVE =
  /\b(?:term|trm|tmn|sep|rsg|lof|terminated|termination|separation|separated|resign(?:ed|ation)?|end|left|retire[d]?|baja|sortie|austritt|desligamento)\b/i;

/** What tables are read with. */
interface TableContext {
  searchType: SearchType;
  order: NumberOrder;
  claims: ClaimedValues;
  at: Date;
}

const YOURS =
  /\b(?:you|your|claimed|stated|applicant|candidate|provided|submitted|reported|on form|asked|requested|request)\b/i;
const OURS = /\b(?:we|our|ours|us|actual|verified|records?|on file|payroll|correct|hr)\b/i;

/** Where a line of headings sets what we wrote beside what the source has; null where it does not. */
function besidesOurs(text: string): { cells: number; yours: number; ours: number } | null {
  const cells = cellsOf(text);
  const yours = cells.findIndex((cell) => YOURS.test(cell));
  const ours = cells.findIndex((cell, at) => at > yours && OURS.test(cell) && !YOURS.test(cell));
  if (yours < 0 || ours < 0 || /\d/.test(text)) return null;
  // The column of labels may have no heading.
  const unnamed = yours === 0 ? 1 : 0;
  return { cells: cells.length + unnamed, yours: yours + unnamed, ours: ours + unnamed };
}

/** Tables that set what we wrote beside what the source has, as lines of what the source has. */
export function oursOfTables(statements: readonly Statement[]): Statement[] {
  const heads = statements.map(({ text }) => besidesOurs(text));
  const at = heads.findIndex((head) => head !== null);
  const head = heads[at];
  if (!head) return [...statements];
  return statements.flatMap((statement, row) => {
    const cells = cellsOf(statement.text);
    if (row === at) return [];
    const isRow = row > at && cells.length === head.cells;
    return isRow ? [{ ...statement, text: `${cells[head.yours - 1]}: ${cells[head.ours]}` }] : [statement];
  });
}

const NAME =
  /^(?:(?:employee|student|full|last|legal)(?: full| last)? )?names?$|^(?:employee|student|nombre|nom|nome|apellidos?)$/i;

/** Leaves out the rows of a table that are about other people, by the column that has their names. */
export function rowsOfApplicant(statements: readonly Statement[], request: ReplyRequest): Statement[] {
  const head = statements.findIndex(
    ({ text }) =>
      namesIn(text) >= 0 && cellsOf(text).some((cell) => meaningOf(cell, request.searchType) !== null),
  );
  if (head < 0) return [...statements];
  const heading = cellsOf(statements[head]?.text ?? '');
  const column = namesIn(statements[head]?.text ?? '');
  return statements.filter(({ text }, at) => {
    const cells = cellsOf(text);
    const isRow = at > head && cells.length === heading.length;
    return !isRow || subjectOf(cells[column] ?? '', request) === 'APPLICANT';
  });
}

const namesIn = (heading: string): number => cellsOf(heading).findIndex((cell) => NAME.test(cell));

/** Values in tables: with a line of headings, or as rows of a job history. */
export function tableValues(statements: readonly Statement[], context: TableContext): Candidate[] {
  const headed = headedTable(statements, context);
  return headed.length > 0 ? headed : jobHistory(statements, context.order);
}

const cellsOf = (text: string): string[] =>
  text
    .split(/\s{2,}|\t|\s*\|\s*/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

/** Rows below a line of headings. Of several, the ones that speak of what was claimed. */
function headedTable(
  statements: readonly Statement[],
  { searchType, order, claims, at }: TableContext,
): Candidate[] {
  const head = statements.findIndex(({ text }) => {
    const cells = cellsOf(text);
    return cells.length >= 2 && cells.filter((cell) => meaningOf(cell, searchType) !== null).length >= 2;
  });
  if (head < 0) return [];
  const headings = cellsOf(statements[head]?.text ?? '').map((cell) => meaningOf(cell, searchType));
  const cellValue = (meaning: LabelMeaning | null, cell: string, place: Parameters<typeof givenValue>[2]) =>
    meaning === null ? [] : givenValue(meaning, cell, place, order);
  const rows = statements.slice(head + 1).flatMap(({ text }, index) => {
    const cells = inColumns(cellsOf(text), headings, order);
    if (cells === null || !/[\p{L}\d]/u.test(text)) return [];
    const place = { evidence: text, source: 'LABEL' as const, group: 20_000 + index };
    return [cells.flatMap((cell, column) => cellValue(headings[column] ?? null, cell, place))];
  });
  const agreeing = rows.filter((row) =>
    row.some(
      ({ field, value }) =>
        /^(?:position|qualification)$/.test(field) && value !== null && agrees(field, value, claims, at),
    ),
  );
  // A row says when its own job was held, and the rows together how long the person was there.
  const ofTitle = (agreeing.length > 0 ? agreeing : rows).flat().filter(({ field }) => !isDateField(field));
  return [...ofTitle, ...rows.flat().filter(({ field }) => isDateField(field))];
}

/**
 * The cells of a row below the headings; null where they are not as many. Where the last columns have the dates of a row that
 * lacks cells, those stand there, and what stands before them in none.
 */
function inColumns(
  cells: readonly string[],
  headings: readonly (LabelMeaning | null)[],
  order: NumberOrder,
): readonly string[] | null {
  const lacking = headings.length - cells.length;
  if (lacking <= 0) return lacking === 0 ? cells : null;
  const isDate = (meaning: LabelMeaning | null | undefined) =>
    meaning === 'startDate' || meaning === 'endDate';
  const dated = headings.findIndex(isDate);
  const dates = dated < lacking ? [] : cells.slice(dated - lacking);
  const isWhole = headings.slice(dated).every(isDate) && dates.length > 1;
  return isWhole && dates.every((cell) => findDates(cell, order).length === 1)
    ? [...headings.slice(0, dated).map(() => ''), ...dates]
    : null;
}

/** A date, what happened then, and as what. */
function jobHistory(statements: readonly Statement[], order: NumberOrder): Candidate[] {
  const rows = statements.flatMap(({ text }, group) => {
    const cells = cellsOf(text);
    const [date] = findDates(cells[0] ?? '', order);
    const isRow = cells.length >= 3 && date !== undefined && (cells[0] ?? '').length <= 20;
    return isRow ? [{ date, action: cells[1] ?? '', title: cells[2] ?? '', text, group }] : [];
  });
  if (rows.length < 2) return [];
  const first = rows.find(({ action }) => HIRE.test(action));
  const last = rows.findLast(({ action }) => LEAVE.test(action));
  const place = ({ text, group }: (typeof rows)[number]) => ({
    evidence: text,
    source: 'LABEL' as const,
    group,
  });
  const title = (row: (typeof rows)[number]): Candidate[] =>
    /\p{L}{3}/u.test(row.title)
      ? [{ ...place(row), field: 'position', kind: 'GIVEN', value: row.title }]
      : [];
  return [
    ...(first ? [dated('startDate', first.date, place(first))] : []),
    ...(last ? [dated('endDate', last.date, place(last)), ...title(last)] : []),
  ];
}
