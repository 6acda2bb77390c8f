import { Invalid } from '@credence/core';
import type { Request } from 'express';

/**
 * Where people reach this service: `PUBLIC_URL`, or the address that a request came to where that is not set. That comes
 * from the Host header alone: a proxy that adds a hop to X-Forwarded-For may pass on whatever other header it was sent.
 */
export function ownOrigin(
  publicUrl: string | undefined,
  { protocol, headers: { host = '' } }: Pick<Request, 'protocol' | 'headers'>,
): string {
  const address = publicUrl ?? `${protocol}://${host}`;
  if (!URL.canParse(address)) throw new Invalid(['Host must be the address of this service']);
  return new URL(address).origin;
}
