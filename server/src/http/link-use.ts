import { type LinkUse, readAddress } from '@credence/core';
import type { Request, Response } from 'express';

/** Where a request comes from, past the proxies of ours; null where a proxy names what is no address. */
export const addressOf = ({ ip = '' }: Pick<Request, 'ip'>): string | null =>
  readAddress(ip)?.toString() ?? null;

/** What the audit trail says of a request with a link in place of a token. */
export const linkUseOf = (request: Pick<Request, 'ip'>, { locals }: Response): LinkUse => ({
  address: addressOf(request),
  requestId: locals.requestId,
});
