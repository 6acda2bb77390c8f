import type { ModelSearch } from './model.ts';

/** An event as it was first seen. */
export interface SeenEvent {
  search: ModelSearch;
  name: string;
  /** Of the sealed body: the same seal holds the same bytes. */
  sealed: string;
  body: string;
}
