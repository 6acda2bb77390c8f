import { z } from 'zod';
import { instant, text, uuid } from '../../schemas/common.ts';
import { CONSOLE_ROLES, PERMISSIONS } from '../roles.ts';

const NamedOrganization = z
  .object({
    id: uuid().describe('Id of the organization.'),
    name: z.string().describe('Its name.'),
  })
  .meta({ id: 'NamedOrganization', description: 'An organization, by its name.' });

export const Session = z
  .object({
    person: z
      .object({
        subject: z.string().describe('How the identity provider names the person; the audit trail too.'),
        name: z.string().describe('Name to show.'),
        email: z.string().nullable().describe('E-mail address; null when the provider tells none.'),
      })
      .describe('Who is signed in.'),
    role: z.enum(CONSOLE_ROLES).describe('What the person is here.'),
    allowed: z.array(z.enum(PERMISSIONS)).describe('What the role allows.'),
    organization: NamedOrganization.describe('The organization that the session is for.'),
    organizations: z
      .array(NamedOrganization)
      .describe("Which organizations the person may switch to; empty for all but the operator's staff."),
    expiresAt: instant().describe('When the person has to sign in again, at the latest.'),
  })
  .meta({
    id: 'Session',
    description: 'Who is signed in, for which organization, and what is allowed there.',
  });
export type Session = z.infer<typeof Session>;

export const SignedOut = z
  .object({
    signOutAt: z
      .string()
      .nullable()
      .describe(
        'Where the browser ends the session at the identity provider; null when that is not possible.',
      ),
  })
  .meta({ id: 'SignedOut', description: 'What is left to do after a session was ended here.' });

export const OrganizationChoice = z
  .object({ organizationId: uuid().describe('Id of the organization to work for.') })
  .meta({ id: 'OrganizationChoice', description: 'For which organization the session goes on.' });

export const Person = z
  .object({
    subject: z.string().describe('How the identity provider names the person.'),
    name: z.string().describe('Name to show.'),
    role: z.enum(CONSOLE_ROLES).describe('What the person was when last seen.'),
    lastSeenAt: instant().describe('When the person last signed in or did something.'),
  })
  .meta({ id: 'Person', description: 'A person who has signed in to the organization.' });
export type Person = z.infer<typeof Person>;

export const PersonList = z
  .object({ people: z.array(Person).describe('The people, the one seen last first; at most 500.') })
  .meta({ id: 'PersonList', description: 'The people of the organization.' });

/** How an identity provider names a person. */
export const subject = () => text(255);
