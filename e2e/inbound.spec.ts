import { randomUUID } from 'node:crypto';
import { eventsUntil } from './support/inbox.ts';
import { askEmployer, searchWhen } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test('answers that came by phone complete the search', async () => {
  const asked = await askEmployer();
  const accepted = await asked.credence.inbound.submit({
    messageId: `call-${asked.searchId}`,
    channel: 'VOICE',
    answers: { claims: [{ field: 'position', answer: 'CONFIRMED' }] },
    metadata: { searchId: asked.searchId },
  });
  expect(accepted).toMatchObject({ success: true, searchId: asked.searchId });
  const search = await searchWhen(asked, ({ searchStatus }) => searchStatus === 'COMPLETED');
  expect(search.verificationResult).toMatchObject([{ outcome: 'VERIFIED' }]);
  const claims = search.verificationResult[0]?.claims ?? [];
  expect(claims.find(({ field }) => field === 'position')).toMatchObject({ match: 'MATCH' });
  await eventsUntil(asked.searchId, ({ event }) => event === 'verification.completed');
});

test('a message in words goes to a person, once', async () => {
  const asked = await askEmployer();
  const message = {
    messageId: `<${randomUUID()}@contoso.example>`,
    channel: 'EMAIL' as const,
    messageData: {
      from: asked.address,
      subject: 'Re: Employment verification',
      body: { text: 'Yes, Jordan worked here as an analyst until 2022.' },
    },
    metadata: { searchId: asked.searchId },
  };
  const first = await asked.credence.inbound.submit(message);
  expect(await asked.credence.inbound.submit(message)).toEqual(first);
  const search = await searchWhen(asked, ({ phase }) => phase === 'REVIEW');
  const received = search.activity.filter(({ activityType }) => activityType === 'RESPONSE_RECEIVED');
  expect(received).toHaveLength(1);
});
