import {
  contract,
  INBOUND_CHANNELS,
  INBOUND_CLASSIFICATIONS,
  type SearchType,
  VERIFIED_OUTCOMES,
} from '@credence/contract';
import { readVerifierForm } from '@credence/core';
import { confirmAll } from '@credence/core/testing';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Harness } from '../harness.ts';
import { claimAnswers, KINDS } from '../kinds.ts';
import { emit } from '../life.ts';
import {
  attemptsOf,
  type Model,
  type ModelAttempt,
  type ModelMessage,
  type ModelSearch,
  pickOf,
  searchesOf,
  type Tenant,
} from '../model.ts';
import { type Play, pick, play, seldom } from '../play.ts';
import { readMessage } from '../work.ts';
import { asked } from './orders.ts';
import { hasSearches } from './searches.ts';

const PATH = contract.inboundNotifications.submit.path;

interface Matched {
  search: ModelSearch | null;
  attempt: ModelAttempt | null;
  contactId: string | null;
}

/** What a notification names, and what an organization's own records make of it. */
function matchOf(
  model: Model,
  by: Tenant,
  search: ModelSearch,
  name: string,
  { at, answered }: { at: number; answered: SearchType | null },
): Matched & { metadata: object } {
  const isOwn = search.order.tenant === by;
  const nothing = { search: null, attempt: null, contactId: null };
  switch (name) {
    case 'search':
      return {
        metadata: { searchId: search.id },
        search: isOwn ? search : null,
        attempt: null,
        contactId: null,
      };
    case 'external id': {
      const own = searchesOf(model).filter(
        ({ order, externalId }) =>
          order.tenant === by && externalId !== null && externalId === search.externalId,
      );
      const ofType = own.filter(({ kind }) => answered === null || KINDS[kind].searchType === answered);
      const open = ofType.filter(({ status }) => status === 'IN_PROGRESS');
      return {
        metadata: { externalSearchId: search.externalId },
        // Which of several open ones is meant is for a person.
        search: (open.length > 1 ? null : (open[0] ?? ofType.at(-1))) ?? null,
        attempt: null,
        contactId: null,
      };
    }
    case 'outbound': {
      if (search.attempts.length === 0) break;
      const attempt = pickOf(search.attempts, at);
      const metadata = { outboundId: attempt.id };
      const { contactId } = attempt;
      return isOwn ? { metadata, search, attempt, contactId } : { metadata, ...nothing };
    }
    case 'contact': {
      if (search.contacts.length === 0) break;
      const { id: contactId } = pickOf(search.contacts, at);
      const metadata = { contactId };
      return isOwn ? { metadata, search, attempt: null, contactId } : { metadata, ...nothing };
    }
  }
  return { metadata: {}, ...nothing };
}

export const notify = (): fc.Arbitrary<Play> =>
  play({
    name: 'inbound notification',
    args: {
      search: pick(),
      by: fc.constantFrom('search', 'external id', 'contact', 'outbound', 'nothing'),
      at: pick(),
      messageId: fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `message-${index}`)),
      channel: fc.constantFrom(...INBOUND_CHANNELS),
      type: fc.oneof(fc.constant('VERIFICATION' as const), fc.constantFrom(...INBOUND_CLASSIFICATIONS)),
      confidence: fc.constantFrom(1, 1, 0.5),
      claims: fc.constantFrom(null, 'NOTHING' as const, ...VERIFIED_OUTCOMES),
      stranger: seldom(),
    },
    isPossible: hasSearches,
    async run(model, harness, args) {
      const { messageId, channel, type, confidence } = args;
      const named = pickOf(searchesOf(model), args.search);
      const tenant = asked(named.order.tenant, args.stranger);
      const claims = type === 'VERIFICATION' ? args.claims : null;
      const answered = claims === null ? null : KINDS[named.kind].searchType;
      const { metadata, ...match } = matchOf(model, tenant, named, args.by, { at: args.at, answered });
      const { status, body } = await harness.request(tenant, 'POST', PATH, {
        body: {
          messageId,
          channel,
          metadata,
          classification: { type, confidence },
          messageData: { from: 'hr@contoso.example', body: { text: 'As you asked' } },
          ...(claims ? { answers: { claims: claimAnswers((match.search ?? named).kind, claims) } } : {}),
        },
      });
      expect(status).toBe(202);
      const known = model.messages.find(
        (message) => message.tenant === tenant && message.messageId === messageId,
      );
      if (known) {
        expect(body, 'a message is accepted once').toEqual(known.answer);
        return;
      }
      expect(body).toMatchObject(
        match.search
          ? { success: true, messageId, searchId: match.search.id }
          : { success: false, messageId, metadata: { errorCode: 'SEARCH_NOT_FOUND' } },
      );
      const inboundId = await inboundIdOf(harness, tenant, messageId);
      const message = {
        tenant,
        messageId,
        inboundId,
        answer: body,
        ...match,
        type,
        confidence,
        claims,
        processed: false,
        receivedAt: harness.clock.now().getTime(),
      };
      model.messages.push(message);
      await readMessage(model, harness, message);
    },
  });

async function inboundIdOf(harness: Harness, tenant: Tenant, messageId: string): Promise<string> {
  const [row] = await harness.app.test.sql<{ id: string }>(
    'select id from inbound_messages where organization_id = $1 and message_id = $2',
    [harness.callers[tenant].context.organization.id, messageId],
  );
  if (!row) throw new Error('The message was not kept');
  return row.id;
}

/** Attempts whose link a contact may have. */
export const linked = (model: Readonly<Model>): ModelAttempt[] =>
  attemptsOf(model).filter(({ token }) => token !== null);

interface Answering {
  attempt: number;
  noRecord: boolean;
  /** Posts the form a second time. */
  twice: boolean;
}

/** A person answers on the page that the message of an attempt links to. */
export async function answer(
  model: Model,
  harness: Harness,
  { attempt: at, ...how }: Answering,
): Promise<void> {
  const attempt = pickOf(linked(model), at);
  const search = searchesOf(model).find(({ attempts }) => attempts.includes(attempt));
  if (!search) throw new Error('An attempt without a search');
  const isExpired = harness.clock.now().getTime() >= search.slaAt;
  // What comes after the end is kept, unless the client has called the search off.
  const isWanted = search.status !== 'CANCELLED' && !attempt.dismissed;
  const isOpen = !isExpired && !attempt.answered && isWanted;
  const type = how.noRecord ? 'NO_RECORD' : 'VERIFICATION';
  const isAnsweredOtherwise = model.messages.some(
    (message) => message.messageId === `page:${attempt.id}` && message.type !== type,
  );
  for (let time = 0; time < (how.twice ? 2 : 1); time += 1) {
    const status = await post(harness, attempt.token ?? '', how.noRecord);
    expect(status, 'the page').toBe(isExpired ? 401 : isAnsweredOtherwise ? 409 : 303);
  }
  if (!isOpen) return;
  attempt.answered = true;
  // Who has the link has the message, though sending it seemed to fail and is to be tried again.
  if (!['FAILED', 'CANCELLED', 'DELIVERED'].includes(attempt.status)) {
    attempt.status = 'DELIVERED';
    if (search.status === 'IN_PROGRESS') emit(search, 'OUTBOUND_ATTEMPT');
  }
  const { tenant } = search.order;
  const messageId = `page:${attempt.id}`;
  const message: ModelMessage = {
    tenant,
    messageId,
    inboundId: await inboundIdOf(harness, tenant, messageId),
    answer: null,
    search,
    attempt,
    contactId: attempt.contactId,
    type,
    confidence: 1,
    claims: how.noRecord ? null : 'VERIFIED_NO_DISCREPANCY',
    processed: false,
    receivedAt: harness.clock.now().getTime(),
  };
  model.messages.push(message);
  await readMessage(model, harness, message);
}

async function post({ app }: Harness, token: string, noRecord: boolean): Promise<number> {
  const form = await readVerifierForm(app.test.core, token).catch(() => null);
  const fields = new URLSearchParams({
    'respondent.name': 'Robin Lee',
    ...(noRecord ? { situation: 'NO_RECORD' } : {}),
  });
  for (const { record, field } of form ? confirmAll(form).claims : [])
    fields.set(`claims.${record}.${field}`, 'CONFIRMED');
  const { status } = await app.request('POST', `/respond/${token}`, {
    body: fields.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return status;
}

export const answerOnPage = (): fc.Arbitrary<Play> =>
  play({
    name: 'answer on the page',
    args: { attempt: pick(), noRecord: seldom(), twice: fc.boolean() },
    isPossible: (model) => linked(model).length > 0,
    run: answer,
  });
