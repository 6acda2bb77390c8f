import type { Rule, RunSearch } from './run-record.ts';

/** I4: every change of state has its events, counted without a gap. */
export const changesAreTold: Rule = ({ searches }) =>
  searches.flatMap((search) =>
    [...countProblems(search), ...endProblems(search)].map((words) => ({ searchId: search.searchId, words })),
  );

function countProblems({ events, eventCount }: RunSearch): string[] {
  const gap = events.findIndex(({ sequence }, index) => sequence !== index + 1);
  return [
    ...(gap >= 0 ? [`the event ${gap + 1} is missing`] : []),
    ...(events.length === eventCount ? [] : [`${events.length} events, and ${eventCount} counted`]),
  ];
}

/** What has to be told beside SEARCH_UPDATED, by the status and whether there is a result. */
function endProblems({ status, outcomes, events, changes }: RunSearch): string[] {
  const count = (is: (event: RunSearch['events'][number]) => boolean) => events.filter(is).length;
  const expected = {
    SEARCH_UPDATED: changes.length,
    'verification.completed': outcomes.length,
    'verification.action_required':
      status === 'REASSIGNED' || (status === 'COMPLETED' && outcomes.length === 0) ? 1 : 0,
  };
  const told: Record<keyof typeof expected, number> = {
    SEARCH_UPDATED: count(({ notificationType }) => notificationType === 'SEARCH_UPDATED'),
    'verification.completed': count(({ event }) => event === 'verification.completed'),
    'verification.action_required': count(({ event }) => event === 'verification.action_required'),
  };
  return (Object.keys(expected) as (keyof typeof expected)[])
    .filter((name) => told[name] !== expected[name])
    .map((name) => `${told[name]} events ${name} for ${expected[name]} changes, ${status}`);
}
