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
