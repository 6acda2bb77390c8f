import type { Organization } from '../../domain/context/organization.ts';

/** What an organization has decided about keeping personal data. */
export type RetentionTerms = Pick<Organization, 'retentionDays' | 'legalHold'>;

const DAY_MS = 86_400_000;

/** From when on the personal data of what ended then is to be cleared; null where it stays. */
export const redactionDueAt = (
  endedAt: Date | null,
  { retentionDays, legalHold }: RetentionTerms,
): Date | null =>
  endedAt === null || retentionDays === null || legalHold
    ? null
    : new Date(endedAt.getTime() + retentionDays * DAY_MS);

/**
 * The same for organizations `g`, as a condition on the column in which their rows carry that time.
 * @param now the parameter that holds the present
 */
export const redactionDue = (column: string, now: string): string =>
  `g.retention_days is not null and not g.legal_hold
    and ${column} <= ${now}::timestamptz - g.retention_days * interval '24 hours'`;
