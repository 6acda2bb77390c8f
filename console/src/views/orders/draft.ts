import type { OrderInput } from '../../api/orders.ts';

/** The fields of one part of an order, as they are typed. */
export type Fields = Readonly<Record<string, string>>;

/** A job or a qualification that is being written. */
export interface DraftRecord {
  /** Tells it from the others while it is written. */
  id: string;
  fields: Fields;
}

export const newRecord = (): DraftRecord => ({ id: crypto.randomUUID(), fields: {} });

/** An order that is being written. */
export interface Draft {
  applicant: Fields;
  businessContext: Fields;
  employment: readonly DraftRecord[];
  education: readonly DraftRecord[];
  externalSearchId: string;
}

export const EMPTY: Draft = {
  applicant: {},
  businessContext: {},
  employment: [newRecord()],
  education: [],
  externalSearchId: '',
};

const filled = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
  );

/** The order as the service takes it. What is missing in it, the service says. */
export function orderOf({
  applicant,
  businessContext,
  employment,
  education,
  externalSearchId,
}: Draft): OrderInput {
  const { proposedSalary, ...context } = filled(businessContext);
  const search = (searchType: 'EMPLOYMENT' | 'EDUCATION') => ({
    searchType,
    ...(externalSearchId.trim() ? { externalSearchId: externalSearchId.trim() } : {}),
  });
  const order: unknown = {
    applicant: filled(applicant),
    businessContext: {
      ...context,
      ...(proposedSalary === undefined ? {} : { proposedSalary: Number(proposedSalary) }),
    },
    searchTypes: [
      ...(employment.length > 0 ? [search('EMPLOYMENT')] : []),
      ...(education.length > 0 ? [search('EDUCATION')] : []),
    ],
    history: {
      employment: employment.map(({ fields }) => filled(fields)),
      education: education.map(({ fields }) => filled(fields)),
    },
  };
  return order as OrderInput;
}

/** What the service says of one field, without its path; null where it says nothing. */
export function problemAt(problems: readonly string[], path: string): string | null {
  const found = problems.find((problem) => problem.startsWith(`${path} `));
  return found ? found.slice(path.length + 1) : null;
}
