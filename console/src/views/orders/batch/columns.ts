import type { FormNode } from '../../../forms/form-node.ts';

type ObjectNode = Extract<FormNode, { kind: 'object' }>;

/** A column that a file of orders may have. */
export interface Column {
  /** As the first row names it: `employment.employerName`. */
  name: string;
  part: Part;
  field: string;
  node: FormNode;
  /** Whether each row needs it, or each row that has something of its part. */
  isNeeded: boolean;
}

/** Parts of an order of which a row has one each. */
export const PARTS = ['applicant', 'businessContext', 'employment', 'education', 'search'] as const;
export type Part = (typeof PARTS)[number];

/** The columns of a file of orders: each field of one value, from the contract. */
export function columnsOf(form: ObjectNode): Column[] {
  const of = (part: Part, node: FormNode | undefined, fields?: readonly string[]): Column[] =>
    node?.kind === 'object'
      ? Object.entries(node.fields)
          .filter(([field, { kind }]) => fields?.includes(field) ?? ONE_VALUE.includes(kind))
          .map(([field, below]) => ({
            name: part === 'search' ? field : `${part}.${field}`,
            part,
            field,
            node: below,
            isNeeded: 'required' in below && below.required,
          }))
      : [];
  const { applicant, businessContext, history, searchTypes } = form.fields;
  const records = history?.kind === 'object' ? history.fields : {};
  return [
    ...of('applicant', applicant),
    ...of('businessContext', businessContext),
    ...of('employment', entryOf(records.employment)),
    ...of('education', entryOf(records.education)),
    ...of('search', entryOf(searchTypes), ['externalSearchId']),
  ];
}

const ONE_VALUE = ['text', 'number', 'boolean', 'choice'];

const entryOf = (node: FormNode | undefined) => (node?.kind === 'list' ? node.of : undefined);

/** What the service calls a field of a row's order, by its column: `history.employment.0.position` is `employment.position`. */
export const columnAt = (path: string): string =>
  path.replace(/^history\.(\w+)\.0\./, '$1.').replace(/^searchTypes\.\d+\./, '');
