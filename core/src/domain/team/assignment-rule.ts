/** Who works on a search, before and after; null for no one. */
export interface AssignmentChange {
  previous: string | null;
  assignee: string | null;
}

/** Whether it is about no person but the one who makes it: taking what no one works on, and leaving what is one's own. */
export const isOwnChange = ({ previous, assignee }: AssignmentChange, asker: string | null): boolean =>
  asker !== null && [previous, assignee].every((subject) => subject === null || subject === asker);
