import type { SearchConfig, SearchType } from '@credence/contract';
import type { Intervention } from './interventions.ts';
import type { PlannedContact } from './plan-contact.ts';
import type { City } from './world/cities.ts';
import type { Policy } from './world/policies.ts';

/** An employer or school that a search asks about; each has a record of its own in the order. */
export interface PlannedEntity {
  name: string;
  /** Null where the order does not say it. */
  city: City | null;
}

export interface PlannedSearch {
  /** Counts the searches of the month, from 0. */
  number: number;
  searchType: SearchType;
  policy: Policy;
  /** With every default filled in. */
  config: SearchConfig;
  /** By the index of their record. */
  entities: PlannedEntity[];
  /** As the order names them: the first of each record in its history, the others as hints. */
  contacts: PlannedContact[];
  /** False where the order does not say how to reach the first of them: another order may have taught it. */
  namesFirst: boolean;
  /** By the index of the record: whom the first contact names who is not the right one. */
  colleagues: PlannedContact[];
  intervention: Intervention | null;
}
