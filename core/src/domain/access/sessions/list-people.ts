import type { ConsoleRole } from '@credence/contract';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Context } from '../../context/context.ts';
import { ConsolePersonEntity } from './console-person-entity.ts';
import { openProfile } from './profile.ts';

/** A person to whom work can be given. */
export interface PersonReading {
  subject: string;
  name: string;
  role: ConsoleRole;
  lastSeenAt: Date;
}

/** A list to choose from is of no use beyond. */
const MOST = 500;

/** Who has signed in to the organization's console, the one seen last first. */
export async function listPeople(context: Context): Promise<PersonReading[]> {
  const rows = await inTransaction(context, ({ manager }) =>
    manager.find(ConsolePersonEntity, {
      where: { organizationId: context.organization.id },
      order: { lastSeenAt: 'DESC', id: 'DESC' },
      take: MOST,
    }),
  );
  return rows.map(({ id, subject, role, lastSeenAt, profile }) => {
    const { name } = openProfile(context, id, profile);
    return { subject, name, role, lastSeenAt };
  });
}
