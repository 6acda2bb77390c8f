import type { ConsoleRole } from '@credence/contract';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type Context, type Core, now } from '../../context/context.ts';
import { contextForOrganization } from '../../context/find-organization.ts';
import { ConsolePersonEntity } from './console-person-entity.ts';
import { ConsoleSessionEntity } from './console-session-entity.ts';
import { openProfile, type Profile } from './profile.ts';
import { hasEnded, isToBeNoted } from './session-life.ts';
import { parseSessionToken } from './session-token.ts';

/** A session, and the person whose it is. */
export interface Session extends Profile {
  id: string;
  subject: string;
  role: ConsoleRole;
  isStaff: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * The session that a browser keeps the token of, and the context of its organization; undefined where none goes on.
 * @param isUse whether the person does something now: otherwise the session ends as if it had not been asked for
 */
export async function findSession(
  core: Core,
  token: string,
  { isUse = true } = {},
): Promise<{ context: Context; session: Session } | undefined> {
  const parsed = parseSessionToken(token);
  if (parsed === null) return undefined;
  const { organizationId, hash } = parsed;
  const context = await contextForOrganization(core, organizationId, 'API');
  if (!context) return undefined;
  const at = now(context);
  return inTransaction(context, async ({ manager }) => {
    const row = await manager.findOneBy(ConsoleSessionEntity, { organizationId, tokenHash: hash });
    if (!row || hasEnded(row, at)) return undefined;
    const { id, personId, role, isStaff, createdAt, expiresAt } = row;
    const person = await manager.findOneByOrFail(ConsolePersonEntity, { organizationId, id: personId });
    if (isUse && isToBeNoted(row, at)) {
      await manager.update(ConsoleSessionEntity, { organizationId, id }, { lastSeenAt: at });
      await manager.update(ConsolePersonEntity, { organizationId, id: personId }, { lastSeenAt: at });
    }
    const profile = openProfile(context, personId, person.profile);
    const { subject } = person;
    return { context, session: { ...profile, id, subject, role, isStaff, createdAt, expiresAt } };
  });
}
