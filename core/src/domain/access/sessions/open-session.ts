import { noteResources } from '../../../platform/audit/audit-note.ts';
import { newId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type Context, now } from '../../context/context.ts';
import { ConsoleSessionEntity } from './console-session-entity.ts';
import { sealIdToken } from './id-token.ts';
import { type KnownPerson, keepPerson } from './keep-person.ts';
import { SESSION_MS } from './session-life.ts';
import { newSessionToken } from './session-token.ts';

/** Who signed in, as the issuer says. */
export interface SignedIn extends KnownPerson {
  /** Whether they are of the operator, and may go from one organization to another. */
  isStaff: boolean;
  /** Until when, where another session is followed by this one; for as long as sessions last where there was none. */
  until?: Date;
  /** What the issuer said it with, for a sign-out there; null where it takes none. */
  idToken?: string | null;
}

/**
 * Begins a session of the context's organization.
 * @returns what the browser is to keep; it can't be had again
 */
export async function openSession(context: Context, person: SignedIn): Promise<string> {
  const { id: organizationId } = context.organization;
  const at = now(context);
  const { token, hash } = newSessionToken(organizationId);
  const id = newId();
  noteResources(context, { sessionId: id });
  await inTransaction(context, async (transaction) => {
    const personId = await keepPerson(context, transaction, person, at);
    await transaction.manager.insert(ConsoleSessionEntity, {
      organizationId,
      id,
      personId,
      tokenHash: hash,
      idToken: sealIdToken(context, id, person.idToken),
      role: person.role,
      isStaff: person.isStaff,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: person.until ?? new Date(at.getTime() + SESSION_MS),
    });
  });
  return token;
}
