import { endOf, type MonthRecord, messagesBySearch, type Rule, type SearchRecord } from '../month-record.ts';

/** I4: every change of state has its events, counted without a gap. */
export const changesAreTold: Rule = (month) => {
  const messages = messagesBySearch(month);
  return month.searches.flatMap((search) => {
    const { searchId } = search;
    const sent = messages.get(searchId) ?? [];
    return [...countProblems(search), ...endProblems(search), ...attemptProblems(search, sent)].map(
      (words) => ({
        searchId,
        words,
      }),
    );
  });
};

function countProblems({ events, eventCount }: SearchRecord): string[] {
  const gap = events.findIndex(({ sequence }, index) => sequence !== index + 1);
  return [
    ...(gap >= 0 ? [`the event ${gap + 1} is missing`] : []),
    ...(events.length === eventCount ? [] : [`${events.length} events, and ${eventCount} counted`]),
  ];
}

/** What has to be told beside SEARCH_UPDATED, by the status and whether there is a result. */
function endProblems({ status, outcomes, events, changes }: SearchRecord): string[] {
  const count = (is: (event: SearchRecord['events'][number]) => boolean) => events.filter(is).length;
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

/** One that was on its way at the moment of the end may be told or not: nothing is told of a search that has ended. */
function attemptProblems(search: SearchRecord, sent: MonthRecord['messages']): string[] {
  const { events } = search;
  const end = endOf(search)?.getTime();
  const surely = sent.filter(({ at }) => at.getTime() !== end).length;
  const told = events.filter(({ attemptStatus }) => attemptStatus === 'SENT').length;
  return told >= surely && told <= sent.length
    ? []
    : [`${told} attempts were told, and ${sent.length} messages came`];
}
