import { recordChange } from '../../platform/audit/record-change.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Invalid } from '../../platform/errors.ts';
import { type ClientCertificate, readClientCertificate } from '../../platform/network/client-certificate.ts';
import { type Context, now } from '../context/context.ts';
import type { OriginCertificate } from '../context/organization.ts';
import { changeClientCertificates } from './client-certificates.ts';

/** Most that an organization has: its process holds all of them. */
const MOST = 20;

/**
 * Gives an organization the certificate that it shows to the receivers of one origin, in place of the one before. What
 * waits to be sent shows it too.
 * @throws Invalid naming what is wrong
 */
export async function setClientCertificate(
  context: Context,
  { origin, certificate, key }: ClientCertificate & { origin: string },
): Promise<OriginCertificate> {
  const url = URL.parse(origin);
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`) {
    throw new Invalid([
      'origin must be https:// and a host, with a port where it is not 443, and nothing else',
    ]);
  }
  const read = readClientCertificate({ certificate, key }, now(context));
  if ('problem' in read) throw new Invalid([`${read.field} ${read.problem}`]);
  const own = {
    origin: url.origin,
    certificate,
    key,
    subject: read.subject,
    expiresAt: read.expiresAt.toISOString(),
  };
  await inTransaction(context, async (transaction) => {
    await recordChange(context, transaction, 'organization.setClientCertificate');
    await changeClientCertificates(context, transaction, (before) => {
      const others = before.filter((each) => each.origin !== own.origin);
      if (others.length >= MOST)
        throw new Invalid([`origin would be one more than ${MOST}: remove another first`]);
      return [...others, own];
    });
  });
  return own;
}
