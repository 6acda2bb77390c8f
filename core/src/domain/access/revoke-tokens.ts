import { noteResources } from '../../platform/audit/audit-note.ts';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Conflict, Invalid } from '../../platform/errors.ts';
import { type Context, now } from '../context/context.ts';
import { TOKEN_GONE_AFTER_MS } from './token-life.ts';
import { TokenRevocationEntity, type TokenRevocationRow } from './token-revocation-entity.ts';

/** Servers read all of an organization's; an organization that needs more revokes by client. */
const MOST = 1_000;
const LONGEST_NAME = 500;

/** One token by its `jti`, or all of a client's that were issued before a time. */
export type TokensToRevoke = { tokenId: string } | { client: string; issuedBefore: Date };

/**
 * Has servers refuse tokens that are good otherwise, from two seconds later at the latest until they would have ended anyway.
 * @throws Invalid when nothing can be meant by it; Conflict when there are too many already
 */
export async function revokeTokens(context: Context, tokens: TokensToRevoke): Promise<TokenRevocationRow> {
  const at = now(context);
  const problems = problemsOf(tokens, at);
  if (problems.length > 0) throw new Invalid(problems);
  const row: TokenRevocationRow = {
    organizationId: context.organization.id,
    id: newId(),
    ...('tokenId' in tokens
      ? { tokenId: tokens.tokenId, client: null, issuedBefore: null }
      : { tokenId: null, ...tokens }),
    revokedAt: at,
    expiresAt: new Date(('tokenId' in tokens ? at : tokens.issuedBefore).getTime() + TOKEN_GONE_AFTER_MS),
  };
  noteResources(context, 'tokenId' in tokens ? tokens : { revokedClient: tokens.client });
  return inTransaction(context, async ({ manager, afterCommit }) => {
    if ((await manager.countBy(TokenRevocationEntity, { organizationId: row.organizationId })) >= MOST)
      throw new Conflict(`There are ${MOST} revocations already: revoke all tokens of a client instead`);
    await manager.insert(TokenRevocationEntity, row);
    afterCommit(() => context.core.revocations.forget(row.organizationId));
    return row;
  });
}

function problemsOf(tokens: TokensToRevoke, at: Date): string[] {
  const [field, name] = 'tokenId' in tokens ? ['jti', tokens.tokenId] : ['client', tokens.client];
  const problems: string[] = [];
  if (name === '' || name.length > LONGEST_NAME || name.includes('\0'))
    problems.push(`${field} must be 1 to ${LONGEST_NAME} characters`);
  if ('tokenId' in tokens) return problems;
  const age = at.getTime() - tokens.issuedBefore.getTime();
  if (age < 0) problems.push('issuedBefore must not be in the future');
  if (age >= TOKEN_GONE_AFTER_MS)
    problems.push('issuedBefore must be within the last day: tokens from before then are refused anyway');
  return problems;
}

/** The revocations of an organization, the latest first. */
export const listRevocations = (context: Context): Promise<TokenRevocationRow[]> =>
  inTransaction(context, ({ manager }) =>
    manager.find(TokenRevocationEntity, {
      where: { organizationId: context.organization.id },
      order: { revokedAt: 'DESC', id: 'DESC' },
    }),
  );
