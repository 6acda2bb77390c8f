const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter takes long to make, and an offset asks for it again and again. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(timeZone, format);
  return format;
}

/** What the clock of a zone shows, as `2026-03-02T14:00`: the value of a field for a day and a time. */
export function localTime(at: Date, timeZone: string): string {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`;
}

/**
 * When the clock of a zone shows a day and a time; null for what is none. Of a time that comes twice it is the first, and one
 * that is skipped counts from before the change.
 */
export function instantAt(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (time: number) => Date.parse(`${localTime(new Date(time), timeZone)}Z`) - time;
  // The offset of the day before is the one before a change.
  const before = new Date(asUtc - offsetAt(asUtc - DAY_MS));
  if (localTime(before, timeZone) === local) return before;
  const after = new Date(asUtc - offsetAt(asUtc + DAY_MS));
  return localTime(after, timeZone) === local ? after : before;
}

const DAY_MS = 86_400_000;
