import type { Session } from '@credence/contract';
import { type Context, listOrganizations } from '@credence/core';
import type { Person } from '../../http/identity/identify.ts';

/** A session as the console is told of it. */
export async function presentSession({ core, organization }: Context, person: Person): Promise<Session> {
  const { subject, name, email, role, allowed, expiresAt } = person;
  const others = person.isStaff ? await listOrganizations(core) : [];
  return {
    person: { subject, name, email },
    role,
    allowed: [...allowed],
    organization: { id: organization.id, name: organization.name },
    organizations: others
      .filter(({ status }) => status !== 'INACTIVE')
      .map((other) => ({ id: other.id, name: other.name })),
    expiresAt: expiresAt.toISOString(),
  };
}
