import type { Claim } from '@credence/contract';
import type { InboundRow } from '../../entities/inbound-entity.ts';
import { endedDecisions, type RecordDetails } from '../../entities/record-details.ts';
import type { VerificationRequest } from '../../entities/verification-request.ts';
import { namesSuccessor } from '../read/by-contact.ts';
import type { InboundContent } from '../read/inbound-content.ts';
import type { Received } from './answers-so-far.ts';
import type { SpokenRecord } from './weigh-inbound.ts';

/** Most messages that a record names as waiting for a person; the newest stay. */
const MOST_WAITING = 20;

/**
 * What is kept of a record after a message about it: what was answered so far, and by whom.
 * @param waits why the message waits for a person; null where nothing waits any more
 */
export function detailsAfter(
  { questions }: Pick<VerificationRequest, 'questions'>,
  { record, earlier, combined }: SpokenRecord,
  { inbound, content }: Received,
  { claims, isDenied, waits }: { claims: Claim[]; isDenied: boolean; waits: string | null },
): RecordDetails {
  const { details } = record;
  const said = namesSuccessor(content) ? [] : [noteOf(inbound, content)];
  const messages = [...earlier.map(({ row, content }) => noteOf(row, content)), ...said];
  const isAnswered = earlier.some(({ answer }) => answer !== null) || content.answers !== null;
  const prompts = new Map(questions.map(({ questionId, prompt }) => [questionId, prompt]));
  const waiting = { inboundId: inbound.id, reason: waits ?? '' };
  return {
    ...details,
    claims: isAnswered ? besideDecided(details, claims, waits !== null) : details.claims,
    isDenied: isDenied || earlier.some(({ isDenial }) => isDenial),
    answers: [...answersDecidedOn(details), ...messages],
    questions: combined.questions.map((answer) => ({
      ...answer,
      prompt: prompts.get(answer.questionId) ?? null,
    })),
    waiting: waits === null ? [] : [...details.waiting, waiting].slice(-MOST_WAITING),
  };
}

/** What a person has decided on stays so; and, while they have to decide, what no answer says anything new about. */
const besideDecided = (
  { claims: before, decidedFields }: RecordDetails,
  claims: Claim[],
  isWaiting: boolean,
): Claim[] =>
  claims.map((claim) => {
    const known = before.find(({ field }) => field === claim.field);
    const isKept = decidedFields.includes(claim.field) || (isWaiting && claim.evidence === null);
    return known && isKept ? known : claim;
  });

/** The answers that a person has decided on: they stay named. */
function answersDecidedOn(details: RecordDetails): RecordDetails['answers'] {
  const { answers } = details;
  const last = endedDecisions(details).at(-1)?.decidedAt;
  return last === undefined ? [] : answers.filter(({ receivedAt }) => receivedAt <= last);
}

const noteOf = (
  { id: inboundId, contactId, channel, receivedAt }: InboundRow,
  { answers }: InboundContent,
): RecordDetails['answers'][number] => ({
  inboundId,
  contactId,
  channel,
  receivedAt: receivedAt.toISOString(),
  respondent: answers?.respondent ?? { name: null, title: null },
  comment: answers?.comment ?? null,
});
