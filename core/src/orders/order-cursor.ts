const BYTES = 16;

/** The cursor that leads to what follows an order: its id, in a form that nobody takes for anything else. */
export const cursorAfter = (orderId: string): string =>
  Buffer.from(orderId.replaceAll('-', ''), 'hex').toString('base64url');

/** The id of the order that a cursor follows; undefined when it is no cursor. */
export function orderBefore(cursor: string): string | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length !== BYTES || bytes.toString('base64url') !== cursor) return undefined;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
