import { InboundNotification, type SearchType } from '@credence/contract';
import {
  type Context,
  readSearch,
  readVerifierForm,
  receiveNotification,
  submitVerifierAnswers,
} from '@credence/core';
import { createRandom } from '../../random.ts';
import { waitsForClient } from '../expected-outcome.ts';
import { acceptRecord, decideItself, silenceContact } from '../intervene.ts';
import { destinationsOf, type PlannedContact } from '../plan-contact.ts';
import { apiAnswers, CERTAINTY, classificationOf, pageAnswers, SUBJECTS, WORDS } from './answer-words.ts';
import type { Door, Reaction, Statement } from './behaviours.ts';
import { CONTACTS_DOMAIN } from './post-office.ts';
import {
  contextOf,
  ifAllowed,
  inMinutes,
  type Listener,
  listen,
  type PlacedSearch,
  type World,
} from './world.ts';
import { writtenWords } from './written-words.ts';

/** A message as its receiver holds it in their hands. */
export interface HeldMessage {
  attemptId: string;
  to: string;
  /** The link to the page; null where the channel carries none. */
  pageToken: string | null;
  /** The address for replies; null where the channel has none. */
  replyTo: string | null;
  /** What it says about whom; null where that has to be read from paper. */
  subject: string | null;
  /** What it says, as far as it is not on paper. */
  text: string;
}

/** Lets a contact say something, by the door of its choice where the message shows that one. */
export async function giveAnswer(
  world: World,
  listener: Listener,
  message: HeldMessage,
  { door: chosen, statement }: Pick<Reaction, 'door' | 'statement'>,
): Promise<void> {
  const door = openDoor(message, chosen);
  const { placed } = listener;
  const { record } = listener.contact;
  const colleague = placed.planned.colleagues[record];
  // Where the one who is named is, is taken to be where the one who names them is.
  const { city } = listener.contact;
  if (statement === 'another contact knows' && colleague && !colleague.isShared) {
    listen(world, placed, { ...colleague, city });
  }
  const shows: number[] = [];
  const { searchType } = placed.planned;
  const house = listener.contact.email?.split('@')[1] ?? 'office.example';
  const way = { message, statement, record, colleague, tenant: placed.tenant, searchType, shows, house };
  if (!(await ifAllowed(world, `an answer by ${door}`, () => DOORS[door](world, way)))) return;
  const { attemptId } = message;
  world.journal.answers.push({ at: world.now(), attemptId, door, statement, record, shows });
  follow(world, listener, message, { door, statement });
}

const HOUR = 60;

/** What an answer means for the rest of the world. */
export function follow(
  world: World,
  { contact, placed }: Listener,
  { to }: HeldMessage,
  answer: { door: Door; statement: Statement },
): void {
  const { config } = placed.planned;
  const { statement, door } = answer;
  if (statement === 'it did not arrive') silenceContact(world, placed, [to]);
  if (statement === 'another contact knows' && door === 'page' && !config.inbound.requireManualReview) {
    silenceContact(world, placed, destinationsOf(contact));
  }
  const random = createRandom(`${world.seed} ${placed.planned.number} review`);
  if (!waitsForClient(config, answer) || !random.chance(0.7)) return;
  const { record } = contact;
  // What is read in a mail is first left to its sender.
  const hours = door === 'mail' ? random.between(30, 60) : random.between(2, 30);
  world.agenda.add(inMinutes(world, hours * HOUR), async () => {
    const context = await contextOf(world, placed.tenant);
    if (door === 'mail' && !(await isStillWaiting(context, placed, record))) return;
    await ifAllowed(world, 'the client reviews', () =>
      placed.planned.entities.length > 1
        ? acceptRecord(world, context, placed, record)
        : decideItself(world, context, placed),
    );
  });
}

async function isStillWaiting(context: Context, placed: PlacedSearch, record: number): Promise<boolean> {
  const { search, records } = await readSearch(context, placed);
  return search.searchStatus === 'IN_PROGRESS' && records[record]?.status === 'REVIEW';
}

/** Who was called has neither a link nor an address to reply to: the client writes down what they said. */
function openDoor({ pageToken, replyTo }: HeldMessage, door: Reaction['door']): Reaction['door'] {
  if (door === 'page' && !pageToken) return 'API';
  return door === 'mail' && !replyTo ? 'API' : door;
}

interface Saying {
  message: HeldMessage;
  statement: Statement;
  /** The record that the contact knows of. */
  record: number;
  /** Who is named by a contact that is not the right one. */
  colleague: PlannedContact | undefined;
  /** Takes the records that the page shows. */
  shows: number[];
  tenant: string;
  searchType: SearchType;
  /** The domain of the contact's mail. */
  house: string;
}

const DOORS: Record<Reaction['door'], (world: World, saying: Saying) => Promise<unknown>> = {
  async page({ core }, { message, statement, colleague, shows }) {
    const token = message.pageToken ?? '';
    const form = await readVerifierForm(core, token);
    shows.push(...form.records.map(({ index }) => index));
    await submitVerifierAnswers(core, token, pageAnswers(form, statement, colleague));
  },
  async API(world, saying) {
    const { tenant, message, statement, record } = saying;
    const { attemptId, to } = message;
    const context = await contextOf(world, tenant);
    const isStructured = statement in CERTAINTY;
    const notification = InboundNotification.parse({
      channel: isStructured ? 'JSON' : 'EMAIL',
      metadata: { outboundId: attemptId },
      ...(isStructured
        ? { answers: apiAnswers(statement, record), classification: classificationOf(statement) }
        : { messageData: { from: to, subject: 'Re: verification', body: { text: wordsOf(world, saying) } } }),
    });
    return receiveNotification(context, notification);
  },
  async mail(world, saying) {
    const { postman, journal } = world;
    const { message, statement, house } = saying;
    const { attemptId, to, replyTo } = message;
    const isBounce = statement === 'it did not arrive';
    // A fax is answered from another mailbox of the same house: a mail from elsewhere changes nothing.
    const writer = to.includes('@') ? to : `front-desk@${house}`;
    const from = isBounce ? 'mailer-daemon@relay.example' : writer;
    const sent = await postman.send({
      from,
      to: replyTo ?? '',
      // A report about a mail has no sender that could get a report about it.
      envelope: { from: isBounce ? '' : from, to: replyTo ?? '' },
      messageId: `<${attemptId}.${journal.answers.length}@${CONTACTS_DOMAIN}>`,
      // As every mail program and every mail system does.
      inReplyTo: `<${attemptId}@${(replyTo ?? '').split('@')[1]}>`,
      subject: SUBJECTS[statement] ?? `Re: ${message.subject ?? 'verification'}`,
      text: wordsOf(world, saying),
      ...(isBounce || statement === 'out of the office'
        ? { headers: { 'Auto-Submitted': 'auto-replied' } }
        : {}),
    });
    if (sent.kind !== 'sent')
      throw new Error(`A reply to our own address was not taken: ${JSON.stringify(sent)}`);
  },
};

function wordsOf({ seed }: World, { message: { to, text }, statement, searchType, record }: Saying): string {
  const writing = { statement, searchType, request: text, seed: `${seed} ${to} ${record} words` };
  return writtenWords(writing) ?? WORDS[statement] ?? '';
}
