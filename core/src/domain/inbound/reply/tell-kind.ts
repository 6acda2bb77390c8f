import type { ReplyKind, ReplyRequest } from '../read/reading.ts';
import { answeredNo } from './assertion/answered-no.ts';
import type { GlossedStatement } from './intent/gloss.ts';
import { onlyThanks } from './intent/only-thanks.ts';
import { type Ballot, castVote } from './vote/cast-vote.ts';
import { featuresOf } from './vote/features.ts';

/** What a reply is, and what tells it. */
export interface ToldKind {
  kind: ReplyKind;
  /** The statement that tells it, in a vote the one with most of the words that weighed; null where no single one does. */
  evidence: string | null;
  /** The words and ideas that weighed most, the strongest first, where the words voted on it. */
  weighed?: readonly string[];
  /** How much of the vote it has, 0 to 1; 1 where the form of the reply tells it. */
  share: number;
  /** How much of the vote the kinds have together that answer no claim, where words voted. */
  shareWithout?: number;
}

/** What is known of a reply besides its words. */
export interface KindSigns {
  /** What it says that may tell what it is. */
  statements: readonly GlossedStatement[];
  /** Whether its form or its subject says that a machine answers for a person. */
  isAutoReply: boolean;
  /** The statement that says that its sender is away, which people who answer may add as well. */
  away: string | null;
  /** Where a known vendor is named as the one to ask. */
  vendorEvidence: string | null;
  /** Whether boxes of it are marked, and it does not show which. */
  isTickedUnclear: boolean;
  /** How many of the values were read that were asked for, without names of places. */
  values: number;
  /** Whether it speaks of another person, and never of the applicant. */
  isOfOther: boolean;
}

/** How much of the vote another kind needs to leave aside values that were read, in sentences or in lines of a form alone. */
const OVER_VALUES = 0.65;
const OVER_FORM = 0.85;
/** How much of the vote an answer needs of which no value could be read. */
const ANSWER_IN_WORDS = 0.7;
/** How much of the vote it takes to leave a contact in peace for good, which is not easily undone. */
const ENOUGH_TO_STOP = 0.5;
/** What is said of another person only is no answer and no denial of the one who is meant. */
const OF_APPLICANT: ReadonlySet<ReplyKind> = new Set(['ANSWER', 'NO_RECORD']);
/** What has less of the vote tells nothing. */
const LEAST = 0.25;
/** Kinds of replies in which claims may be repeated, and none is answered. */
const WITHOUT_VALUES: ReadonlySet<ReplyKind> = new Set(['NO_RECORD', 'REFUSED', 'AUTHORIZATION_WANTED']);
/** What says more than that a vendor is to be asked who is known. */
const MORE_THAN_VENDOR: ReadonlySet<ReplyKind> = new Set([
  'STOP',
  'FEE_WANTED',
  'AUTHORIZATION_WANTED',
  'NO_RECORD',
]);

/** Tells what a reply is: by its form where that is plain, else by the vote of its words, within what its values and people allow. */
export function tellKind(signs: KindSigns, request: ReplyRequest): ToldKind {
  const plain = byForm(signs);
  if (plain) return plain;
  const ballot = castVote(featuresOf(signs.statements, request));
  if (!ballot) return { kind: signs.values > 0 ? 'ANSWER' : 'UNCLEAR', evidence: null, share: 0 };
  return byVote(ballot, signs, request);
}

/** What needs no vote: machines, nothing but lines of claims or thanks, and boxes that are ticked. */
function byForm(signs: KindSigns): ToldKind | null {
  const { statements, values, vendorEvidence, away } = signs;
  if (values === 0 && (statements.length === 0 || signs.isTickedUnclear))
    return { kind: 'UNCLEAR', evidence: null, share: 1 };
  if (vendorEvidence === null && (signs.isAutoReply || (away !== null && values === 0)))
    return { kind: 'AUTO_REPLY', evidence: away, share: 1 };
  // Lines that each give a claim say nothing that could be voted on.
  if (values > 0) return statements.length === 0 ? { kind: 'ANSWER', evidence: null, share: 1 } : null;
  const thanks = onlyThanks(statements);
  if (thanks !== null) return { kind: 'RECEIPT', evidence: thanks, share: 1 };
  // What a form is ticked for is plain, and still for a person to see.
  const never = answeredNo(statements);
  return never === null ? null : { kind: 'NO_RECORD', evidence: never, share: 0 };
}

/** The kind with most of the vote, among those that the reply can be. */
function byVote({ shares, weighed }: Ballot, signs: KindSigns, request: ReplyRequest): ToldKind {
  const { vendorEvidence } = signs;
  const [[first] = []] = shares;
  if (vendorEvidence !== null && signs.values < 2 && first && !MORE_THAN_VENDOR.has(first))
    return { kind: 'THIRD_PARTY', evidence: vendorEvidence, share: 1 };
  const shareWithout = shares
    .filter(([each]) => WITHOUT_VALUES.has(each))
    .reduce((sum, [, part]) => sum + part, 0);
  const [kind, share = 0] = shares.find(([each, part]) => canBe(each, part, signs)) ?? [];
  if (kind !== undefined && share > LEAST) {
    const words = weighed(kind);
    return {
      kind,
      evidence: voicedIn(signs.statements, words, request),
      weighed: words,
      share,
      shareWithout,
    };
  }
  const otherwise = signs.values > 0 ? 'ANSWER' : 'UNCLEAR';
  const shareOfOther = shares.find(([each]) => each === otherwise)?.[1] ?? 0;
  return { kind: otherwise, evidence: null, share: shareOfOther, shareWithout };
}

function canBe(kind: ReplyKind, share: number, { statements, values, isOfOther }: KindSigns): boolean {
  if (values > 0) {
    const isForm = statements.every(({ isLine }) => isLine);
    return kind === 'ANSWER' || share > (isForm ? OVER_FORM : OVER_VALUES);
  }
  if (isOfOther && OF_APPLICANT.has(kind)) return false;
  if (kind === 'STOP') return share > ENOUGH_TO_STOP;
  return kind !== 'ANSWER' || share > ANSWER_IN_WORDS;
}

/** The statement that has most of the words that weighed. */
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
