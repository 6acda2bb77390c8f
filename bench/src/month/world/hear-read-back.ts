import { type ReadBackAnswers, readVerifierForm, submitVerifierAnswers } from '@credence/core';
import { createRandom } from '../../random.ts';
import type { Statement } from './behaviours.ts';
import type { HeldMessage } from './give-answer.ts';
import { follow } from './give-answer.ts';
import { ifAllowed, inMinutes, type Listener, listenerAt, type World } from './world.ts';

const HOUR = 60;

/** Writes down that a contact got back what was read in their mail; most of them confirm it in the hours after. */
export function hearReadBack(world: World, message: HeldMessage, inReplyTo: string): void {
  const { journal, listeners, agenda, seed } = world;
  const { attemptId, to: destination, subject } = message;
  journal.readBacks.push({ at: world.now(), attemptId, inReplyTo, destination });
  const listener = listenerAt(listeners, destination, subject);
  if (!listener) return;
  const random = createRandom(`${seed} ${listener.placed.planned.number} ${destination} read-back`);
  if (!random.chance(0.9)) return;
  const minutes = random.between(5, 20 * HOUR);
  agenda.add(inMinutes(world, minutes), () => confirmReadBack(world, listener, message));
}

/** Lets a contact send the page as it is filled in. */
async function confirmReadBack(world: World, listener: Listener, message: HeldMessage): Promise<void> {
  const { core, journal } = world;
  const token = message.pageToken ?? '';
  await ifAllowed(world, 'a confirmed read-back', async () => {
    const { readBack, records } = await readVerifierForm(core, token);
    if (!readBack) return;
    const { claims, thirdParty, respondent } = readBack;
    await submitVerifierAnswers(core, token, {
      respondent: { name: respondent ?? 'Pat Doyle', title: 'HR' },
      noRecord: false,
      wrongPerson: false,
      referral: null,
      questions: [],
      comment: null,
      claims,
      thirdParty,
    });
    const shows = records.map(({ index }) => index);
    const answer = { door: 'read-back', statement: statementIn(readBack) } as const;
    const { record } = listener.contact;
    journal.answers.push({ at: world.now(), attemptId: message.attemptId, ...answer, record, shows });
    follow(world, listener, message, answer);
  });
}

/** What a contact says who confirms what was read. */
function statementIn({ claims, thirdParty }: ReadBackAnswers): Statement {
  if (thirdParty) return 'a vendor keeps the records';
  const given = new Set(claims.map(({ answer }) => answer));
  if (given.has('CORRECTED')) return 'one thing is wrong';
  return given.has('UNKNOWN') ? 'only part is known' : 'all is right';
}
