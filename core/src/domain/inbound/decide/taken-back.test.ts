import { InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import type { OrderedSearch, TestCore } from '../../../testing/index.ts';
import { incomingMail } from '../../../testing/messages.ts';
import { answerPage, job, orderJobs, readInbound, sendDue } from '../../../testing/records.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import type { ClaimedOutbound } from '../../outbounds/send/claim-outbound.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { receiveMail } from '../receive/receive-mail.ts';
import { receiveNotification } from '../receive/receive-notification.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const A = 'hr@acme.example';
const B = 'hr@beta.example';

async function write(
  claimed: ClaimedOutbound | undefined,
  text: string,
  kind: 'MESSAGE' | 'AUTO_REPLY' = 'MESSAGE',
) {
  clock.advance({ minutes: 1 });
  const { destination: from = '', links } = claimed ?? {};
  await receiveMail(test.core, incomingMail({ recipient: links?.replyToken ?? '', from, text, kind }));
  await readInbound(test, context);
}

const statuses = async (ids: OrderedSearch) =>
  (await readSearch(context, ids)).records.map(({ status }) => status);

const two = async () => {
  const ids = await orderJobs(context, [job('Acme Inc', A), job('Beta LLC', B)]);
  return { ids, sent: await sendDue(test, context, ids) };
};

describe('a contact who has answered, and writes again', () => {
  it.each([
    'You have the wrong company, we are not affiliated with Acme Inc. Sorry for the confusion.',
    'I should not have answered that, I am not the right person. Please ask Ann Lee at ann.lee@acme.example.',
    'Please disregard what was sent earlier.',
  ])('has it looked at by a person: %j', async (text) => {
    const { ids, sent } = await two();
    await answerPage(test, context, sent.get(A));
    expect(await statuses(ids)).toEqual(['VERIFIED', 'OPEN']);
    await write(sent.get(A), text);
    expect(await statuses(ids)).toEqual(['REVIEW', 'OPEN']);
  });

  it.each(['NEXT_CONTACT', 'WRONG_ORG', 'UNKNOWN'])('and whose %s the client passes on', async (type) => {
    const { ids, sent } = await two();
    await answerPage(test, context, sent.get(A));
    const contactId = sent.get(A)?.outbound.contactId;
    const said = { messageData: { body: { text: 'Hello.' } }, classification: { type, confidence: 1 } };
    const metadata = { searchId: ids.searchId, contactId };
    await receiveNotification(context, InboundNotification.parse({ ...said, metadata }));
    await readInbound(test, context);
    expect(await statuses(ids)).toEqual(['REVIEW', 'OPEN']);
  });

  it.each([
    ['what a machine writes', 'I am out of the office until Monday.', 'AUTO_REPLY'],
    ['a wish to be left in peace', 'Please do not contact us again. Remove us from your list.', 'MESSAGE'],
  ] as const)('leaves settled what is settled by %s', async (_what, text, kind) => {
    const { ids, sent } = await two();
    await answerPage(test, context, sent.get(A));
    await write(sent.get(A), text, kind);
    expect(await statuses(ids)).toEqual(['VERIFIED', 'OPEN']);
  });
});

it('a question does not hide that the source knows of no record, which still waits to be decided', async () => {
  const { ids, sent } = await two();
  await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, noRecord: true }));
  const metadata = { searchId: ids.searchId, contactId: sent.get(A)?.outbound.contactId };
  const messageData = { body: { text: 'Which department was it?' } };
  const asks = { messageData, classification: { type: 'INFO_REQUESTED', confidence: 1 }, metadata };
  await receiveNotification(context, InboundNotification.parse(asks));
  await readInbound(test, context);
  expect((await readSearch(context, ids)).records[0]).toMatchObject({
    status: 'REVIEW',
    waitingFor: 'review: the source has no record of the applicant',
  });
});

it('a third party for one of two employers, it is not told which, ends the search of neither', async () => {
  const { ids } = await two();
  const metadata = { searchId: ids.searchId };
  const messageData = { body: { text: 'Please ask The Work Number.' } };
  const said = { messageData, classification: { type: 'THIRD_PARTY', confidence: 1 }, metadata };
  await receiveNotification(context, InboundNotification.parse(said));
  await readInbound(test, context);
  const { search } = await readSearch(context, ids);
  expect(search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'REVIEW' });
});

describe('a contact who has left for good', () => {
  const LEFT = 'I have left the company. Please write to Ann Lee at ann.lee@acme.example from now on.';

  it.each(['AUTO_REPLY', 'MESSAGE'] as const)(
    'and names another one, in a %s, is for a person',
    async (kind) => {
      const { ids, sent } = await two();
      await write(sent.get(A), LEFT, kind);
      const [record] = (await readSearch(context, ids)).records;
      expect(record).toMatchObject({
        status: 'REVIEW',
        waitingFor: 'review: the source names another contact to ask',
      });
      expect(record?.claims.map(({ match }) => match) ?? []).not.toContain('MISMATCH');
    },
  );

  it('has not answered because a machine did', async () => {
    const { ids, sent } = await two();
    await write(sent.get(A), LEFT, 'AUTO_REPLY');
    expect((await readSearch(context, ids)).records[0]?.verifiedBy).toBeNull();
  });

  it('and names no other is noted', async () => {
    const { ids, sent } = await two();
    await write(sent.get(A), 'I have left the company. This mailbox is not read.', 'AUTO_REPLY');
    expect(await statuses(ids)).toEqual(['OPEN', 'OPEN']);
  });

  it('is not meant by an absence', async () => {
    const { ids, sent } = await two();
    const away =
      'I am out of the office until Monday. In urgent cases write to Ann Lee at ann.lee@acme.example.';
    await write(sent.get(A), away, 'AUTO_REPLY');
    expect(await statuses(ids)).toEqual(['OPEN', 'OPEN']);
  });
});
