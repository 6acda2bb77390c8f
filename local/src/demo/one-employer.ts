import type { Credence } from '@credence/sdk';
import type { StackInfo } from '../stack.ts';
import { waitFor } from '../wait-for.ts';
import { answerVerifierPage } from './answer-page.ts';
import { findCompletion, findMail, linkIn } from './boxes.ts';
import { claimLine } from './claim-line.ts';
import { demoOrder } from './demo-order.ts';
import type { Pictures } from './pictures.ts';
import type { Teller } from './teller.ts';

/** The first story: one employer confirms everything on the page. */
export async function tellOfOneEmployer(
  { mailboxUrl, inboxUrl }: StackInfo,
  credence: Credence,
  { say, step }: Teller,
  pictures: Pictures,
): Promise<void> {
  // Each run writes to an address of its own: the mailbox keeps the mail of earlier ones.
  const address = `hr-${Date.now()}@contoso.example`;
  const { verificationOrderId: orderId, searchIds } = await step(
    'Order created',
    () => credence.orders.create(demoOrder(address, new Date())),
    (order) => order.verificationOrderId,
  );
  const [searchId = ''] = searchIds;
  await step(
    'Contact found in the history',
    () =>
      waitFor(async () => {
        const { activity } = await credence.searches.get(orderId, searchId);
        return activity.find(({ activityType }) => activityType === 'CONTACT_PLAN');
      }),
    ({ description }) => description,
  );
  const mail = await step(
    'E-mail sent inside business hours',
    () => waitFor(() => findMail(mailboxUrl, address)),
    ({ subject, to }) => `"${subject}" to ${to}`,
  );
  await step(
    'Verifier page answered in a browser',
    () => answerVerifierPage(linkIn(mail), pictures),
    (confirmation) => `"${confirmation}"`,
  );
  const { claims } = await step(
    'Claims compared, order completed',
    () => completed(credence, orderId),
    ({ order, outcome }) => `${order.orderStatus}, ${outcome}`,
  );
  await step(
    'Signed webhook received',
    () => waitFor(() => findCompletion(inboxUrl, searchId)),
    ({ event }) => `${event}, both signatures verified`,
  );
  await pictures.visit(inboxUrl, 'webhook-inbox');
  say('\n      claim          match        applicant / employer');
  for (const claim of claims) say(claimLine(claim));
}

async function completed(credence: Credence, orderId: string) {
  const wait = { pollIntervalMs: 200, timeoutMs: 20_000 };
  const { order, searches } = await credence.orders.waitForCompletion(orderId, wait);
  const [result] = searches[0]?.verificationResult ?? [];
  if (order.orderStatus !== 'COMPLETED' || result?.outcome !== 'VERIFIED_NO_DISCREPANCY') {
    throw new Error(`The order is ${order.orderStatus} with ${result?.outcome ?? 'no result'}`);
  }
  return { order, ...result };
}
