import type { OrderStatus } from '@credence/contract';

/** Which orders are meant; what is left out does not matter. */
export interface OrderFilter {
  orderStatus?: OrderStatus | undefined;
  /** An order matches with any of its searches. */
  externalSearchId?: string | undefined;
  createdFrom?: Date | undefined;
  /** Created before this instant. */
  createdBefore?: Date | undefined;
}

/** The parameters of one statement, numbered as they come. */
export interface Parameters {
  values: unknown[];
  /** Adds a value, and answers how the statement refers to it. */
  add(value: unknown): string;
}

export function parameters(...values: unknown[]): Parameters {
  return { values, add: (value) => `$${values.push(value)}` };
}
