import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { InvalidLink } from '../../../platform/errors.ts';
import type { Core } from '../../context/context.ts';
import { InboundEntity } from '../../entities/inbound-entity.ts';
import { OrderEntity } from '../../entities/order-entity.ts';
import { SearchEntity } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { readReleaseToSend } from '../../releases/release-file.ts';
import { attemptOfLink, contextOfLink, isWaitedFor, type LinkUse } from './verifier-attempt.ts';

/** A signed release: the document that is stored here, or where the client keeps it. */
export type LinkedRelease = { kind: 'stored'; pdf: Buffer } | { kind: 'elsewhere'; url: string };

/**
 * The release of the applicant that the attempt of a link asks about, for as long as the answer is waited for.
 * @throws InvalidLink also where there is no release, or where the organization does not show it
 */
export async function readLinkedRelease(core: Core, token: string, from?: LinkUse): Promise<LinkedRelease> {
  const { context, linkHash } = await contextOfLink(core, token, 'release.read', from);
  const { id: organizationId, releaseDelivery } = context.organization;
  const uri = await inTransaction(context, async (transaction) => {
    const attempt = await attemptOfLink(context, transaction, linkHash);
    const { searchId, id: outboundId } = attempt;
    const search = await transaction.manager.findOneByOrFail(SearchEntity, { organizationId, id: searchId });
    if (!isWaitedFor(search, attempt) || releaseDelivery === 'NONE') throw new InvalidLink();
    // From then on the page shows nothing of the applicant either: the link may be opened again by others.
    const onPage = { organizationId, outboundId, door: 'PAGE' } as const;
    if (await transaction.manager.existsBy(InboundEntity, onPage)) throw new InvalidLink();
    const order = await transaction.manager.findOneByOrFail(OrderEntity, {
      organizationId,
      id: search.orderId,
    });
    // The copy that was fetched goes before the client's address, which may have expired.
    const releaseFile = order.releaseFile ?? openRequest(context, search).releaseFile;
    if (!releaseFile) throw new InvalidLink();
    return releaseFile;
  });
  return uri.startsWith('gs://')
    ? { kind: 'stored', pdf: await readReleaseToSend(context, uri) }
    : { kind: 'elsewhere', url: uri };
}
