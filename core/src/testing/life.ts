import { InboundNotification } from '@credence/contract';
import { beforeEach } from 'vitest';
import { addContact } from '../domain/contact-plan/add-contact.ts';
import { markContact } from '../domain/contact-plan/mark-contact.ts';
import { removeContact } from '../domain/contact-plan/remove-contact.ts';
import { updateContact } from '../domain/contact-plan/update-contact.ts';
import { type Context, now } from '../domain/context/context.ts';
import { processInbound } from '../domain/inbound/decide/process-inbound.ts';
import { readVerifierForm } from '../domain/inbound/receive/read-verifier-form.ts';
import { receiveMail } from '../domain/inbound/receive/receive-mail.ts';
import { receiveNotification } from '../domain/inbound/receive/receive-notification.ts';
import { submitVerifierAnswers } from '../domain/inbound/receive/submit-verifier-answers.ts';
import { type CreatedOrder, createOrder } from '../domain/orders/create-order.ts';
import type { AttemptLinks } from '../domain/outbounds/plan/link-token.ts';
import { researchSearch } from '../domain/outbounds/plan/research-search.ts';
import { claimOutbound } from '../domain/outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../domain/outbounds/send/record-outbound.ts';
import { updateSearch } from '../domain/searches/update-search.ts';
import { addNote } from '../domain/team/notes.ts';
import { answerOnce } from '../platform/idempotency/answer-once.ts';
import { answerDelivery, claimDelivery, dueDeliveries } from './deliveries.ts';
import type { FakeClock } from './fake-clock.ts';
import { confirmAll, contactsOf, providerAnswer, type TestCore } from './index.ts';
import { type Canaries, canariesOf, personalOrder } from './personal-order.ts';
import { useTestCore } from './use-test-core.ts';

/** An order that has ended, and every text that must not outlive it. */
export interface LivedOrder extends CreatedOrder {
  canaries: readonly string[];
  business: readonly string[];
  /** Tokens of the pages that were linked to. */
  tokens: string[];
  /** Those of the addresses that answers to them go to. */
  replyTokens: string[];
}

/** What `useLivedOrder` gives a test. */
export interface Lived {
  test: TestCore;
  context: Context;
  lived: LivedOrder;
  /** Tells its canaries from those of earlier tests, which the database of the file still has: `first-<round>`. */
  round: number;
}

/**
 * Gives each test of a file an order that has lived, in an organization of its own.
 * @param take gets them before each test
 * @param prepare what the organization has to be before
 */
export function useLivedOrder(
  take: (lived: Lived) => void,
  prepare: (test: TestCore, context: Context) => Promise<unknown> = async () => undefined,
): FakeClock {
  let test: TestCore;
  let context: Context;
  let round = 0;
  const clock = useTestCore((...given) => {
    [test, context] = given;
  });
  beforeEach(async () => {
    await prepare(test, context);
    round += 1;
    take({ test, context, lived: await liveOrder(test, context, `first-${round}`, 11), round });
  });
  return clock;
}

/** Carries an order with canaries in every personal field from its creation to its end, and to its webhooks. */
export async function liveOrder(
  test: TestCore,
  context: Context,
  tag: string,
  number: number,
): Promise<LivedOrder> {
  const canaries = canariesOf(tag, number);
  const created = await create(context, canaries);
  for (const searchId of created.searchIds) {
    await researchSearch(context, { searchId, answers: [parentOf(canaries, searchId)] });
  }
  const links = await send(test, context);
  const tokens = links.map(({ pageToken }) => pageToken);
  const [, education = ''] = created.searchIds;
  const { orderId } = created;
  await addNote(context, { searchId: education, text: canaries.words('note of a colleague') });
  await changeContacts(context, canaries, { orderId, searchId: education });
  await receive(test, context, canaries, education);
  for (const { replyToken } of links.slice(0, 1)) await reply(test, context, canaries, replyToken);
  await answer(test, context, canaries, tokens);
  await complete(context, canaries, { orderId, searchId: education });
  await deliver(test, context, canaries);
  const replyTokens = links.map(({ replyToken }) => replyToken);
  return { ...created, tokens, replyTokens, canaries: canaries.all, business: canaries.business };
}

/** What a research provider tells of the organization that an applicant worked for. */
const parentOf = ({ words }: Canaries, searchId: string) =>
  providerAnswer(searchId, {
    parentOrganization: {
      name: words('parent organization'),
      location: words('place of the parent organization'),
      website: null,
      relationship: words('relationship to the parent organization'),
    },
  });

async function create(context: Context, canaries: Canaries): Promise<CreatedOrder> {
  const request = {
    route: 'POST /v1/orders',
    key: canaries.tag,
    fingerprint: canaries.tag,
    content: canaries.tag,
  };
  const keyed = await answerOnce(context, request);
  if (keyed.kind === 'answered') throw new Error('The order exists already');
  const created = await createOrder(keyed.work.context, personalOrder(canaries));
  await keyed.work.finish({
    status: 201,
    contentType: 'application/json',
    location: null,
    body: JSON.stringify(created),
  });
  return created;
}

async function send(test: TestCore, context: Context): Promise<AttemptLinks[]> {
  const links: AttemptLinks[] = [];
  for (const { id, data } of await test.jobs('send-outbound', context)) {
    const claimed = await claimOutbound(context, { ...data, jobId: id });
    if (!claimed) continue;
    links.push(claimed.links);
    await recordOutbound(context, claimed, { kind: 'sent' });
  }
  return links;
}

interface Place {
  orderId: string;
  searchId: string;
}

async function changeContacts(context: Context, { words, address }: Canaries, place: Place): Promise<void> {
  const contact = (what: string) => ({
    name: words(`name of the ${what} contact`),
    entityName: words(`entity of the ${what} contact`),
    location: 'Austin, TX',
    confidence: 0.7,
    contactMethods: [{ email: address(`contact-${what}`), confidence: 0.7, source: words(`source ${what}`) }],
  });
  await addContact(context, {
    ...place,
    contact: { ...contact('added'), executeOutboundImmediately: false },
  });
  const added = (await contactsOf(context, place.searchId)).find(({ confidence }) => confidence === 0.7);
  const contactId = added?.id ?? '';
  const metadata = { reason: words('reason of the update'), note: words('note of the update') };
  await updateContact(context, {
    ...place,
    update: {
      contactId,
      ...contact('updated'),
      metadata,
      title: words('title of the contact'),
      location: words('place of the contact'),
    },
  });
  await markContact(context, {
    ...place,
    mark: {
      contactId,
      accuracyStatus: 'INACCURATE',
      reason: words('reason of the mark'),
      executeOutboundAttempts: false,
    },
  });
  const reason = words('reason of the removal');
  await removeContact(context, { ...place, removal: { contactId, reason, cancelPendingOutbound: true } });
}

/** A message in words, which a person has to read. */
async function receive(
  test: TestCore,
  context: Context,
  { words, address }: Canaries,
  searchId: string,
): Promise<void> {
  const notification = InboundNotification.parse({
    channel: 'EMAIL',
    messageData: {
      from: address('sender'),
      to: address('recipient'),
      subject: words('subject'),
      body: { text: words('message') },
      attachments: [{ filename: words('file name'), url: `https://files.example/${words('file')}` }],
    },
    classification: { type: 'INFO_REQUESTED', confidence: 0.9, reasoning: words('reasoning') },
    metadata: { searchId, note: words('note of the message') },
  });
  await receiveNotification(context, notification);
  await processAll(test, context);
}

/** A mail that does not answer, with a document. */
async function reply(
  test: TestCore,
  context: Context,
  { words, address }: Canaries,
  recipient: string,
): Promise<void> {
  await receiveMail(test.core, {
    recipient,
    envelopeFrom: address('envelope'),
    kind: 'MESSAGE',
    names: [],
    authentication: null,
    date: now(context),
    messageId: `<${address('message-id')}>`,
    inReplyTo: `<${address('thread-id')}>`,
    from: address('writer'),
    to: [address('reader')],
    subject: words('subject of the mail'),
    text: words('mail'),
    documents: [
      {
        fileName: words('name of the document'),
        contentType: 'application/pdf',
        content: Buffer.from(words('document')),
      },
    ],
  });
  await processAll(test, context);
}

async function answer(
  test: TestCore,
  context: Context,
  { words, address }: Canaries,
  tokens: readonly string[],
): Promise<void> {
  for (const token of tokens) {
    const form = await readVerifierForm(test.core, token);
    const { claims } = confirmAll(form);
    if (form.searchType !== 'EMPLOYMENT') continue;
    // Of another rank, so that no person has to look at it.
    const position = `Senior ${words('position')}, ${words('correction')}`;
    await submitVerifierAnswers(test.core, token, {
      // Not by words, of which the name of the applicant has most too: who is called alike does not answer.
      respondent: { name: address('respondent'), title: words('title of the respondent') },
      noRecord: false,
      wrongPerson: false,
      referral: null,
      thirdParty: null,
      claims: claims.map((claim) =>
        claim.field === 'position' ? { ...claim, answer: 'CORRECTED', value: position } : claim,
      ),
      questions: [{ questionId: 1, selected: [words('answer')], comment: null }],
      comment: words('comment'),
    });
    return processAll(test, context);
  }
  throw new Error('No contact was asked about an employment');
}

async function processAll(test: TestCore, context: Context): Promise<void> {
  for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
}

const complete = async (context: Context, { words }: Canaries, place: Place): Promise<void> => {
  await updateSearch(context, {
    ...place,
    update: {
      searchStatus: 'COMPLETED',
      resolution: {
        outcome: 'VERIFIED',
        resultDetails: { said: words('details') },
        metadata: { note: words('note of the resolution') },
      },
      reason: words('reason of the end'),
      metadata: { note: words('note of the end') },
    },
  });
};

/**
 * Makes each first attempt: all fail and leave what the receiver said, the last of them that it is gone, and the
 * fallbacks have not been tried.
 */
async function deliver(test: TestCore, context: Context, { words }: Canaries): Promise<void> {
  const due = await dueDeliveries(test, context);
  for (const [index, id] of due.entries()) {
    const claimed = await claimDelivery(context, id);
    if (!claimed) continue;
    // Not one that opens the receiver's breaker: what waits for that would not be tried.
    const status = index === due.length - 1 ? 410 : 429;
    await answerDelivery(context, claimed, { status, body: words('response') });
  }
}
