/**
 * Why a message has not arrived.
 * - `PERMANENT`: nothing arrives at the address from any sender; the only one that gives the address up
 * - `TEMPORARY`: a full mailbox, a busy or unreachable server, or a reason that is not known
 * - `POLICY`: the other side does not take it from us, or not what is in it
 * - `DELAY`: the mail system keeps trying
 */
export type Trouble = 'PERMANENT' | 'TEMPORARY' | 'POLICY' | 'DELAY';

/** What a mail system says became of a message for one recipient. */
export interface FailedRecipient {
  /** In lower case; null where the report names none. */
  address: string | null;
  trouble: Trouble;
  /** Enhanced code (RFC 3463) as far as it tells anything. */
  status: string | null;
  /** Code of the SMTP answer. */
  smtp: string | null;
  /** The words that this rests on. */
  words: string;
}
