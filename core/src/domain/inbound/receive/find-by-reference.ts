import { inReferenceTransaction, inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { InvalidLink } from '../../../platform/errors.ts';
import { openNames } from '../../applicants/applicant-names.ts';
import { type Context, type Core, now } from '../../context/context.ts';
import { contextForOrganization } from '../../context/find-organization.ts';
import { ApplicantEntity } from '../../entities/applicant-entity.ts';
import { AttemptReferenceEntity, type AttemptReferenceRow } from '../../entities/attempt-reference-entity.ts';
import { OutboundEntity, type OutboundRow } from '../../entities/outbound-entity.ts';
import { SearchEntity } from '../../entities/search-entity.ts';
import { linksOf } from '../../outbounds/plan/link-token.ts';
import { readReference, referenceHashes } from '../../outbounds/plan/reference.ts';
import { plainWords } from '../read/fold.ts';

/** References are not unique; more than a few attempts that share one are none of ours. */
const MOST_ATTEMPTS = 20;

/**
 * The page token of the one attempt whose link works and whose reference was typed.
 * @param lastName also typed, of the applicant whom the attempt asks about; null where the reference is enough
 * @throws InvalidLink where there is none, or more than one: what was typed then tells no two attempts apart
 */
export async function findByReference(
  core: Core,
  typed: string,
  lastName: string | null = null,
): Promise<string> {
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
  const tokens = (await Promise.all(rows.map((row) => workingToken(core, row, lastName)))).filter(
    (token) => token !== null,
  );
  const [token, ...others] = tokens;
  if (token === undefined || others.length > 0) throw new InvalidLink();
  return token;
}

async function workingToken(
  core: Core,
  { organizationId, id }: AttemptReferenceRow,
  lastName: string | null,
): Promise<string | null> {
  const context = await contextForOrganization(core, organizationId, 'CONTACT');
  if (!context) return null;
  return inTransaction(context, async (transaction) => {
    const outbound = await transaction.manager.findOneBy(OutboundEntity, { organizationId, id });
    if (!outbound || outbound.linkExpiresAt <= now(context)) return null;
    const isAbout = lastName === null || (await isAboutA(context, transaction, outbound, lastName));
    return isAbout ? linksOf(context, outbound).pageToken : null;
  });
}

/** Whether the applicant of an attempt has a last name; who types the whole name has typed it too. */
async function isAboutA(
  context: Context,
  { manager }: Transaction,
  { organizationId, searchId }: OutboundRow,
  typed: string,
): Promise<boolean> {
  const search = await manager.findOneByOrFail(SearchEntity, { organizationId, id: searchId });
  const applicant = await manager.findOneByOrFail(ApplicantEntity, {
    organizationId,
    id: search.applicantId,
  });
  const names = openNames(context, applicant);
  const name = plainWords(typed.slice(0, LONGEST_NAME)).join('');
  return [names.lastName, `${names.firstName} ${names.lastName}`].some(
    (own) => plainWords(own).join('') === name,
  );
}

const LONGEST_NAME = 400;
