import { IANAZone } from 'luxon';

/** When people may be contacted: from `startTime` until just before `endTime` on the clock of a zone. */
export interface BusinessHours {
  /** IANA name. */
  timezone: string;
  /** `HH:MM`, before `endTime`, which may be 24:00. */
  startTime: string;
  endTime: string;
  /** 0 is Sunday; at least one. */
  allowedDays: number[];
  /** Whether a day of that zone, as `2026-07-03`, is one on which people are not at work; never, without it. */
  isClosed?: (day: string) => boolean;
  /** Hours on another clock that have to be open as well. */
  within?: BusinessHours;
}

/**
 * Whether the clock on the wall of the zone shows business hours. When the clock is put back, the repeated hour counts
 * both times; when it is put forward, the skipped hour never comes.
 * @throws RangeError for an unknown zone, and for hours that never open
 */
export function isOpen(at: Date, hours: BusinessHours): boolean {
  const read = readHours(hours);
  const { within } = hours;
  return (
    isOpenLocally(localTime(at.getTime(), read.zone), read) && (within === undefined || isOpen(at, within))
  );
}

/**
 * The first instant from `at` on that lies in business hours; `at` itself when it does. Hours that never open while
 * those they are kept within do, give way to these.
 * @throws RangeError for an unknown zone, and for hours that never open
 */
export function nextOpening(at: Date, hours: BusinessHours): Date {
  const { within } = hours;
  if (within === undefined) return nextOpeningOf(at, hours);
  let instant = nextOpeningOf(at, hours);
  const patience = instant.getTime() + MEETING_MS;
  while (instant.getTime() < patience) {
    const opening = nextOpening(instant, within);
    instant = nextOpeningOf(opening, hours);
    if (instant.getTime() === opening.getTime()) return instant;
  }
  return nextOpening(at, within);
}

/** Hours of two clocks that do not meet in that time never do. */
const MEETING_MS = 21 * 86_400_000;

function nextOpeningOf(at: Date, hours: BusinessHours): Date {
  const read = readHours(hours);
  let instant = at.getTime();
  // Each turn finds the opening as if the zone's offset stayed, or else goes on from where it changes.
  for (;;) {
    const local = localTime(instant, read.zone);
    if (isOpenLocally(local, read)) return new Date(instant);
    const opening = instant + (nextLocalOpening(local, read) - local);
    const change = firstOffsetChange(instant, opening, read.zone);
    if (change === null) return new Date(opening);
    instant = change;
  }
}

const MINUTE = 60_000;
const DAY = 86_400_000;

interface ReadHours {
  zone: IANAZone;
  /** Milliseconds after midnight. */
  opens: number;
  closes: number;
  days: readonly number[];
  isClosed(day: string): boolean;
}

function readHours({ timezone, startTime, endTime, allowedDays, isClosed }: BusinessHours): ReadHours {
  const hours = {
    zone: IANAZone.create(timezone),
    opens: timeOfDay(startTime),
    closes: timeOfDay(endTime),
    days: allowedDays.filter((day) => Number.isInteger(day) && day >= 0 && day <= 6),
    isClosed: isClosed ?? (() => false),
  };
  if (!hours.zone.isValid) throw new RangeError(`Unknown time zone ${timezone}`);
  if (!(hours.opens < hours.closes) || hours.days.length === 0)
    throw new RangeError('Business hours never open');
  return hours;
}

function timeOfDay(text: string): number {
  const [hour = Number.NaN, minute = Number.NaN] = text.split(':').map(Number);
  return (hour * 60 + minute) * MINUTE;
}

/** What the wall clock shows, as milliseconds since it showed the start of 1970. */
const localTime = (instant: number, zone: IANAZone): number => instant + zone.offset(instant) * MINUTE;

const dayOf = (local: number): number => Math.floor(local / DAY);

/** The first day of 1970 was a Thursday. */
const isAllowedDay = (day: number, { days, isClosed }: ReadHours): boolean =>
  days.includes((((day + 4) % 7) + 7) % 7) && !isClosed(new Date(day * DAY).toISOString().slice(0, 10));

function isOpenLocally(local: number, hours: ReadHours): boolean {
  const time = local - dayOf(local) * DAY;
  return isAllowedDay(dayOf(local), hours) && time >= hours.opens && time < hours.closes;
}

/** The next time of opening on the wall clock, for a time that is not open. */
function nextLocalOpening(local: number, hours: ReadHours): number {
  let day = dayOf(local);
  while (!isAllowedDay(day, hours) || day * DAY + hours.opens < local) day += 1;
  return day * DAY + hours.opens;
}

/** The first instant after `from`, up to `until`, at which the zone's offset is another; null when it stays. */
function firstOffsetChange(from: number, until: number, zone: IANAZone): number | null {
  const offset = zone.offset(from);
  let before = from;
  // Day by day, so that two changes which cancel each other out are not missed.
  while (before < until) {
    const next = Math.min(before + DAY, until);
    if (zone.offset(next) !== offset) return bisectOffsetChange(before, next, zone);
    before = next;
  }
  return null;
}

function bisectOffsetChange(from: number, until: number, zone: IANAZone): number {
  const offset = zone.offset(from);
  let [before, after] = [from, until];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (zone.offset(middle) === offset) before = middle;
    else after = middle;
  }
  return after;
}
