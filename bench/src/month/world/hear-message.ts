import type { Channel } from '@credence/contract';
import { createRandom } from '../../random.ts';
import { giveAnswer, type HeldMessage } from './give-answer.ts';
import type { Reception } from './post-office.ts';
import { inMinutes, type Listener, listenerAt, type World } from './world.ts';

const MINUTE = 60_000;

/** Writes down a message that arrived, and lets its contact do what it does after the n-th. */
export function hearMessage(world: World, channel: Channel, message: HeldMessage): void {
  const { journal, listeners, seed, agenda } = world;
  const { attemptId, to: destination } = message;
  const listener = listenerAt(listeners, destination, message.subject);
  const entities = listener?.placed.planned.entities ?? [];
  const shows = entities.flatMap(({ name }, record) => (message.text.includes(name) ? [record] : []));
  journal.messages.push({ at: world.now(), attemptId, channel, destination, shows });
  if (!listener) return;
  listener.heard += 1;
  const { contact, placed, heard } = listener;
  const random = createRandom(`${seed} ${placed.planned.number} ${destination} ${heard}`);
  for (const { minutes, isLate, ...said } of contact.behaviour.react(heard, random)) {
    if (said.statement === 'it did not arrive' && channel !== 'EMAIL') continue;
    const at = isLate ? new Date(placed.slaAt.getTime() + minutes * MINUTE) : inMinutes(world, minutes);
    agenda.add(at, () => giveAnswer(world, listener, message, said));
  }
}

/** What the mail server of a contact says to a mail, and remembers of it. */
export function receptionOf({ listeners }: Pick<World, 'listeners'>): (recipient: string) => Reception {
  const tried = new Set<Listener>();
  return (recipient) => {
    const listener = listenerAt(listeners, recipient, null);
    const server = listener?.contact.behaviour.server;
    if (!listener || !server) return 'accept';
    if (server === 'refuses') return 'refuse';
    if (tried.has(listener)) return 'accept';
    tried.add(listener);
    return 'later';
  };
}
