const BYTES = 16;

/** The cursor that leads to what follows a row of a list: the row's id, in a form that is not taken for an id. */
export const cursorAfter = (id: string): string =>
  Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

/** The id of the row that a cursor follows; undefined when it is no cursor. */
export function idBefore(cursor: string): string | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length !== BYTES || bytes.toString('base64url') !== cursor) return undefined;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
