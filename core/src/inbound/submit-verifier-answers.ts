import { recordActivities } from '../activities/record-activity.ts';
import { now } from '../context.ts';
import type { Core } from '../core.ts';
import { newId } from '../database/ids.ts';
import { inTransaction } from '../database/transaction.ts';
import { Conflict, Invalid } from '../errors.ts';
import { OutboundEntity } from '../outbounds/outbound-entity.ts';
import { enqueue } from '../queue/enqueue.ts';
import { lockSearch } from '../searches/lock-search.ts';
import { answerProblems } from './answer-problems.ts';
import { sealInbound } from './inbound-content.ts';
import { InboundEntity } from './inbound-entity.ts';
import { keptAnswers } from './questions.ts';
import { formOf } from './read-verifier-form.ts';
import { attemptOfLink, contextOfLink } from './verifier-attempt.ts';
import type { VerifierAnswers } from './verifier-form.ts';

/** Channel of answers given on the verifier page. */
const PAGE_CHANNEL = 'EFORM';

/** An answer from the page names itself: nobody had to interpret it. */
const PAGE_CONFIDENCE = 1;

/**
 * Records the answer of the person behind a link; the same form again changes nothing.
 * @throws InvalidLink, Invalid with a problem for each wrong field, Conflict when the search has ended
 */
export async function submitVerifierAnswers(
  core: Core,
  token: string,
  answers: VerifierAnswers,
): Promise<void> {
  const { context, linkHash } = await contextOfLink(core, token, 'form.answer');
  await inTransaction(context, async (transaction) => {
    const { searchId, ...attempt } = await attemptOfLink(context, transaction, linkHash);
    // The lock lets two copies of one form take turns.
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked) throw new Error('An attempt has no search');
    const form = await formOf(context, transaction, { ...attempt, searchId });
    if (form.state === 'ANSWERED') return;
    if (form.state === 'CLOSED') throw new Conflict('This verification is no longer needed');
    const problems = answerProblems(form, answers);
    if (problems.length > 0) throw new Invalid(problems);

    const { organizationId } = attempt;
    const at = now(context);
    const id = newId();
    const kept = { ...answers, questions: keptAnswers(form.questions, answers.questions) };
    await transaction.manager.insert(InboundEntity, {
      organizationId,
      id,
      searchId,
      contactId: attempt.contactId,
      outboundId: attempt.id,
      door: 'PAGE',
      messageId: `page:${attempt.id}`,
      threadId: null,
      channel: PAGE_CHANNEL,
      classification: answers.noRecord ? 'NO_RECORD' : 'VERIFICATION',
      confidence: PAGE_CONFIDENCE,
      content: sealInbound(context, id, {
        answers: kept,
        ...{ message: null, reasoning: null, failureReasons: [], metadata: {} },
      }),
      receivedAt: at,
      processedAt: null,
    });
    await transaction.manager.update(
      OutboundEntity,
      { organizationId, id: attempt.id },
      { status: 'DELIVERED', outcome: 'RESPONDED', completedAt: at, updatedAt: at },
    );
    await recordActivities(context, transaction, [
      {
        searchId,
        activityType: 'RESPONSE_RECEIVED',
        description: 'Answer received on the verifier page',
        channel: attempt.channel,
        contactId: attempt.contactId,
        outboundId: attempt.id,
      },
    ]);
    await enqueue(context, transaction, 'process-inbound', [{ data: { searchId, inboundId: id } }]);
  });
}
