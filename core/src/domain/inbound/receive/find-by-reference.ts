import { inReferenceTransaction, inTransaction } from '../../../platform/database/transaction.ts';
import { InvalidLink } from '../../../platform/errors.ts';
import { type Core, now } from '../../context/context.ts';
import { contextForOrganization } from '../../context/find-organization.ts';
import { AttemptReferenceEntity, type AttemptReferenceRow } from '../../entities/attempt-reference-entity.ts';
import { OutboundEntity } from '../../entities/outbound-entity.ts';
import { linksOf } from '../../outbounds/plan/link-token.ts';
import { readReference, referenceHashes } from '../../outbounds/plan/reference.ts';

/** References are not unique; more than a few attempts that share one are none of ours. */
const MOST_ATTEMPTS = 20;

/**
 * The page token of the one attempt whose link works and whose reference was typed.
 * @throws InvalidLink where there is none, or more than one: what was typed then tells no two attempts apart
 */
export async function findByReference(core: Core, typed: string): Promise<string> {
  const reference = readReference(typed);
  if (reference === null) throw new InvalidLink();
  const rows: AttemptReferenceRow[] = [];
  for (const hash of referenceHashes(core.masterKeys.deploymentKeys(), reference)) {
    rows.push(
      ...(await inReferenceTransaction(core, hash, ({ manager }) =>
        manager.find(AttemptReferenceEntity, { where: { referenceHash: hash }, take: MOST_ATTEMPTS }),
      )),
    );
  }
  const tokens = (await Promise.all(rows.map((row) => workingToken(core, row)))).filter(
    (token) => token !== null,
  );
  const [token, ...others] = tokens;
  if (token === undefined || others.length > 0) throw new InvalidLink();
  return token;
}

async function workingToken(core: Core, { organizationId, id }: AttemptReferenceRow): Promise<string | null> {
  const context = await contextForOrganization(core, organizationId, 'CONTACT');
  if (!context) return null;
  const outbound = await inTransaction(context, ({ manager }) =>
    manager.findOneBy(OutboundEntity, { organizationId, id }),
  );
  return outbound && outbound.linkExpiresAt > now(context) ? linksOf(context, outbound).pageToken : null;
}
