import { type ClaimedDelivery, type Core, hasLittleTimeLeft, type Logger } from '@credence/core';

const AGAIN_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Says once a day, for each certificate in use, that it has little time left. */
export function warnOfExpiry(core: Pick<Core, 'clock'>, logger: Logger) {
  const saidAt = new Map<string, number>();
  return ({ delivery: { organizationId }, request: { clientCertificate } }: ClaimedDelivery): void => {
    const at = core.clock.now();
    if (!clientCertificate || !hasLittleTimeLeft(clientCertificate, at)) return;
    const { origin, expiresAt } = clientCertificate;
    const name = `${organizationId} ${origin}`;
    if (at.getTime() - (saidAt.get(name) ?? Number.NEGATIVE_INFINITY) < AGAIN_AFTER_MS) return;
    saidAt.set(name, at.getTime());
    logger.warn({ organizationId, origin, expiresAt }, 'A client certificate expires soon: replace it');
  };
}
