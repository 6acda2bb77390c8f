/** The columns of a row that can be shown as they are: bytes are sealed, and opened by the code that knows what they hold. */
export const plainColumns = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => name !== 'organizationId' && !(value instanceof Uint8Array),
    ),
  );
