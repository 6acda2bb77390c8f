import { fold } from '../../read/fold.ts';
import type { ReplyField } from '../../read/reading.ts';
import type { Candidate } from '../values/candidate.ts';
import type { FoundDate } from './find-dates.ts';

/** What leads to the day that was asked for or follows it, in five languages: an offer, notice, an examination, a ceremony, a date that is
 * reckoned. */
const LESSER: Partial<Record<ReplyField, RegExp>> = {
  startDate:
    /\b(?:admi(?:tted|ssion)|accept(?:ed|ance)|offer(?:ed)?|applied (?:for|to)|application|interview\w*|deferred|solicito|admise?|admis|candidature|zulassung|zugelassen|beworben|bewerbung|inscreveu-se|adjusted|seniority|bridged|on the (?:phones|floor|line|road))\b/i,
  endDate:
    /\b(?:last (?:pay\w*|check|cheque|chk|wage|deposit|salary)|notice|approval|letter|tendered|submitted|kundigte|gekundigt|kundigung|preavis|pre-?aviso|aviso previo)\b/i,
  graduationDate:
    /\b(?:ceremon\w+|walk(?:ed|s|ing)?|commencement|congregation|convocation|exam\w*|defen[cs]e|defended|viva|deferred|filed|printed|expected|anticipated|ceremonia|cerimonia|acto|examen|defendio|defendeu|defesa|soutenance|soutenue?|epreuves?|feier|festakt|tramite|solicitud|antrag|applied (?:for|to)|application|petition\w*|intent|classroom|prufung|verteidigung|verteidigt|class of)\b/i,
};

/** Whether the words about a date tell of an event beside the one that is asked for. */
export const isOfLesserEvent = (field: ReplyField, words: string): boolean =>
  LESSER[field]?.test(fold(words)) ?? false;

const CLAUSE_END = /[,;:(]\s|\b(?:and|und|et|y|e|but|pero|mais|mas|aber)\s/;

/** The clause that leads to a date: "was admitted in 2014, deferred, and began classes in". */
export const lastClause = (before: string): string =>
  before
    .replace(/[\s:,;(]+$/, '')
    .split(CLAUSE_END)
    .at(-1) ?? '';

/**
 * "Walked in May 2018, conferred that December": where the event itself is dated, or denied, what led to it and what
 * followed say nothing.
 */
export function withoutLesserEvents(candidates: readonly Candidate[]): Candidate[] {
  const ofEvent = candidates.filter(({ isOfLesser }) => !isOfLesser);
  return candidates.filter(({ field, kind, value, isOfLesser, isOfCompletion, source }) => {
    if (kind !== 'GIVEN' || value === null || !(isOfLesser || isOfCompletion)) return true;
    const others = ofEvent.filter((other) => other.field === field);
    if (others.some((other) => other.kind === 'DENIED' && other.source === source)) return false;
    return !isOfLesser || others.every((other) => other.kind !== 'GIVEN');
  });
}

/** "That was the ceremony, 5/14/2016. Conferred 8/19/2016": those of the event itself, where there are any. */
export function datesOfEvent(
  field: ReplyField,
  dates: readonly FoundDate[],
  words: string,
): readonly FoundDate[] {
  const own = dates.filter((date, at) => {
    const between = words.slice(dates[at - 1]?.end ?? 0, date.start);
    return !isOfLesserEvent(field, between);
  });
  return own.length > 0 ? own : dates;
}
