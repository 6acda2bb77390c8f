/** When people may be written to, on the clock of a zone. */
export interface BusinessHours {
  timezone: string;
  /** `HH:MM`. */
  startTime: string;
  endTime: string;
  /** 0 is Sunday. */
  allowedDays: number[];
  /** Days on which they stay closed, as `2026-03-26`. */
  holidays?: readonly string[];
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Whether the hours are open, as the engine's own calendar shows the time: on purpose not by the service's rules, whose
 * mistakes are looked for here.
 */
export function areOpen(
  at: Date,
  { timezone, startTime, endTime, allowedDays, holidays = [] }: BusinessHours,
): boolean {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  if (holidays.includes(day)) return false;
  return (
    allowedDays.includes(DAYS.indexOf(parts.get('weekday') ?? '')) && time >= startTime && time < endTime
  );
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** The first moment from `from` on, step by step, at which all hours are open; null when that is later than `until`. */
export function firstOpening(
  from: Date,
  until: Date,
  stepMinutes: number,
  ...all: readonly BusinessHours[]
): Date | null {
  for (let at = from.getTime(); at <= until.getTime(); at += stepMinutes * 60_000) {
    if (all.every((hours) => areOpen(new Date(at), hours))) return new Date(at);
  }
  return null;
}
