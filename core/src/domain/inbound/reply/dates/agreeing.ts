/** Whether two dates agree as far as the less exact of them goes; `present` agrees with itself. */
export function datesAgree(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) === other.slice(0, length);
}

/** Whether a date is the claimed one, as far as the less exact goes; none is where nothing readable was claimed. */
export function isClaimedDate(claimed: string | undefined, value: string): boolean {
  const date = claimedDate(claimed);
  return date !== null && datesAgree(date, value);
}

/** A claimed date as it is compared; null where it is none that can be read. */
export function claimedDate(claimed: string | undefined): string | null {
  if (claimed === undefined) return null;
  const value = claimed.trim().toLowerCase();
  if (/^(?:present|current|now|ongoing)$/.test(value)) return 'present';
  return /^\d{4}(?:-\d{2}){0,2}/.exec(value)?.[0] ?? null;
}
