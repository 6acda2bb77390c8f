import { eventsUntil, nameOf } from './support/inbox.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { askEmployer, createOrder, newAddress, orderTo, searchWhen } from './support/orders.ts';
import { clientOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';
import { answerClaim, confirmEverything, send, thanks } from './support/verifier-page.ts';

const WAIT = { pollIntervalMs: 100, timeoutMs: 20_000 };

test('an employer confirms: from the order over the e-mail and the page to the signed webhook', async ({
  page,
}) => {
  const address = newAddress();
  const credence = clientOf('acme');
  const { orderId, searchId } = await createOrder(credence, orderTo(address));

  const mail = await mailTo(address);
  expect(mail.subject).toMatch(/^Employment verification for Jordan Rivera \([0-9A-Z]{4}-[0-9A-Z]{4}\)$/);
  expect(mail.attachments).toEqual([
    expect.objectContaining({ filename: 'signed-release.pdf', contentType: 'application/pdf' }),
  ]);
  const asked = await searchWhen(
    { credence, orderId, searchId },
    ({ phase }) => phase === 'AWAITING_RESPONSE',
  );
  expect(asked.waitingFor).toMatch(/\S/);

  await page.goto(linkIn(mail));
  await confirmEverything(page);
  await send(page);
  await expect(thanks(page)).toBeVisible();

  const { order, searches } = await credence.orders.waitForCompletion(orderId, WAIT);
  expect(order.orderStatus).toBe('COMPLETED');
  expect(searches).toMatchObject([
    { searchStatus: 'COMPLETED', phase: 'CLOSED', waitingFor: null, nextActionAt: null },
  ]);
  expect(searches[0]?.verificationResult).toMatchObject([
    { outcome: 'VERIFIED_NO_DISCREPANCY', discrepancy: false, source: 'VERIFIER' },
  ]);
  const claims = searches[0]?.verificationResult[0]?.claims ?? [];
  expect(claims.map(({ field, match }) => `${field} ${match}`)).toEqual([
    'employerName MATCH',
    'position MATCH',
    'startDate MATCH',
    'endDate MATCH',
  ]);

  const { activity } = await credence.searches.get(orderId, searchId);
  const told = activity.map(({ activityType }) => activityType);
  expect(told).toEqual([
    'SEARCH_CREATED',
    'CONTACT_PLAN',
    'OUTREACH_SCHEDULED',
    'OUTBOUND_SENT',
    'RESPONSE_RECEIVED',
    'SEARCH_COMPLETED',
  ]);

  const events = await eventsUntil(searchId, ({ event }) => event === 'verification.completed');
  expect(events.map(nameOf)).toEqual([
    'CONTACT_PLAN',
    'OUTBOUND_ATTEMPT',
    'OUTBOUND_ATTEMPT',
    'SEARCH_UPDATED',
    'verification.completed',
  ]);
  for (const { signatures } of events) {
    expect(signatures).toEqual({ classic: true, standard: true, error: null });
  }
  expect(events.at(-1)?.payload.data).toMatchObject({
    orderId,
    verificationResult: { outcome: 'VERIFIED_NO_DISCREPANCY', claims },
  });
});

test('a corrected claim is a discrepancy, told claim by claim', async ({ page }) => {
  const { credence, orderId, searchId, link } = await askEmployer();
  await page.goto(link);
  await confirmEverything(page);
  await answerClaim(page, 'Position', 'Not correct');
  await page.getByLabel('Position in your records').fill('Senior Analyst');
  await answerClaim(page, 'Start date', 'I can’t confirm');
  await answerClaim(page, 'End date', 'Not correct');
  await page.getByLabel('End date in your records').fill('2022-08');
  await send(page);
  await expect(thanks(page)).toBeVisible();

  const { searches } = await credence.orders.waitForCompletion(orderId, WAIT);
  const [result] = searches[0]?.verificationResult ?? [];
  expect(result).toMatchObject({ outcome: 'VERIFIED_DISCREPANCY', discrepancy: true });
  expect(
    result?.claims.map(({ field, provided, verified, match }) => [field, provided, verified, match]),
  ).toEqual([
    ['employerName', 'Contoso Inc', 'Contoso Inc', 'MATCH'],
    ['position', 'Analyst', 'Senior Analyst', 'MISMATCH'],
    ['startDate', '2019-03-01', null, 'NOT_VERIFIED'],
    // Where one side gives only the month, months are compared.
    ['endDate', '2022-08-31', '2022-08', 'MATCH'],
  ]);
  const events = await eventsUntil(searchId, ({ event }) => event === 'verification.completed');
  expect(events.at(-1)?.payload.data).toMatchObject({
    verificationResult: { outcome: 'VERIFIED_DISCREPANCY' },
  });
});

test('"no record" goes to a person, whose decision completes the order', async ({ page }) => {
  const asked = await askEmployer();
  const { credence, orderId, searchId } = asked;
  await page.goto(asked.link);
  await page.getByRole('radio', { name: 'We have no record of this person' }).check();
  await send(page);
  await expect(thanks(page)).toBeVisible();

  const search = await searchWhen(asked, ({ phase }) => phase === 'REVIEW');
  expect(search).toMatchObject({ searchStatus: 'IN_PROGRESS', verificationResult: [] });
  expect(search.waitingFor).toMatch(/^review: /);
  const review = await eventsUntil(
    searchId,
    (payload) => 'notificationType' in payload.data && payload.data.notificationType === 'INBOUND_MESSAGE',
  );
  expect(review.map(nameOf)).toContain('INBOUND_MESSAGE');

  const updated = await credence.searches.update(orderId, searchId, {
    searchStatus: 'COMPLETED',
    resolution: {
      outcome: 'VERIFIED_DISCREPANCY',
      resultDetails: 'Never worked there',
      metadata: { by: 'Kim' },
    },
  });
  expect(updated).toMatchObject({
    success: true,
    previousStatus: 'IN_PROGRESS',
    currentStatus: 'COMPLETED',
    orderStatus: 'COMPLETED',
    orderRollupApplied: true,
    webhooksEmitted: expect.arrayContaining(['verification.notification', 'verification.completed']),
  });
  const events = await eventsUntil(searchId, ({ event }) => event === 'verification.completed');
  expect(events.at(-1)?.payload.data).toMatchObject({
    verificationResult: {
      outcome: 'VERIFIED_DISCREPANCY',
      resultDetails: 'Never worked there',
      source: 'REVIEW',
      by: 'Kim',
    },
  });
});

test('a school is asked about a degree', async ({ page }) => {
  const credence = clientOf('acme');
  const address = newAddress();
  const degree = {
    institutionName: 'Fabrikam University',
    qualification: 'Bachelor of Science',
    fieldOfStudy: 'Statistics',
    institutionContactEmail: address,
    graduationDate: '2018-06-15',
  };
  const input = orderTo(address, {
    search: { searchType: 'EDUCATION' },
    order: { history: { education: [degree] } },
  });
  const { orderId } = await createOrder(credence, input);
  const mail = await mailTo(address);
  expect(mail.subject).toMatch(/^Education verification for Jordan Rivera \([0-9A-Z]{4}-[0-9A-Z]{4}\)$/);
  await page.goto(linkIn(mail));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Please confirm education details for Jordan Rivera',
  );
  await confirmEverything(page);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  const { searches } = await credence.orders.waitForCompletion(orderId, WAIT);
  const claims = searches[0]?.verificationResult[0]?.claims ?? [];
  expect(claims.map(({ field, verified }) => [field, verified])).toEqual([
    ['institutionName', 'Fabrikam University'],
    ['qualification', 'Bachelor of Science'],
    ['fieldOfStudy', 'Statistics'],
    ['graduationDate', '2018-06-15'],
  ]);
});
