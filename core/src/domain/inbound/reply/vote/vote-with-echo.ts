import type { ReplyKind, ReplyRequest } from '../../read/reading.ts';
import { assertedOf } from '../assertion/asserted.ts';
import { glossed } from '../intent/gloss.ts';
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
  echo: string | null,
  request: ReplyRequest,
): ReturnType<typeof heedVote> {
  const at = echo === null ? -1 : put.telling.findIndex(({ text }) => text === echo);
  if (at > 0) {
    const above = voteOn(kind, { ...put, values: 0, telling: put.telling.slice(0, at) }, request);
    if (above.instead && WITHHOLDS.has(above.instead.kind)) return above;
  }
  return voteOn(kind, put, request);
}

/** What a reply that is put to the vote is made of. */
type Voters = Pick<TakenApart, 'whose' | 'telling'> & Pick<PutToVote, 'values' | 'namesVendor' | 'byIdeas'>;

/** The first line that only repeats ours, where all values were taken from such lines. */
export const echoOf = (
  values: readonly [string, { evidence: string }][],
  spoken: readonly Statement[],
  request: ReplyRequest,
): string | null =>
  values.length > 0 && values.every(([, { evidence }]) => onlyRepeats(evidence, request))
    ? (spoken.find(({ text }) => onlyRepeats(text, request))?.text ?? null)
    : null;

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
