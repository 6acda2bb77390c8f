import { expect, it } from 'vitest';
import { incomingMail, type OrderedSearch, type TestCore } from '../../../testing/index.ts';
import { answerPage, cannotSay, job, orderJobs, sendDue } from '../../../testing/records.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import type { ClaimedOutbound } from '../../outbounds/send/claim-outbound.ts';
import type { VerifierAnswers } from '../../records/verifier-form.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { processInbound } from '../decide/process-inbound.ts';
import { receiveMail } from '../receive/receive-mail.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const OFFICE = 'hr@acme.example';
const BOSS = 'boss@acme.example';

/** A search of one job, of which two contacts were asked. */
async function bothAsked(): Promise<{ ids: OrderedSearch; sent: ReadonlyMap<string, ClaimedOutbound> }> {
  const contactHints = [{ email: BOSS, entityName: 'Acme Inc', priority: 'MEDIUM' }];
  const ids = await orderJobs(context, [job('Acme Inc', OFFICE)], { outbound: { contactHints } });
  const first = await sendDue(test, context, ids);
  clock.advance({ days: 1 });
  return { ids, sent: new Map([...(await sendDue(test, context, ids)), ...first]) };
}

/** A contact answers in words, which are read and wait to be confirmed. */
async function writes(
  sent: ReadonlyMap<string, ClaimedOutbound>,
  address: string,
  text: string,
): Promise<void> {
  const claimed = sent.get(address);
  const received = await receiveMail(
    test.core,
    incomingMail({ recipient: claimed?.links.replyToken ?? '', from: address, text }),
  );
  if (!received) throw new Error('The mail found no attempt');
  await processInbound(context, received);
  clock.advance({ minutes: 10 });
}

const only =
  (...fields: string[]) =>
  (answers: VerifierAnswers): VerifierAnswers => ({
    ...answers,
    claims: answers.claims.map((claim) =>
      fields.includes(claim.field) ? claim : { ...claim, answer: 'UNKNOWN' },
    ),
  });

it.each<[string, ReturnType<typeof only>, string, string | null]>([
  ['settle what they wrote once both have confirmed it', only('startDate'), 'COMPLETED', null],
  [
    'who cannot say anything on the page leaves a person what they wrote',
    cannotSay,
    'IN_PROGRESS',
    'review: another answer waits for review',
  ],
])('two contacts of one employer %s', async (_what, office, searchStatus, waitingFor) => {
  const { ids, sent } = await bothAsked();
  await writes(sent, OFFICE, 'We only confirm dates. The start date is correct.');
  await writes(sent, BOSS, 'Position: Analyst\nEnd date: August 31, 2022');
  await answerPage(test, context, sent.get(OFFICE), office);
  expect((await readSearch(context, ids)).search.phase, 'the other has yet to confirm').toBe('REVIEW');
  await answerPage(test, context, sent.get(BOSS), only('position', 'endDate'));
  expect((await readSearch(context, ids)).search).toMatchObject({ searchStatus, waitingFor });
});
