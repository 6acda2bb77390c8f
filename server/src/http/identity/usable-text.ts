/** A non-empty string that the database can hold. */
export function usableText(claim: unknown): string | undefined {
  if (typeof claim !== 'string' || claim === '' || claim.includes('\0') || !claim.isWellFormed())
    return undefined;
  return claim;
}
