import type { ReplyKind, ReplyRequest } from '../../read/reading.ts';
import { assertedOf } from '../assertion/asserted.ts';
import { type GlossedStatement, glossed } from '../intent/gloss.ts';
import { onlyRepeats } from '../own-words.ts';
import type { Statement } from '../statements.ts';
import type { TakenApart } from '../take-apart.ts';
import { WITHHOLDS } from '../tell-kind.ts';
import { doubtedTestimony } from '../testimony.ts';
import { heedVote, type PutToVote } from './heed-vote.ts';

/**
 * What the words vote for; where they say above lines which only repeat ours that nothing is told, these lines have no say.
 */
export function voteWithEcho(
  kind: ReplyKind,
  put: Voters,
  above: readonly GlossedStatement[] | null,
  request: ReplyRequest,
): ReturnType<typeof heedVote> {
  if (above && above.length > 0) {
    const vote = voteOn(kind, { ...put, values: 0, telling: above }, request);
    if (vote.instead && WITHHOLDS.has(vote.instead.kind)) return vote;
  }
  return voteOn(kind, put, request);
}

/** What a reply that is put to the vote is made of. */
type Voters = Pick<TakenApart, 'whose' | 'telling'> & Pick<PutToVote, 'values' | 'namesVendor' | 'byIdeas'>;

/** What a reply tells above lines that only repeat ours, where all values were taken from such lines; null where they were not. */
export function aboveEcho(
  values: readonly [string, { evidence: string }][],
  { spoken, telling }: Pick<TakenApart, 'spoken' | 'telling'>,
  request: ReplyRequest,
): readonly GlossedStatement[] | null {
  if (values.length === 0 || !values.every(([, { evidence }]) => onlyRepeats(evidence, request))) return null;
  const echo = spoken.find(({ text }) => onlyRepeats(text, request))?.text;
  if (echo === undefined) return null;
  const at = telling.findIndex(({ text }) => text === echo);
  return telling.slice(0, Math.max(at, 0));
}

/** What the words of a reply vote for, where rules tell of it what they tell. */
const voteOn = (
  kind: ReplyKind,
  { values, whose, telling, namesVendor, byIdeas }: Voters,
  request: ReplyRequest,
) =>
  heedVote(
    {
      kind,
      values,
      namesVendor,
      byIdeas,
      isOfOther: whose.isOfOther,
      saysOfApplicant: () =>
        saysOfApplicant(doubtedTestimony(whose.own, request), request, kind !== 'UNCLEAR'),
    },
    telling,
    request,
  );

/**
 * Whether anything at all is asserted of the applicant: who only asks, looks or repeats has not answered.
 * @param byName whether a person or their work has to be named, as where rules tell that it is something else
 */
const saysOfApplicant = (testimony: readonly Statement[], request: ReplyRequest, byName: boolean): boolean =>
  glossed(assertedOf(testimony, request), request).some(
    ({ text, isQuestion, gloss }) =>
      !isQuestion && /\p{L}/u.test(text) && !WANTS.test(text) && (!byName || OF_PERSON.test(gloss)),
  );

/** A reply that says something of a person names them or their work, by the ideas of its words. */
const OF_PERSON = / (?:subject|person|work|num) /;

/** What only asks for something, or says what a paper holds, says nothing of the applicant. */
const WANTS =
  /^\W*(?:(?:it|this|that|(?:the|your) (?:ticket|form|request|letter|message|e-?mail)) (?:states?|lists?|contains?|includes?|asks?|names?|has been)|please|if you|kindly|submit|por favor|si usted|veuillez|si vous|bitte|falls sie)\b/i;
