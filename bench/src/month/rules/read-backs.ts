import { expectedStatus } from '../expected-outcome.ts';
import type { GivenAnswer, ReadBack } from '../journal.ts';
import { endOf, type MonthRecord, messagesBySearch, type Rule, type SearchRecord } from '../month-record.ts';
import type { Statement } from '../world/behaviours.ts';
import { areOpen } from '../world/opening-hours.ts';

/** What is read in a mail goes once to whom was asked, in their hours, before the end, and twice at most about a record. */
export const readsBackInMeasure: Rule = (month) => {
  const readBacks = bySearch(month, month.readBacks);
  const messages = messagesBySearch(month);
  return month.searches.flatMap((search) => {
    const { searchId, contacts } = search;
    const own = readBacks.get(searchId) ?? [];
    const asked = new Map((messages.get(searchId) ?? []).map((sent) => [sent.attemptId, sent.destination]));
    const wrong = own.flatMap((readBack) => problemsOf(readBack, search, asked));
    const repeated = [...Map.groupBy(own, ({ inReplyTo }) => inReplyTo)]
      .filter(([, sent]) => sent.length > 1)
      .map(([inReplyTo, sent]) => `${inReplyTo} was read back ${sent.length} times`);
    const many = [...Map.groupBy(own, ({ destination }) => contacts.get(destination)?.record)]
      .filter(([, sent]) => sent.length > 2)
      .map(([record, sent]) => `${sent.length} read-backs about record ${record}`);
    return [...wrong, ...repeated, ...many].map((words) => ({ searchId, words }));
  });
};

function problemsOf(
  { at, attemptId, destination }: ReadBack,
  search: SearchRecord,
  asked: ReadonlyMap<string, string>,
): string[] {
  const hours = search.contacts.get(destination)?.hours;
  const end = endOf(search);
  const when = at.toISOString();
  return [
    ...(asked.get(attemptId) === destination ? [] : [`${destination} got what it had not been asked`]),
    ...(hours && !areOpen(at, hours) ? [`${destination} got a read-back at ${when}, ${hours.timezone}`] : []),
    ...(end && at > end ? [`${destination} got a read-back at ${when}, after the end`] : []),
  ];
}

/** What may be confirmed of what was written: no more, and nothing else. */
const CONFIRMABLE: Partial<Record<Statement, readonly Statement[]>> = {
  'all is right': ['all is right', 'only part is known'],
  'one thing is wrong': ['one thing is wrong'],
  'only part is known': ['only part is known'],
  'a vendor keeps the records': ['a vendor keeps the records'],
};

/** Nothing is read into a mail that it does not say. */
export const readsWhatWasWritten: Rule = (month) => {
  const answers = bySearch(month, month.answers);
  return [...answers].flatMap(([searchId, own]) =>
    own
      .filter(({ door }) => door === 'read-back')
      .flatMap(({ attemptId, statement }) => {
        const written = own.find((answer) => answer.attemptId === attemptId && answer.door === 'mail');
        if (written && CONFIRMABLE[written.statement]?.includes(statement)) return [];
        return [{ searchId, words: `“${written?.statement}” was read as “${statement}”` }];
      }),
  );
};

/** A machine says these. */
const NO_REPLY: readonly Statement[] = ['out of the office', 'it did not arrive'];

/** No contact that has replied, in whatever words, is written to again by themselves. */
export const remindsOnlyUnanswered: Rule = (month) => {
  const answers = bySearch(month, month.answers);
  const messages = messagesBySearch(month);
  return month.searches.flatMap(({ searchId, contacts }) => {
    const sent = messages.get(searchId) ?? [];
    const contactAsked = new Map(
      sent.map(({ attemptId, destination }) => [attemptId, contacts.get(destination)]),
    );
    const replies = (answers.get(searchId) ?? []).filter(({ statement }) => !NO_REPLY.includes(statement));
    return sent
      .filter(({ at, destination }) =>
        replies.some(
          (reply) => reply.at < at && contactAsked.get(reply.attemptId) === contacts.get(destination),
        ),
      )
      .map(({ at, destination }) => ({
        searchId,
        words: `${destination} has replied, and was written to at ${at.toISOString()}`,
      }));
  });
};

/** What a month has to have of them before their share says anything. */
const ENOUGH = 40;
const LEAST_SHARE = 0.6;

/** Of the searches that were answered in words, most end by what was read back, and no person on the client's side. */
export const confirmationsEnd: Rule = (month) => {
  const fates = fatesOfWritten(month);
  const ended = fates.filter((fate) => fate === 'ended by a read-back').length;
  if (fates.length < ENOUGH || ended / fates.length >= LEAST_SHARE) return [];
  return [
    { searchId: '', words: `${ended} of ${fates.length} searches answered in words ended by a read-back` },
  ];
};

/** What became of a search that was answered in words. */
export type Fate =
  | 'ended by a read-back'
  | 'reviewed by policy'
  | 'decided by the client'
  | 'not sent back'
  | 'not confirmed'
  | 'confirmed and not ended';

/** Of the searches that were answered about all of their records, by mail in words about one at least. */
export function fatesOfWritten(month: MonthRecord): Fate[] {
  const answers = bySearch(month, month.answers);
  const readBacks = bySearch(month, month.readBacks);
  const decided = new Set([...month.decisions, ...month.reviews].map(({ searchId }) => searchId));
  return month.searches.flatMap((search): Fate[] => {
    const own = answers.get(search.searchId) ?? [];
    if (!isAnswered(search, own)) return [];
    const isConfirmed = own.some(({ door }) => door === 'read-back');
    if (isConfirmed && isSettled(search) && !decided.has(search.searchId)) return ['ended by a read-back'];
    const { requireManualReview, autoCompleteVerified } = search.planned.config.inbound;
    if (requireManualReview || !autoCompleteVerified) return ['reviewed by policy'];
    if (decided.has(search.searchId)) return ['decided by the client'];
    if (isConfirmed) return ['confirmed and not ended'];
    return [readBacks.has(search.searchId) ? 'not confirmed' : 'not sent back'];
  });
}

/** Whether answers ended it: not its SLA, and not a client who cancelled it. */
const isSettled = ({ outcomes, events }: SearchRecord): boolean =>
  outcomes.length > 0 || events.some(({ reasonCode }) => reasonCode === 'THIRD_PARTY_RECORD');

function isAnswered(search: SearchRecord, answers: readonly GivenAnswer[]): boolean {
  const { config, entities } = search.planned;
  const end = endOf(search);
  const inTime = answers.filter(({ at }) => !end || at <= end);
  const written = inTime.filter(({ door, statement }) => door === 'mail' && statement in CONFIRMABLE);
  const known = new Set(
    [...written, ...inTime.filter((answer) => expectedStatus(config, answer) !== null)].map(
      ({ record }) => record,
    ),
  );
  return written.length > 0 && entities.every((_, record) => known.has(record));
}

function bySearch<Entry extends { attemptId: string }>(
  { attempts }: MonthRecord,
  entries: readonly Entry[],
): Map<string, Entry[]> {
  const searchOf = new Map(attempts.map(({ attemptId, searchId }) => [attemptId, searchId]));
  return Map.groupBy(entries, ({ attemptId }) => searchOf.get(attemptId) ?? '');
}
