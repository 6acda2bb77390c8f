import { ORDER_FORM } from 'virtual:order-form';
import type { OrderInput } from '../../api/orders.ts';
import { entriesIn, fieldsIn, newEntry, type Typed, textIn } from '../../forms/form-node.ts';
import { sentOf } from '../../forms/sent-value.ts';

/** An order that is being written, as it is typed. */
export type Draft = Typed;

export const HISTORIES = { employment: 'EMPLOYMENT', education: 'EDUCATION' } as const;
export type HistoryName = keyof typeof HISTORIES;

/** With one job, and the search that verifies it. */
export const EMPTY: Draft = {
  history: { employment: [newEntry()] },
  searchTypes: [newEntry({ searchType: 'EMPLOYMENT' })],
};

/** The order as the service takes it. What is missing in it, the service says. */
export const orderOf = (draft: Draft): OrderInput => sentOf(ORDER_FORM, draft) as OrderInput;

/** Changes the jobs or the qualifications: the first of its kind brings the search for them, and the last takes it away. */
export function withHistory(draft: Draft, name: HistoryName, records: readonly Typed[]): Draft {
  const type = HISTORIES[name];
  const searches = entriesIn(draft.searchTypes);
  const isOf = (search: Typed) => textIn(search.searchType) === type;
  const had = entriesIn(fieldsIn(draft.history)[name]).length;
  const history = { ...fieldsIn(draft.history), [name]: records };
  if (had === 0 && records.length > 0 && !searches.some(isOf))
    return { ...draft, history, searchTypes: [...searches, newEntry({ searchType: type })] };
  if (had > 0 && records.length === 0)
    return { ...draft, history, searchTypes: searches.filter((search) => !isOf(search)) };
  return { ...draft, history };
}
