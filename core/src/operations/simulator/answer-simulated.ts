import { actualDestination } from '../../domain/attempts/actual-destination.ts';
import { type SimulatedOutcome, simulatedAnswer } from '../../domain/contacts/simulator-address.ts';
import type { Core } from '../../domain/context/context.ts';
import { type Context, now } from '../../domain/context/context.ts';
import { contextForOrganization } from '../../domain/context/find-organization.ts';
import { openDestination } from '../../domain/entities/destination.ts';
import { OutboundEntity } from '../../domain/entities/outbound-entity.ts';
import { SearchEntity } from '../../domain/entities/search-entity.ts';
import { openConfig } from '../../domain/entities/verification-request.ts';
import type { IncomingMail } from '../../domain/inbound/receive/mail-to-keep.ts';
import { readVerifierForm } from '../../domain/inbound/receive/read-verifier-form.ts';
import { receiveMail } from '../../domain/inbound/receive/receive-mail.ts';
import { submitVerifierAnswers } from '../../domain/inbound/receive/submit-verifier-answers.ts';
import { type AttemptLinks, linksOf } from '../../domain/outbounds/plan/link-token.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Conflict, InvalidLink } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/queue/jobs.ts';
import { type PageOutcome, simulatedAnswers } from './simulated-answers.ts';

/**
 * Answers a request to an address of the simulator as a contact would: on the verifier page, or by mail. The doors
 * take every answer once; one that comes after the search has ended is not given.
 */
export async function answerSimulated(core: Core, job: Jobs['answer-simulated']): Promise<void> {
  const context = await contextForOrganization(core, job.organizationId, 'SYSTEM');
  const request = context && (await requestOf(context, job));
  if (!request) return;
  switch (request.outcome) {
    case 'silent':
      return;
    case 'auto-reply':
    case 'bounce':
      await receiveMail(core, mailOf(context, request, request.outcome));
      return;
    default:
      return fillInPage(core, request.links, request.outcome);
  }
}

/** What was asked of the simulator. */
interface SimulatedRequest {
  outboundId: string;
  address: string;
  outcome: SimulatedOutcome;
  links: AttemptLinks;
}

/** @returns null when there is nothing to answer: no simulator, no address of it, or nothing left of the request */
function requestOf(
  context: Context,
  { organizationId, searchId, outboundId }: Jobs['answer-simulated'],
): Promise<SimulatedRequest | null> {
  return inTransaction(context, async ({ manager }) => {
    const outbound = await manager.findOneBy(OutboundEntity, { organizationId, id: outboundId, searchId });
    const search = await manager.findOneBy(SearchEntity, { organizationId, id: searchId });
    if (!outbound || !search) return null;
    const planned = { channel: outbound.channel, destination: openDestination(context, outbound) };
    const { ENVIRONMENT } = context.core.config;
    const actual = actualDestination(planned, openConfig(context, search), ENVIRONMENT);
    const outcome = ENVIRONMENT === 'sandbox' ? simulatedAnswer(actual)?.outcome : null;
    return outcome
      ? { outboundId, address: actual.destination, outcome, links: linksOf(context, outbound) }
      : null;
  });
}

async function fillInPage(core: Core, { pageToken }: AttemptLinks, outcome: PageOutcome): Promise<void> {
  try {
    const form = await readVerifierForm(core, pageToken);
    if (form.state === 'OPEN') await submitVerifierAnswers(core, pageToken, simulatedAnswers(outcome, form));
  } catch (error) {
    // The search ended, or was redacted, before the answer came.
    if (!(error instanceof Conflict || error instanceof InvalidLink)) throw error;
  }
}

const WORDS = {
  'auto-reply': {
    kind: 'AUTO_REPLY',
    subject: 'Out of office',
    text: 'I am out of the office until Monday.',
  },
  bounce: { kind: 'PERMANENT', subject: 'Undelivered mail', text: 'This address does not exist.' },
} as const;

const mailOf = (
  context: Context,
  { address, outboundId, links }: SimulatedRequest,
  outcome: keyof typeof WORDS,
): IncomingMail => ({
  ...WORDS[outcome],
  recipient: links.replyToken,
  envelopeFrom: null,
  messageId: `<${outboundId}@simulator.test>`,
  inReplyTo: null,
  names: [`<${outboundId}@simulator.test>`],
  authentication: null,
  from: address,
  to: [],
  date: now(context),
  documents: [],
});
