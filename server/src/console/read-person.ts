import { CONSOLE_ROLES, type ConsoleRole } from '@credence/contract';
import type { SignedIn } from '@credence/core';
import { usableText } from '../http/identity/usable-text.ts';
import type { ConsoleSettings } from './settings.ts';

/** Who an issuer says signed in. */
export interface ClaimedPerson extends SignedIn {
  /** The organization; null where staff of the operator names none. */
  tenant: string | null;
}

/** What an issuer left out without which no person is let in. */
export type Lacking = 'subject' | 'role' | 'organization';

const LONGEST_SUBJECT = 255;
const LONGEST_NAME = 200;
const LONGEST_EMAIL = 254;

/** Of whom the issuer says too little. */
export interface LackingPerson {
  lacking: Lacking;
  subject: string | null;
  tenant: string | null;
}

/** Who signed in, by the claims of an ID token that was checked; or what it lacks. */
export function readPerson(
  claims: Readonly<Record<string, unknown>>,
  settings: Pick<ConsoleSettings, 'roleClaim' | 'tenantClaim' | 'staffClaim'>,
): ClaimedPerson | LackingPerson {
  const claim = (name: string): unknown => (Object.hasOwn(claims, name) ? claims[name] : undefined);
  const tenant = usableText(claim(settings.tenantClaim)) ?? null;
  const subject = usableText(claim('sub'));
  if (subject === undefined || subject.length > LONGEST_SUBJECT)
    return { lacking: 'subject', subject: null, tenant };
  const role = highestRole(claim(settings.roleClaim));
  if (role === undefined) return { lacking: 'role', subject, tenant };
  const { staffClaim } = settings;
  const isStaff = staffClaim !== undefined && claim(staffClaim) === true;
  if (tenant === null && !isStaff) return { lacking: 'organization', subject, tenant };
  const email = shownText(claim('email'), LONGEST_EMAIL) ?? null;
  const name =
    shownText(claim('name'), LONGEST_NAME) ??
    shownText(claim('preferred_username'), LONGEST_NAME) ??
    email ??
    subject;
  return { subject, name, email, role, isStaff, tenant };
}

/** The role that a claim names, as a word or in a list; of several the one that may do most. */
function highestRole(claim: unknown): ConsoleRole | undefined {
  const named: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return CONSOLE_ROLES.findLast((role) => named.includes(role));
}

/** What can be shown as one line. */
function shownText(claim: unknown, longest: number): string | undefined {
  const text = usableText(claim)
    ?.slice(0, 2 * longest)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, longest);
  return text === undefined || text === '' ? undefined : text.toWellFormed();
}
