import { In } from 'typeorm';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { ConsolePersonEntity } from './console-person-entity.ts';
import { openProfile } from './profile.ts';

/** A person who works searches, with a name to show. */
export interface NamedPerson {
  subject: string;
  /** The subject of a person who never signed in. */
  name: string;
}

/** Gives each of these subjects the name that it signed in with. */
export async function namesOfPeople(
  context: Context,
  { manager }: Transaction,
  subjects: Iterable<string | null>,
): Promise<(subject: string) => NamedPerson> {
  const sought = [...new Set(subjects)].filter((subject) => subject !== null);
  const rows =
    sought.length === 0
      ? []
      : await manager.findBy(ConsolePersonEntity, {
          organizationId: context.organization.id,
          subject: In(sought),
        });
  const names = new Map(
    rows.map(({ id, subject, profile }) => [subject, openProfile(context, id, profile).name]),
  );
  return (subject) => ({ subject, name: names.get(subject) ?? subject });
}
