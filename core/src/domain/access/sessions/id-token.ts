import type { Cell } from '../../../platform/database/encryption.ts';
import { openText, sealText } from '../../../platform/database/sealed.ts';
import type { Context } from '../../context/context.ts';

/** Sent in an address at the sign-out: longer ones are refused by many servers, and not kept. */
const LONGEST = 4_096;

const cell = (id: string): Cell => ({ table: 'console_sessions', column: 'id_token', id });

/** Seals the token that a session began with; null where there is none to keep. */
export const sealIdToken = (
  { cipher }: Context,
  sessionId: string,
  token: string | null | undefined,
): Buffer | null => sealText(cipher, cell(sessionId), token && token.length <= LONGEST ? token : null);

export const openIdToken = ({ cipher }: Context, sessionId: string, sealed: Buffer | null): string | null =>
  openText(cipher, cell(sessionId), sealed);
