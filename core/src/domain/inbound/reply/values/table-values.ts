import { findDates, type NumberOrder } from '../dates/find-dates.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';
import { dated } from './given-value.ts';

const HIRE = /\b(?:hire|hired|rehire|new hire|start|begin|alta|ingreso|embauche|eintritt|admissão)\b/i;
const LEAVE = /\b(?:term|terminated|termination|separation|separated|resign(?:ed|ation)?|end|left|retire[d]?|baja|sortie|austritt|desligamento)\b/i;

/** Rows of a job history: a date, what happened then, and as what. */
export function tableValues(statements: readonly Statement[], order: NumberOrder): Candidate[] {
  const rows = statements.flatMap(({ text }, group) => {
    const cells = text.split(/\s{2,}|\t|\s*\|\s*/).filter((cell) => cell.trim() !== '');
    const [date] = findDates(cells[0] ?? '', order);
    const isRow = cells.length >= 3 && date !== undefined && (cells[0] ?? '').trim().length <= 20;
    return isRow ? [{ date, action: cells[1] ?? '', title: cells[2] ?? '', text, group }] : [];
  });
  if (rows.length < 2) return [];
  const first = rows.find(({ action }) => HIRE.test(action));
  const last = rows.findLast(({ action }) => LEAVE.test(action));
  const place = ({ text, group }: (typeof rows)[number]) => ({ evidence: text, source: 'LABEL' as const, group });
  const title = (row: (typeof rows)[number]): Candidate[] =>
    /\p{L}{3}/u.test(row.title) ? [{ ...place(row), field: 'position', kind: 'GIVEN', value: row.title.trim() }] : [];
  return [
    ...(first ? [dated('startDate', first.date, place(first))] : []),
    ...(last ? [dated('endDate', last.date, place(last)), ...title(last)] : []),
  ];
}
