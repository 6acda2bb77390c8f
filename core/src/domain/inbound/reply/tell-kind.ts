import { fold } from '../read/fold.ts';
import type { ReplyKind } from '../read/reading.ts';
import { answeredNo } from './assertion/answered-no.ts';
import { goesOnLooking, saysMaybe } from './assertion/not-yet-told.ts';
import { hasNotMet, saidOutright } from './assertion/outright.ts';
import type { GlossedStatement } from './intent/gloss.ts';
import { onlyThanks } from './intent/only-thanks.ts';
import { tellByIdeas } from './intent/tell-by-ideas.ts';
import { KIND_RULES, type KindRule, OUT_OF_OFFICE, SIGNED_FOR_NOTHING, THIRD_PARTY } from './kind-words.ts';
import { besideTheHouse, goneFromMailbox, saidAside } from './said-aside.ts';
import type { Statement } from './statements.ts';

/** What a reply is, and the words that tell. */
export interface ToldKind {
  /** Whether only the ideas of its words told it, and no words that are known. */
  byIdeas?: true;
  kind: ReplyKind;
  evidence: string | null;
}

/** What is known of a reply besides its words. */
export interface KindSigns {
  statements: readonly GlossedStatement[];
  /** Whether its form or its subject says that a machine answers for a person. */
  isAutoReply: boolean;
  /** Whether its words are those of an absence note, which people who answer may add as well. */
  isAway: boolean;
  /** Where a known vendor is named as the one to ask. */
  vendorEvidence: string | null;
  /** Where a name that is in no list is given as the one to ask, with a code or as who does such verifications. */
  outsideEvidence: string | null;
  /** Whether it names another contact with an address or a number. */
  hasReferral: boolean;
  /** How many of the values were read that were asked for, without names of places. */
  values: number;
  /** Whether all of them are dates in sentences that name no person and no work. */
  isOfNothing: boolean;
  /** Whether all of them say that there is none: "no degree". */
  isDenied: boolean;
  /** What stands above lines that only repeat ours, where all of them were taken from such: our request may stand below what is said. */
  above: readonly GlossedStatement[] | null;
  /** How many of them are as they were claimed. */
  confirmed: number;
  /** Whether it speaks of another person, and never of the applicant. */
  isOfOther: boolean;
}

/** Tells what a reply is: what it gives comes before what it says about giving. */
export function tellKind(signs: KindSigns): ToldKind {
  const { statements } = signs;
  if (statements.length === 0 && signs.values === 0) return { kind: 'UNCLEAR', evidence: null };
  if (signs.isAutoReply && signs.vendorEvidence === null) return ofMachine(signs);
  const first = atOnce(signs);
  if (first) return first;
  // A machine that lists whom to ask for what names many.
  if (signs.isOfOther && !(signs.isAutoReply && signs.vendorEvidence !== null)) return ofOther(signs);
  const elsewhere = besidesValues(signs);
  if (elsewhere) return elsewhere;
  if (signs.values > 0) return ofValues(signs);
  if (signs.vendorEvidence !== null) return { kind: 'THIRD_PARTY', evidence: signs.vendorEvidence };
  if (signs.isAway) return { kind: 'AUTO_REPLY', evidence: firstOf(statements, OUT_OF_OFFICE) ?? null };
  // What a form is ticked for is plain, and still for a person to see.
  const never = answeredNo(statements);
  if (never) return { kind: 'NO_RECORD', evidence: never, byIdeas: true };
  const outside = firstOf(statements, THIRD_PARTY) ?? signs.outsideEvidence;
  if (outside) return { kind: 'THIRD_PARTY', evidence: outside };
  const told = inOrder(signs);
  if (told) return told;
  const thanks = onlyThanks(statements);
  return { kind: thanks === null ? 'UNCLEAR' : 'RECEIPT', evidence: thanks };
}

/** What comes before all else: a wish to be left alone, and what is said to others than us. */
function atOnce({ statements, isAway, values, vendorEvidence, outsideEvidence }: KindSigns): ToldKind | null {
  const stop = isAway ? null : toldBy('STOP', statements);
  // Who says where to ask wants no more mails in one place only.
  if (stop && vendorEvidence === null && outsideEvidence === null) return stop;
  const aside = values === 0 && !isAway ? saidAside(statements) : null;
  return aside === null ? null : { kind: 'UNCLEAR', evidence: aside };
}

/** What outweighs values: a vendor beside one, and what is withheld above lines that only repeat ours. */
function besidesValues(signs: KindSigns): ToldKind | null {
  const { statements, values, confirmed, above, vendorEvidence } = signs;
  const neighbour = confirmed === 0 ? besideTheHouse(statements) : null;
  if (neighbour) return { kind: 'WRONG_PERSON', evidence: neighbour };
  if ((values === 1 || above !== null) && vendorEvidence !== null)
    return { kind: 'THIRD_PARTY', evidence: vendorEvidence };
  const withheld = above && inWords(above, signs.hasReferral);
  return withheld && WITHHOLDS.has(withheld.kind) ? withheld : null;
}

/** What is not said beside values that are given. */
export const WITHHOLDS: ReadonlySet<ReplyKind> = new Set(['REFUSED', 'AUTHORIZATION_WANTED', 'FEE_WANTED']);

/** What a machine answers is noted, unless it says that such verifications are done elsewhere, and not that a person is away. */
function ofMachine({ statements, isAway, outsideEvidence }: KindSigns): ToldKind {
  const away = firstOf(statements, OUT_OF_OFFICE) ?? null;
  return outsideEvidence !== null && !isAway && away === null
    ? { kind: 'THIRD_PARTY', evidence: outsideEvidence }
    : { kind: 'AUTO_REPLY', evidence: away };
}

/** A mail with values is an answer, unless its only value is of something else. */
function ofValues(signs: KindSigns): ToldKind {
  const answer: ToldKind = { kind: 'ANSWER', evidence: null };
  if (signs.values > 1) return (signs.isDenied ? neverThere(signs) : deniedAtAll(signs)) ?? answer;
  const told = signs.isOfNothing ? inOrder(signs) : null;
  if (told && !NOTED.has(told.kind)) return told;
  return noRecordAtFirst(signs) ?? answer;
}

/** Two values beside a denial of the person are of another one who was found. */
function deniedAtAll({ statements, values }: KindSigns): ToldKind | null {
  const found = values > 2 ? undefined : statements.find(({ text }) => NEVER_OURS.test(fold(text)));
  return found ? { kind: 'NO_RECORD', evidence: found.text } : null;
}

const NEVER_OURS =
  /\b(?:individual|person|student|employee|applicant|candidate|(?:one|man|woman) (?:you )?)(?: (?:named|listed|above|in question))? (?:has|was|is) (?:not|never) (?:been )?(?:an? )?(?:student|employee|enrolled|employed|registered)\b(?! (?:as|full|part|after|before|until|since|in))|\bhits?\s*[:=]?\s*(?:0|zero|none)\s*$/i;

/** Who has no degree may have studied; who was never enrolled has not. */
function neverThere({ statements }: KindSigns): ToldKind | null {
  const found = statements.find(({ text }) => NEVER_ENTERED.test(fold(text)));
  return found ? { kind: 'NO_RECORD', evidence: found.text } : null;
}

const NEVER_ENTERED =
  /\b(?:no|sin|sans|aucune?|keine?|nenhuma?|sem|ninguna?) (?:\w+ )?(?:enroll?ment|application|admission|attendance|registration|matricula\w*|inscri\w*|immatrikulation|einschreibung|solicitud|bewerbung|candidature)\b/i;

/** One value beside words that there is no record is of something else. */
function noRecordAtFirst({ statements, confirmed }: KindSigns): ToldKind | null {
  const first = statements.slice(0, 3);
  const byIdeas = confirmed > 0 ? null : tellByIdeas(first);
  return toldBy('NO_RECORD', first) ?? (byIdeas?.kind === 'NO_RECORD' ? byIdeas : null);
}

/** Data of another person is for a person; what is said about asking is not data. */
function ofOther(signs: KindSigns): ToldKind {
  // Absence notes name colleagues.
  if (signs.isAway) return ofMachine(signs);
  const gone = goneFromMailbox(signs.statements);
  if (gone) return { kind: 'AUTO_REPLY', evidence: gone };
  const told = inOrder(signs);
  const isData = told === null || told.kind === 'NO_RECORD';
  return isData ? { kind: 'UNCLEAR', evidence: null } : told;
}

function inOrder(signs: KindSigns): ToldKind | null {
  const told = ranked(signs);
  if (told?.kind === 'NO_RECORD' && saysMaybe(signs.statements)) return null;
  const goesOn = told?.kind === 'NO_RECORD' ? goesOnLooking(signs.statements) : null;
  return goesOn === null ? told : { kind: 'RECEIPT', evidence: goesOn };
}

function ranked({ statements, hasReferral }: KindSigns): ToldKind | null {
  const byWords = inWords(statements, hasReferral);
  const said = fold(statements.map(({ text }) => text).join(' '));
  const ideas = tellByIdeas(statements);
  const byIdeas =
    ideas?.kind === 'AUTHORIZATION_WANTED' && SIGNED_OR_NOT.test(said) ? { ...ideas, kind: REFUSED } : ideas;
  if (byWords && byIdeas && SAID_IN_PASSING.has(byWords.kind) && OUTWEIGHS.has(byIdeas.kind)) {
    return isAskedBack(byWords) ? byWords : byIdeas;
  }
  // Who must not tell before the applicant agrees waits for that.
  if (
    byWords?.kind === 'REFUSED' &&
    byIdeas?.kind === 'AUTHORIZATION_WANTED' &&
    !isSaidWhateverIsSigned(said)
  )
    return byIdeas;
  const sure = byIdeas && !NOTED.has(byIdeas.kind) ? byIdeas : null;
  return byWords ?? sure ?? (hasReferral ? { kind: 'WRONG_PERSON', evidence: null } : null);
}

const REFUSED: ReplyKind = 'REFUSED';
/** Who says nothing in either case waits for no signature. */
const SIGNED_OR_NOT =
  /\b(?:whether or not|with or without|regardless of whether) (?:\S+ ){0,3}?(?:consent|sign|authori[sz]|releas|agree)\w*/i;

/** Nothing that is signed changes it. */
const WHATEVER_IS_SIGNED =
  /\b(?:with or without|even with|regardless|irrespective|whatever|whether or not|(?:release|authori[sz]ation|form|consent) or not|under any circumstances|(?:not|never)[^.]{0,40}\b(?:signed|authori[sz]ation|release))\b/i;

const isSaidWhateverIsSigned = (said: string): boolean =>
  WHATEVER_IS_SIGNED.test(said) || SIGNED_FOR_NOTHING.test(said);

/** What is noted and shown to no person: for that, words have to be known. */
const NOTED: ReadonlySet<ReplyKind> = new Set(['RECEIPT', 'AUTO_REPLY']);

/** What people say besides what they have to say, and what is more than that. */
const SAID_IN_PASSING: ReadonlySet<ReplyKind> = new Set(['RECEIPT', 'AUTO_REPLY', 'INFO_WANTED']);
const OUTWEIGHS: ReadonlySet<ReplyKind> = new Set([
  'NO_RECORD',
  'WRONG_PERSON',
  'FEE_WANTED',
  'AUTHORIZATION_WANTED',
]);

const isAskedBack = ({ kind, evidence }: ToldKind): boolean =>
  kind === 'INFO_WANTED' && /(?:\?|\b(?:pls|plz|please)\W?)\s*$/i.test(evidence ?? '');

function inWords(statements: readonly Statement[], hasReferral: boolean): ToldKind | null {
  const told = KIND_RULES.flatMap((rule) => toldByRule(rule, statements) ?? []);
  const [first] = told;
  if (!first) return null;
  const has = (kind: ReplyKind) => told.find((one) => one.kind === kind);
  // A contact who asks under which other name to look has not finished looking.
  const asked = told.find(isAskedBack);
  if (first.kind === 'NO_RECORD' && asked) return asked;
  // A contact who names another one has more to say than that there is no record.
  const elsewhere = has('WRONG_PERSON');
  if (first.kind === 'NO_RECORD' && elsewhere && hasReferral && !isAboutRecord(first.evidence))
    return elsewhere;
  return first;
}

const isAboutRecord = (evidence: string | null): boolean =>
  /\b(?:no records?|no such|never)\b/i.test(evidence ?? '');

function toldBy(kind: ReplyKind, statements: readonly Statement[]): ToldKind | null {
  const rule = KIND_RULES.find((one) => one.kind === kind);
  return rule ? toldByRule(rule, statements) : null;
}

/** What a question may tell: it neither refuses nor says that there is nothing. */
const ASKS: ReadonlySet<ReplyKind> = new Set([
  'STOP',
  'AUTHORIZATION_WANTED',
  'FEE_WANTED',
  'INFO_WANTED',
  'WRONG_PERSON',
]);

function toldByRule({ kind, words, unless }: KindRule, statements: readonly Statement[]): ToldKind | null {
  const found = statements.find(
    ({ text, isQuestion }) =>
      (!isQuestion || ASKS.has(kind)) &&
      words.test(ASKS.has(kind) ? fold(text) : saidOutright(text)) &&
      !unless?.test(fold(text)) &&
      !(kind === 'NO_RECORD' && hasNotMet(text)),
  );
  return found ? { kind, evidence: found.text } : null;
}

const firstOf = (statements: readonly Statement[], words: RegExp): string | undefined =>
  statements.find(({ text }) => words.test(fold(text)))?.text;
