import type { Rule } from './run-record.ts';

/** I6: no search leaves a terminal status. */
export const staysEnded: Rule = ({ searches }) =>
  searches.flatMap(({ searchId, status, changes }) => {
    const left = changes.filter(({ from }) => from !== 'IN_PROGRESS');
    const last = changes.at(-1)?.to ?? 'IN_PROGRESS';
    return [
      ...left.map(({ from, to }) => `${from} became ${to}`),
      ...(last === status ? [] : [`it is ${status}, and last became ${last}`]),
    ].map((words) => ({ searchId, words }));
  });
