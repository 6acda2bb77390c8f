import { vendorsNamed } from '../../research/vendors/find-vendor.ts';
import { fold } from '../read/fold.ts';
import type { Reading, ReadValue, Reply, ReplyKind, ReplyRequest } from '../read/reading.ts';
import { LEFT_FOR_GOOD } from './left-for-good.ts';
import { deniesPerson } from './people/denied-person.ts';
import { recordsOf, withNamed } from './read-records.ts';
import { readReferral } from './read-referral.ts';
import { isLastWord, isSettled, isToBeContinued } from './settles.ts';
import type { Statement } from './statements.ts';
import { takeApart } from './take-apart.ts';
import { type ToldKind, tellKind } from './tell-kind.ts';
import { testimonyIn } from './testimony.ts';
import { readVendor } from './vendor/read-vendor.ts';
import { featuresOf } from './vote/features.ts';

/** How much of the vote a reply has to have to settle anything: a denial, which is not easily taken back, nearly all. */
const SURE_OF_DENIAL = 0.85;
const SURE_OF_ANSWER = 0.3;
/** How much of the vote denials and refusals may have together where values are read from the words that voted. */
const MOST_WITHOUT_VALUES = 0.25;

/** Longest text that is read, in characters. */
const MAX_TEXT = 20_000;

/** Kinds after which the contact has nothing more to say. One who waits for something of ours has. */
const FINAL: ReadonlySet<ReplyKind> = new Set([
  'ANSWER',
  'NO_RECORD',
  'THIRD_PARTY',
  'WRONG_PERSON',
  'REFUSED',
  'STOP',
]);
const REFERRING: ReadonlySet<ReplyKind> = new Set([
  'WRONG_PERSON',
  'AUTO_REPLY',
  'REFUSED',
  'NO_RECORD',
  'RECEIPT',
]);

/**
 * Reads a reply: what it is, and the values it gives for the applicant, each with the words that say so. Nothing is
 * read about another person, and nothing follows from it by itself.
 * @param at when the reply came
 */
export function readReply(request: ReplyRequest, reply: Reply, at: Date): Reading {
  const text = reply.text.slice(0, MAX_TEXT);
  const {
    visible,
    text: own,
    speaksToMachine,
    isTickedUnclear,
    statements,
    whose,
    telling,
  } = takeApart(text, request, reply);
  const testimony = withoutVendors(testimonyIn(whose.own, request), request);
  const isOfApplicant = !whose.isOfOther && !deniesPerson(visible, request);
  const records = isOfApplicant ? recordsOf(request, { statements: testimony, text: visible, at }) : [];
  const read = records.flatMap(({ fields }) => Object.entries(fields));
  const values = read.filter(([field]) => !/Name$|Location$/.test(field));
  // A vendor is no person: of it even a mail may tell that speaks of another one.
  const vendor = readVendor(statements, request);
  const referral = readReferral(statements, reply.from, request);
  const told = tellKind(
    {
      statements: telling,
      isTickedUnclear,
      isOfOther: whose.isOfOther,
      // What is only withheld is no answer yet: those who refuse, or send elsewhere, withhold as well.
      values: read.some(([, { says }]) => says !== 'NOT_DISCLOSED') ? values.length : 0,
      isAutoReply: reply.isAutoReply || AUTO_SUBJECT.test(reply.subject ?? ''),
      away: AUTO_WORDS.test(own)
        ? (telling.find(({ text }) => AUTO_WORDS.test(text))?.text ?? own.slice(0, 80))
        : null,
      vendorEvidence: vendor.known?.evidence ?? null,
    },
    request,
  );
  const { kind, evidence } = told;
  const named = kind === 'THIRD_PARTY' ? vendor.named : null;
  const answered = withoutDoubted(records, told, telling);
  const isComplete =
    kind === 'NO_RECORD'
      ? isLastWord(featuresOf(telling, request))
      : isSettled(kind, answered, request, { own: whose.own, all: statements }, at);
  return {
    kind,
    evidence,
    speaksToMachine,
    records: kind === 'ANSWER' ? withNamed(answered, testimony, request, at) : [],
    referral: REFERRING.has(kind) ? referral : null,
    vendor: named && { code: named.code, name: named.name },
    vendorCode: kind === 'THIRD_PARTY' ? vendor.vendorCode : null,
    stopOutreach: endsAsking(kind, isComplete, own, whose.own),
    settles:
      isComplete &&
      !speaksToMachine &&
      !isTickedUnclear &&
      told.share > (kind === 'NO_RECORD' ? SURE_OF_DENIAL : SURE_OF_ANSWER),
    ...(told.weighed ? { weighed: told.weighed } : {}),
    share: told.share,
  };
}

/**
 * Leaves out values that rest on words which voted as much for a denial or a refusal. Who withholds a part speaks of refusal,
 * and answers the rest.
 */
function withoutDoubted(
  records: Reading['records'],
  { shareWithout = 0 }: ToldKind,
  telling: readonly Statement[],
): Reading['records'] {
  const values = records.flatMap(({ fields }) => Object.values(fields));
  const isPartly = values.some(({ says }) => says === 'NOT_DISCLOSED');
  if (isPartly || shareWithout < MOST_WITHOUT_VALUES) return records;
  const isVotedOn = ({ evidence }: ReadValue) => telling.some(({ text }) => text.includes(evidence));
  return records.map(({ record, fields }) => ({
    record,
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => !isVotedOn(value))),
  }));
}

/** Whether the contact has nothing more to say, or is there no longer; an answer may say that its rest is to come. */
function endsAsking(
  kind: ReplyKind,
  isComplete: boolean,
  text: string,
  statements: readonly Statement[],
): boolean {
  if (kind === 'ANSWER') return isComplete || !isToBeContinued(statements);
  return FINAL.has(kind) || (kind === 'AUTO_REPLY' && LEFT_FOR_GOOD.test(fold(text)));
}

const AUTO_SUBJECT =
  /^(?:re: *)?(?:auto *:|automatic reply|auto(?:matic|mated)?[- ]?(?:reply|response)|out of (?:the )?office|abwesenheit|respuesta autom|réponse automatique|resposta autom|automatische antwort)/i;
const AUTO_WORDS =
  /(?:\b(?:i am|i['’]m|i will be|currently) (?:currently )?|^)(?:out of (?:the )?office|on (?:annual |parental |sick |medical |maternity |paternity |family )?(?:leave|vacation|holiday|pto)|away (?:from|until|on))\b|\bmailbox will close\b|\blimited access to (?:my )?e-?mail\b/i;

/** What is said of a vendor that keeps such records is not said of the applicant. */
function withoutVendors(
  statements: readonly Statement[],
  { searchType }: ReplyRequest,
): readonly Statement[] {
  const speaksOf = (text: string) =>
    vendorsNamed(text).some(({ vendor }) => vendor.keeps.includes(searchType));
  // Most replies name none, which is told sooner of all at once.
  return speaksOf(statements.map(({ text }) => text).join('\n'))
    ? statements.filter(({ text }) => !speaksOf(text))
    : statements;
}
