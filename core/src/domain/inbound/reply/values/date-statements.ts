import { fold, folded } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { isClaimedDate } from '../dates/agreeing.ts';
import { type FoundDate, findDates, type NumberOrder } from '../dates/find-dates.ts';
import { isOfLesserEvent, lastClause } from '../dates/lesser-events.ts';
import { isBackAgain, isBeginningAgain, isFollowed } from '../dates/not-meant.ts';
import { calledBehind, toldBehind } from '../dates/told-behind.ts';
import { isOfHouseItself, isOfSystem } from '../dates/whose-event.ts';
import { withoutDeniedDates } from '../dates/without-denied-dates.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';
import { dateField, ELSEWHERE, GRADUATED } from './date-field.ts';
import { isOfCompletion } from './end-of-studies.ts';
import { dated } from './given-value.ts';
import { isOfStay, isOfWithin, isSlogan, isUnknownTime } from './of-stay.ts';

/** What stands between the beginning of a period and its end. */
export const RANGE = folded(
  /^\s*(?:[,)]\s*)?(?:-{1,2}|–|—|\/|-{1,2}>|→|(?:and )?out(?: in)?|(?:right |all the way |clear |straight )?(?:up )?to(?: the)?|(?:right |all the way )?until|untill|till|til|(?:right |all the way )?through|thru|and(?: ended| left)?|hasta(?: el)?|al?|y|jusqu'?[aà]u?|au|à|et|bis(?: zum)?|até(?: o)?|a|e)\s*(?:the |el |le |zum |like |about |around |approximately |roughly |o |aproximadamente )?(?:(?:fall|spring|summer|winter|autumn|end of|end|ende|anfang|mitte|fin de|finales de|finais de|início de|early|late|mid|middle of|beginning of)[ -](?:of )?)?$/i,
);

/** Dates in sentences, by the words before them, and periods from one to another. */
export function dateStatements(
  statements: readonly Statement[],
  request: ReplyRequest,
  order: NumberOrder,
): Candidate[] {
  return statements.flatMap(({ text, isQuestion }, group) => {
    if (isQuestion) return [];
    const dates = withoutDeniedDates(findDates(text, order), text);
    if (
      dates.length > 0 &&
      ((!isOfStay(text, request) && isSlogan(text, dates)) ||
        (isUnknownTime(dates, request) && (LOOKED_THROUGH.test(fold(text)) || !isOfStay(text, request))))
    )
      return [];
    const place = { evidence: text, source: 'SENTENCE' as const, group };
    const next = fold((statements[group + 1]?.text ?? '').slice(0, 80));
    const goesOn: Candidate[] = GOES_ON.test(fold(text))
      ? [{ ...place, field: 'endDate', kind: 'GIVEN', value: 'present' }]
      : [];
    const [first, last] = [dates[0], dates.at(-1)];
    if (dates.length > 1 && dates.every(({ value }) => value.length === 4) && LOOKED_AT.test(text)) return [];
    if (first && last && isRunOfYears(dates, text))
      return [dated('startDate', first, place), dated('endDate', last, place)];
    return [
      ...goesOn,
      ...dates.flatMap((_, at) => datesAt({ text: fold(text), dates, next, request }, at, place)),
    ];
  });
}

/** What was looked through, as far back as no claim goes: "ran the name through our payroll, 2008 to now". */
const LOOKED_THROUGH =
  /^\W*(?:(?:i|we|he|she|they|ich|wir|nous|on|j['’]ai|yo|eu|nos)(?:['’]ve| have| had| just| also| have| habe[n]?| avons| a| he| hemos)* )?(?:ran|run|checked|searched|looked|went|pulled|scanned|queried|combed|dug|reviewed|tried|screened|geprüft|durchsucht|durchgesehen|nachgesehen|gesucht|verifie|cherche|consulte|recherche|parcouru|busque|buscamos|revise|revisamos|consulte|consultamos|procurei|procuramos|verifiquei|verificamos|pesquisamos|pesquisei)\b(?!.*\b(?:s?he|they) (?:was|were|is|worked|started|left|began|came|had)\b)/i;

/** "Checked the W-2s for 2014, 2015 and 2016". */
const LOOKED_AT =
  /\b(?:check|look|search|review|went through|go through|scroll|rosters?|records?|files?|w-?2s)(?:ed|ing)?\b/i;

/** "Summers 2014, 2015 and 2016". */
const isRunOfYears = (dates: readonly FoundDate[], text: string): boolean =>
  dates.length >= 3 &&
  !ELSEWHERE.test(text) &&
  dates.every(({ value, start }, at) => {
    const before = dates[at - 1];
    const isNext = before === undefined || Number(value) === Number(before.value) + 1;
    const between = before === undefined ? '' : text.slice(before.end, start);
    return value.length === 4 && isNext && /^(?:[\s,/&+]|and)*$/i.test(between);
  });

/** That it has not ended. */
const GOES_ON = folded(
  /(?<!\bno longer )(?<!\bnot )(?:^(?:is |still )?(?:an? )?(?:current|active|present) (?:employee|associate|student|team member|member of staff)(?=[.,;!]|$)|\b(?:(?:stil+|currently|presently) (?:\w+ ){0,2}?(?:employed|working|works?|with (?:us|the)|an? (?:active |current )?employee|enrolled|here|active|on (?:our|the) payroll|a student)|(?:is|remains) (?:an? )?(?:current|active) (?:employee|student)|remains employed|(?:is|remains|still) (?:currently )?on (?:our|the) (?:active |current )?(?:roster|payroll|staff|rolls?)|remains with us|and still (?:is|does)(?=\W*$|[.,;!])|(?:steht )?(?:weiterhin )?in ungekündigter Stellung|works here(?: to this day| now)|sigue (?:trabajando|en)|(?:est|travaille) (?:toujours|encore|actuellement)|noch (?:bei uns )?(?:immer )?(?:beschäftigt|tätig|angestellt)|nach wie vor (?:bei uns|hier|beschäftigt|tätig|angestellt)|toujours (?:chez nous|en poste|dans nos effectifs)|encore (?:chez nous|en poste)|continua (?:trabajando|trabalhando|con nosotros|conosco)|(?:our|us|here|working|employed|staff|payroll)[^.;,]{0,40} to this day|ainda (?:trabalha|está))\b)/i,
);

/** A statement, folded, and the dates in it. */
interface DatedStatement {
  text: string;
  dates: readonly FoundDate[];
  /** How the statement after it begins. */
  next: string;
  request: ReplyRequest;
}

type Place = Pick<Candidate, 'evidence' | 'source' | 'group'>;

/** What the date at this place gives: with the next one a period, or by itself one of the dates asked for. */
function datesAt(statement: DatedStatement, at: number, place: Place): Candidate[] {
  const { text, dates, request } = statement;
  const [last, date, next] = [dates[at - 1], dates[at], dates[at + 1]];
  if (!date) return [];
  const isPeriod = (from: FoundDate, to: FoundDate) =>
    (from.value !== to.value || from.value.length === 4) && RANGE.test(text.slice(from.end, to.start));
  const around = surrounding(text, last?.end ?? 0, (next && isPeriod(date, next) ? next : date).end);
  if (isOfWithin(around)) return [];
  if (next && isPeriod(date, next)) {
    const isLast = !goesOnAfter(next, statement);
    return periodOf([date, next], text.slice(0, date.start), request, place)
      .filter(({ field }) => isLast || field !== 'endDate')
      .map((value) => (isOfTraining(around, request) ? { ...value, isOfLesser: true } : value));
  }
  return last && isPeriod(last, date) ? [] : fieldAt(statement, at, date, place);
}

/** What a date by itself gives. */
function fieldAt(statement: DatedStatement, at: number, date: FoundDate, place: Place): Candidate[] {
  const { text, dates, request } = statement;
  const { searchType } = request;
  const cues = cuesBefore(text, dates, at);
  if (isOfHouseItself(cues, request) || isOfSystem(text.slice(date.end))) return [];
  const isOnly = dates.length === 1 && searchType === 'EDUCATION' && text.search(GRADUATED) >= 0;
  const field =
    dateField(text, date, cues, searchType) ?? (isOnly && !ELSEWHERE.test(text) ? 'graduationDate' : null);
  if (field === null || (field === 'endDate' && goesOnAfter(date, statement))) return [];
  if (field === 'startDate' && isAnotherBeginning(date, cues, request)) return [];
  const isOfLesser = isOfLesserEvent(field, lastClause(cues));
  return [
    {
      ...dated(field, date, place),
      ...(isOfLesser ? { isOfLesser } : {}),
      ...(field === 'graduationDate' && isOfCompletion(cues) ? { isOfCompletion: true } : {}),
    },
  ];
}

/** Whether the person came back or went on after an end that was not claimed: "quit in 2018, was back in three weeks". */
function goesOnAfter(date: FoundDate, { text, next, request: { records } }: DatedStatement): boolean {
  const isClaimed = records.some(({ endDate }) => isClaimedDate(endDate, date.value));
  const behind = text.slice(date.end);
  const isUntil = /\b(?:until|till?|through|to|bis|hasta|ate|jusqu['’]\w+|a|au|al)(?: the)?\s*$/i.test(
    text.slice(0, date.start),
  );
  return !isClaimed && (isBackAgain(`${behind} ${next}`) || (isUntil && isFollowed(behind)));
}

/** Whether it is a beginning after the first one, and not the one that was claimed. */
const isAnotherBeginning = (date: FoundDate, cues: string, { records }: ReplyRequest): boolean =>
  isBeginningAgain(lastClause(cues)) &&
  !records.some(({ startDate }) => isClaimedDate(startDate, date.value));

/** What comes before a job: "du 2 mai au 31 octobre 2016 elle était stagiaire". */
const TRAINING =
  /\b(?:stagiaires?|stage|praktik\w+|becari[oa]|practicas|estagi\w+|interns?|internships?|interned|co-op)\b/i;

const isOfTraining = (around: string, { records }: ReplyRequest): boolean =>
  TRAINING.test(around) && !records.some(({ position = '' }) => TRAINING.test(fold(position)));

/** Between two names of one date: "Class of 2014 (June 12th)", "summer 2016, i.e. July 22, 2016". */
const THE_SAME =
  /^[\s!,.(–-]*(?:(?:i\.? ?e\.|that is|namely|specifically|to be (?:exact|precise)|es decir|o sea|en concreto|c['’]est-a-dire|a savoir|plus precisement|d\.? ?h\.|namlich|genauer(?: gesagt)?|ou seja|isto e)[\s,:]*(?:(?:on|the|am|el|le|em) )*)?$/i;

/** What stands before a date and after the one before it; what is said behind a date is said of that date. */
function cuesBefore(text: string, dates: readonly FoundDate[], at: number): string {
  const start = dates[at]?.start ?? 0;
  const last = dates[at - 1];
  if (!last) return text.slice(0, start);
  const between = text.slice(last.end, start);
  const called = calledBehind(between)?.length ?? 0;
  // "HIRED 02/19/18   TERM 11/22/19": what stands right before a date is said of that one.
  const taken = toldBehind(between)?.length ?? (called < between.length ? called : 0);
  // "Class of 2014 (June 12th)" names one date twice.
  const isSame = taken === 0 && THE_SAME.test(between);
  return isSame ? text.slice(dates[at - 2]?.end ?? 0, last.start) : between.slice(taken);
}

/** What stands before a date or a period, and behind it up to the end of its clause. */
function surrounding(text: string, from: number, to: number): string {
  const before =
    text
      .slice(from, to)
      .replace(/^\s*(?:freigestellt|beurlaubt)\b/i, '')
      .split(/[.;!?)],?\s|\band (?:s?he|they)\b/)
      .at(-1) ?? '';
  return `${before} ${text.slice(to, to + 60).split(/[,.;:()\d]|\b(?:and|but|und|et|y|e)\b/)[0]}`;
}

/** How far back it was looked: "our files for", "los contratos de". */
const OF_RECORDS =
  /\b(?:ledgers?|records|files|books|archives?|rosters?|logs|registers?|yearbooks?|database|contracts|binders?|boxes|w-?2s|lists|registros|archivos|contratos|nominas|planillas|libros|expedientes|listados|registres|dossiers|contrats|listes|akten|unterlagen|lohnlisten|vertrage|arquivos|fichas|folhas|livros) (?:from|for|of|between|covering|back to|dating from|de|des|del?|desde|entre|dos?|von|aus|zwischen)(?: the| los| les| den| os)?(?: years?| anos| annees| jahren)?\s*$/i;

/** A period that comes after another one, with which it began. */
const LATER =
  /\b(?:then(?! (?:(?:s?he was |worked )?(?:at|with|for))\b)|went on|continued|later|again|returned|promoted|transferred|moved (?:up|to|into))\b/i;

function periodOf(
  [from, to]: readonly [FoundDate, FoundDate],
  before: string,
  { searchType, records }: ReplyRequest,
  place: Place,
): Candidate[] {
  const isOther =
    /\b(?:out of (?:the )?office|leave|away|vacation|hours|open|closed|retention|(?:our|the) office(?! (?:manager|assistant|admin\w*|clerk|coordinator|staff|worker|associate|supervisor)))\b/i.test(
      before.slice(-60),
    );
  const isOfRecords = OF_RECORDS.test(before.slice(-60)) && !/\bon (?:the|our) \w+ from\s*$/i.test(before);
  if (isOther || isOfRecords || (from.value.length < 4 && searchType === 'EDUCATION')) return [];
  if (from.value > to.value && to.value !== 'present') return [];
  const isClaimed = records.some(({ startDate }) => isClaimedDate(startDate, from.value));
  return LATER.test(before.slice(-60)) && !isClaimed
    ? [dated('endDate', to, place)]
    : [dated('startDate', from, place), dated('endDate', to, place)];
}
