import type { Context } from '../../domain/context/context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { RetentionTerms } from './retention-rule.ts';

/**
 * The terms of the organization as they are at this moment, which do not change until the transaction ends: a legal
 * hold comes either before a redaction and prevents it, or after it.
 */
export async function lockTerms({ organization }: Context, { query }: Transaction): Promise<RetentionTerms> {
  const [terms] = await query<RetentionTerms>(
    `select retention_days as "retentionDays", legal_hold as "legalHold" from organizations where id = $1 for share`,
    [organization.id],
  );
  if (!terms) throw new Error('The organization is gone');
  return terms;
}
