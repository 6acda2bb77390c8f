import { once } from '../../platform/once.ts';
import type { VerifierForm, VerifierRecord } from './verifier-form.ts';

const and = once(() => new Intl.ListFormat('en-US', { type: 'conjunction' }));

/** What stands above a record's claims: records of one employer or school are told apart by a number. */
export function recordHeading(record: VerifierRecord, records: readonly VerifierRecord[]): string {
  const alike = records.filter(({ title }) => title === record.title);
  const number = alike.findIndex(({ index }) => index === record.index) + 1;
  return alike.length > 1 ? `${record.title}, ${number} of ${alike.length}` : record.title;
}

/** The employers or schools that a request asks about, in words and each of them once. */
export const entitiesInWords = (records: readonly VerifierRecord[]): string =>
  and().format(new Set(records.map(({ title }) => title)));

/** Minutes that answering takes, rounded up generously: seconds for a claim, longer for a question. */
export function minutesToAnswer({ records, questions }: Pick<VerifierForm, 'records' | 'questions'>): number {
  const claims = records.reduce((count, record) => count + record.claims.length, 0);
  return Math.max(2, Math.ceil((claims * 12 + questions.length * 25 + 45) / 60));
}
