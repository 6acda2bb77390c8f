import type { Claim } from '@credence/sdk';
import { waitFor } from '../wait-for.ts';

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Does one step of a story and tells what came of it; a step that fails ends the story. */
export async function step<T>(name: string, run: () => Promise<T>, tell: (result: T) => string): Promise<T> {
  const from = performance.now();
  try {
    const result = await run();
    say(
      `  ✓ ${name.padEnd(34)} ${`${Math.round(performance.now() - from)} ms`.padStart(9)}   ${tell(result)}`,
    );
    return result;
  } catch (error) {
    say(`  ✗ ${name}`);
    throw error;
  }
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

interface CapturedMail extends Mail {
  receivedAt: string;
  envelope: { to: string[] };
}

/**
 * Waits for the mail to an address to come into the mailbox of the stack.
 * @param since what came before is of an earlier story
 */
export const mailTo = (mailboxUrl: string, address: string, since = new Date(0)): Promise<Mail> =>
  waitFor(`a mail to ${address}`, async () => {
    const mails = await getJson<CapturedMail[]>(`${mailboxUrl}/api/messages`);
    return mails.find(
      ({ envelope, receivedAt }) => envelope.to.includes(address) && new Date(receivedAt) >= since,
    );
  });

export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+\/respond\/\S+/.exec(text)?.[0];
  if (!link) throw new Error('The e-mail has no link to the verifier page');
  return link;
}

export async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

interface Received {
  event: string;
  payload: { data: { searchId: string } };
  signatures: { classic: boolean; standard: boolean };
}

/** Waits for the event with which a search is completed to come into the webhook inbox of the stack, well signed. */
export const completionOf = (inboxUrl: string, searchId: string): Promise<Received> =>
  waitFor(`the completion of search ${searchId}`, async () => {
    const events = await getJson<Received[]>(`${inboxUrl}/api/events`);
    const found = events.find(
      ({ event, payload }) => event === 'verification.completed' && payload.data.searchId === searchId,
    );
    if (found && !(found.signatures.classic && found.signatures.standard)) {
      throw new Error('The webhook carries a signature that does not verify');
    }
    return found;
  });

/** A line for each claim. */
export function sayClaims(claims: readonly Claim[]): void {
  for (const { field, provided, verified, match } of claims) {
    say(`      ${field.padEnd(14)} ${match.padEnd(12)} ${provided ?? '—'} / ${verified ?? '—'}`);
  }
}
