/** A mail as the mailbox of the stack shows it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export async function findMail(mailboxUrl: string, address: string): Promise<Mail | undefined> {
  const mails = await getJson<(Mail & { envelope: { to: string[] } })[]>(`${mailboxUrl}/api/messages`);
  return mails.find(({ envelope }) => envelope.to.includes(address));
}

/** The link to the verifier page in a mail. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+\/respond\/\S+/.exec(text)?.[0];
  if (!link) throw new Error('The e-mail has no link to the verifier page');
  return link;
}

/** An event as the webhook inbox of the stack shows it. */
export interface Received {
  event: string;
  payload: { data: { searchId: string } };
  signatures: { classic: boolean; standard: boolean };
}

/** The event with which a search was completed, its signatures verified. */
export async function findCompletion(inboxUrl: string, searchId: string): Promise<Received | undefined> {
  const events = await getJson<Received[]>(`${inboxUrl}/api/events`);
  const found = events.find(
    (event) => event.event === 'verification.completed' && event.payload.data.searchId === searchId,
  );
  if (found && !(found.signatures.classic && found.signatures.standard)) {
    throw new Error('The webhook carries a signature that does not verify');
  }
  return found;
}

export async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
