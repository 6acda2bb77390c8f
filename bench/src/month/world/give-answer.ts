import { InboundNotification } from '@credence/contract';
import { readVerifierForm, receiveNotification, submitVerifierAnswers } from '@credence/core';
import { waitsForClient } from '../expected-outcome.ts';
import { acceptRecord, decideItself, silenceContact } from '../intervene.ts';
import { destinationsOf, type PlannedContact } from '../plan-contact.ts';
import { apiAnswers, CERTAINTY, classificationOf, pageAnswers, SUBJECTS, WORDS } from './answer-words.ts';
import type { Door, Reaction, Statement } from './behaviours.ts';
import { CONTACTS_DOMAIN } from './post-office.ts';
import { createRandom } from './random.ts';
import { contextOf, ifAllowed, inMinutes, type Listener, listen, type World } from './world.ts';

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
  if (statement === 'somebody else knows' && colleague && !colleague.isShared) {
    listen(world, placed, { ...colleague, city });
  }
  const shows: number[] = [];
  const way = { message, statement, record, colleague, tenant: placed.tenant, shows };
  if (!(await ifAllowed(world, `an answer by ${door}`, () => DOORS[door](world, way)))) return;
  const { attemptId } = message;
  world.journal.answers.push({ at: world.now(), attemptId, door, statement, record, shows });
  follow(world, listener, message, { door, statement });
}

const HOUR = 60;

/** What an answer means for the rest of the world. */
function follow(
  world: World,
  { contact, placed }: Listener,
  { to }: HeldMessage,
  answer: { door: Door; statement: Statement },
): void {
  const { config } = placed.planned;
  const { statement, door } = answer;
  if (statement === 'it did not arrive') silenceContact(world, placed, [to]);
  if (statement === 'somebody else knows' && door === 'page' && !config.inbound.requireManualReview) {
    silenceContact(world, placed, destinationsOf(contact));
  }
  const random = createRandom(`${world.seed} ${placed.planned.number} review`);
  if (!waitsForClient(config, answer) || !random.chance(0.7)) return;
  world.agenda.add(inMinutes(world, random.between(2 * HOUR, 30 * HOUR)), async () => {
    const context = await contextOf(world, placed.tenant);
    const { record } = contact;
    await ifAllowed(world, 'the client reviews', () =>
      placed.planned.entities.length > 1
        ? acceptRecord(world, context, placed, record)
        : decideItself(world, context, placed),
    );
  });
}

/** Who was called has neither a link nor an address to reply to: the client writes down what they said. */
function openDoor({ pageToken, replyTo }: HeldMessage, door: Door): Door {
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
}

const DOORS: Record<Door, (world: World, saying: Saying) => Promise<unknown>> = {
  async page({ core }, { message, statement, colleague, shows }) {
    const token = message.pageToken ?? '';
    const form = await readVerifierForm(core, token);
    shows.push(...form.records.map(({ index }) => index));
    await submitVerifierAnswers(core, token, pageAnswers(form, statement, colleague));
  },
  async API(world, { tenant, message: { attemptId, to }, statement, record }) {
    const context = await contextOf(world, tenant);
    const isStructured = statement in CERTAINTY;
    const notification = InboundNotification.parse({
      channel: isStructured ? 'JSON' : 'EMAIL',
      metadata: { outboundId: attemptId },
      ...(isStructured
        ? { answers: apiAnswers(statement, record), classification: classificationOf(statement) }
        : { messageData: { from: to, subject: 'Re: verification', body: { text: WORDS[statement] } } }),
    });
    return receiveNotification(context, notification);
  },
  async mail({ postman, journal }, { message: { attemptId, to, replyTo }, statement }) {
    const isBounce = statement === 'it did not arrive';
    // Who got a fax writes from wherever they do.
    const writer = to.includes('@') ? to : 'front-desk@office.example';
    const from = isBounce ? 'mailer-daemon@relay.example' : writer;
    const sent = await postman.send({
      from,
      to: replyTo ?? '',
      // A report about a mail has no sender that could get a report about it.
      envelope: { from: isBounce ? '' : from, to: replyTo ?? '' },
      messageId: `<${attemptId}.${journal.answers.length}@${CONTACTS_DOMAIN}>`,
      // As every mail program and every mail system does.
      inReplyTo: `<${attemptId}@${(replyTo ?? '').split('@')[1]}>`,
      subject: SUBJECTS[statement] ?? 'Re: verification',
      text: WORDS[statement] ?? 'Yes, that is all correct.',
      ...(isBounce || statement === 'nobody is in the office'
        ? { headers: { 'Auto-Submitted': 'auto-replied' } }
        : {}),
    });
    if (sent.kind !== 'sent')
      throw new Error(`A reply to our own address was not taken: ${JSON.stringify(sent)}`);
  },
};
