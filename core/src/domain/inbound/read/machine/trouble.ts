/**
 * Why a message has not arrived.
 * - `PERMANENT`: nothing arrives at the address from any sender; the only one that gives the address up
 * - `TEMPORARY`: a full mailbox, a busy or unreachable server, or a reason that is not known
 * - `POLICY`: the other side does not take it from us, or not what is in it
 * - `DELAY`: the mail system keeps trying
 */
export type Trouble = 'PERMANENT' | 'TEMPORARY' | 'POLICY' | 'DELAY';
