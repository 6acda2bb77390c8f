import type { ReplyKind, ReplyRequest } from '../../read/reading.ts';
import type { GlossedStatement } from '../intent/gloss.ts';
import { type Ballot, castVote } from './cast-vote.ts';
import { featuresOf } from './features.ts';

/** How much more of the vote another kind needs than the one that rules told. */
const LEAD = 0.2;
/** The same to leave a contact in peace, which is not easily undone. */
const LEAD_TO_STOP = 0.4;
/** The same to leave aside so many values that they are an answer by themselves. */
const LEAD_OVER_VALUES = 0.7;
const MANY_VALUES = 3;
/** How much of the vote an answer needs of which no value could be read. */
const ANSWER_IN_WORDS = 0.7;
/** How much of the vote is clearly for what rules told. */
const CLEAR = 0.7;
/** What is said of another person only is no answer and no denial of the one who is meant. */
const OF_APPLICANT: ReadonlySet<ReplyKind> = new Set(['ANSWER', 'NO_RECORD']);
/** What a vendor that is known and named outweighs: it is where to ask, whatever else is said. */
const LESS_THAN_VENDOR: ReadonlySet<ReplyKind> = new Set(['UNCLEAR', 'RECEIPT', 'AUTO_REPLY', 'ANSWER']);

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
  if (!ballot) return { instead: null, isFor: false, isAgainst: false };
  const { kind, weighed, shares } = ballot;
  const [share, ofTold] = [shares.get(kind) ?? 0, shares.get(told.kind) ?? 0];
  if (share - ofTold < LEAD) return { instead: null, isFor: ofTold > CLEAR, isAgainst: false };
  const instead = outvotes(kind, share, ofTold, told)
    ? { kind, weighed, evidence: voicedIn(statements, weighed, request) }
    : null;
  return { instead, isFor: false, isAgainst: true };
}

/** Whether a kind that leads replaces what rules told. */
function outvotes(voted: ReplyKind, share: number, ofTold: number, told: PutToVote): boolean {
  if (told.isOfOther && OF_APPLICANT.has(voted)) return false;
  if (told.namesVendor && LESS_THAN_VENDOR.has(voted)) return false;
  if (told.values >= MANY_VALUES) return share - ofTold > LEAD_OVER_VALUES;
  if (voted === 'STOP') return share - ofTold > LEAD_TO_STOP;
  if (voted === 'ANSWER' && told.values === 0) return share > ANSWER_IN_WORDS && told.saysOfApplicant();
  return true;
}

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
