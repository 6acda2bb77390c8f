import type { ReplyKind, ReplyRequest } from '../../read/reading.ts';
import { goesOnLooking, saysMaybe } from '../assertion/not-yet-told.ts';
import { holdsBackDenial } from '../assertion/outright.ts';
import type { GlossedStatement } from '../intent/gloss.ts';
import { tellByIdeas } from '../intent/tell-by-ideas.ts';
import { type Ballot, castVote } from './cast-vote.ts';
import { featuresOf } from './features.ts';

/** How much more of the vote another kind needs than the one that rules told. */
const LEAD = 0.3;
/** The same for an answer of which no value could be read: it goes to a person as well. */
const LEAD_OF_WORDS = 0.5;
/** The same, where following it is not easily undone, or leaves aside what was read. */
const CLEAR = 0.7;
/** What has less of the vote than this outweighs no rule. */
const MOST = 0.45;
/** So many values are an answer, whatever the vote. */
const SURE_ANSWER = 3;
/** What a reply that speaks of another person only can be: what it says of that person is not meant. */
const OF_OTHER: ReadonlySet<ReplyKind> = new Set([
  ...(['WRONG_PERSON', 'THIRD_PARTY', 'REFUSED', 'STOP', 'AUTHORIZATION_WANTED'] as const),
  ...(['FEE_WANTED', 'INFO_WANTED'] as const),
]);

/** What a reply that only asks can be none of: a question neither refuses nor says that there is nothing. */
const SAID: ReadonlySet<ReplyKind> = new Set(['NO_RECORD', 'REFUSED']);
/** Who names where to ask instead wants no more mails in one place only. */
const ELSEWHERE: ReadonlySet<ReplyKind> = new Set(['WRONG_PERSON', 'THIRD_PARTY']);

/** What is more than doubt. */
const SAYS_NO: ReadonlySet<ReplyKind> = new Set(['NO_RECORD', 'WRONG_PERSON', 'REFUSED']);

const ON_CONDITIONS: ReadonlySet<ReplyKind> = new Set(['FEE_WANTED', 'AUTHORIZATION_WANTED', 'STOP']);

/** What rules tell of a reply. */
export interface PutToVote {
  kind: ReplyKind;
  /** How many of the values were read that were asked for. */
  values: number;
  /** Whether it speaks of another person, and never of the applicant. */
  isOfOther: boolean;
  /** Whether only the ideas of its words tell it. */
  byIdeas: boolean;
  /** Whether it is told by the name of a vendor that is known. */
  namesVendor: boolean;
  /** Whether something is asserted of the applicant, asked only where it matters. */
  saysOfApplicant: () => boolean;
}

/** What comes of a vote. */
interface Vote {
  /** Another kind than rules told, where the vote outweighs them. */
  instead: Outvoted | null;
  /** Whether it clearly speaks for the kind that rules told. */
  isFor: boolean;
  /** Whether it speaks for another kind than rules told, heeded or not. */
  isAgainst: boolean;
}

interface Outvoted {
  kind: ReplyKind;
  /** The statement that has most of the words that weighed. */
  evidence: string | null;
  /** The words and ideas that weighed most, the strongest first. */
  weighed: readonly string[];
}

/** Lets the words of a reply vote on what it is. */
export function heedVote(
  told: PutToVote,
  statements: readonly GlossedStatement[],
  request: ReplyRequest,
): Vote {
  // Of values in lines of a form, or behind our own lines, no sentence says anything else.
  const isForm = told.values > 0 && statements.every(({ isLine }) => isLine);
  const ballot = isForm ? null : castVote(featuresOf(statements, request));
  const lead = ballot ? leadOf(ballot, told.kind) : 0;
  if (!ballot || lead < LEAD) {
    return { instead: null, isFor: (ballot?.shares.get(told.kind) ?? 0) > CLEAR, isAgainst: false };
  }
  const { kind, weighed } = ballot;
  const isAsked = SAID.has(kind) && statements.every(({ isQuestion }) => isQuestion);
  const isMost = (ballot.shares.get(kind) ?? 0) > MOST;
  const isHeeded = isMost && !isAsked && !isPutOff(kind, statements, told) && outvotes(kind, lead, told);
  // What only ideas tell, against all words, is for a person.
  const isUntold = !isHeeded && told.byIdeas && lead > CLEAR;
  const heeded = isHeeded || kind === 'ANSWER' ? kind : 'UNCLEAR';
  return {
    instead:
      isHeeded || isUntold
        ? { kind: heeded, weighed, evidence: voicedIn(statements, weighed, request) }
        : null,
    isFor: false,
    isAgainst: isHeeded || kind !== 'ANSWER' || lead > LEAD_OF_WORDS,
  };
}

/** Who asks before telling anything has not answered, nor who tells nothing of the applicant; who is going to call has not refused. */
function isPutOff(voted: ReplyKind, statements: readonly GlossedStatement[], told: PutToVote): boolean {
  // Who says that it is done elsewhere says more than that the message came, and tells nothing else.
  if (told.kind === 'THIRD_PARTY' && told.values === 0 && (voted === 'ANSWER' || voted === 'AUTO_REPLY'))
    return true;
  if (saysMaybe(statements) && SAYS_NO.has(voted)) return true;
  // Nor does the one who sends to a vendor that is known send to another contact only.
  if (told.namesVendor && (voted === 'WRONG_PERSON' || voted === 'REFUSED')) return true;
  if (voted === 'ANSWER')
    return told.values === 0 && (statements.some(({ isQuestion }) => isQuestion) || !told.saysOfApplicant());
  if (voted === 'NO_RECORD')
    return (
      asksFirst(told.kind, statements) ||
      goesOnLooking(statements) !== null ||
      statements.some(({ text }) => holdsBackDenial(text))
    );
  return voted === 'REFUSED' && tellByIdeas(statements)?.kind === 'RECEIPT';
}

/** Who asks for another name has found nothing yet. */
const asksFirst = (told: ReplyKind, statements: readonly GlossedStatement[]): boolean =>
  told === 'INFO_WANTED' && statements.some(({ text, isQuestion }) => isQuestion && ASKS_FOR.test(text));

const ASKS_FOR =
  /\b(?:names?|spell\w*|birth\w*|number|which|when|what (?:years?|campus|department|location))\b/i;

const leadOf = ({ kind, shares }: Ballot, told: ReplyKind): number =>
  (shares.get(kind) ?? 0) - (shares.get(told) ?? 0);

function outvotes(voted: ReplyKind, lead: number, { kind, values, isOfOther, byIdeas }: PutToVote): boolean {
  if (isOfOther && !OF_OTHER.has(voted)) return false;
  // What rules know for a fee or a wish to be left alone is no answer, however much it looks like one.
  if (voted === 'ANSWER' && values === 0 && !byIdeas && ON_CONDITIONS.has(kind)) return false;
  if (voted === 'ANSWER') return values > 0 || (kind !== 'NO_RECORD' && lead > leadOverWords(kind));
  if (kind === 'ANSWER') return values < SURE_ANSWER && (values < 2 || lead > CLEAR);
  // A denial names companies as well: "neither staff nor vendor of ours".
  if ((voted === 'UNCLEAR' && kind !== 'INFO_WANTED') || (voted === 'THIRD_PARTY' && kind === 'NO_RECORD'))
    return lead > CLEAR;
  return voted !== 'STOP' || (lead > CLEAR && !ELSEWHERE.has(kind));
}

/** A receipt may name all that was asked. */
const leadOverWords = (told: ReplyKind): number => (told === 'RECEIPT' ? CLEAR : LEAD_OF_WORDS);

function voicedIn(
  statements: readonly GlossedStatement[],
  weighed: readonly string[],
  request: ReplyRequest,
): string | null {
  let [found, most]: [string | null, number] = [null, 0];
  for (const statement of statements) {
    const features = featuresOf([statement], request);
    const count = weighed.filter((feature) => features.has(feature)).length;
    if (count > most) [found, most] = [statement.text, count];
  }
  return found;
}
