import { InvalidArgumentError } from 'commander';

/** A whole number from `from` on. */
export const wholeNumber =
  (from: number, to = Number.MAX_SAFE_INTEGER) =>
  (value: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < from || number > to) {
      throw new InvalidArgumentError(`It must be a whole number from ${from} to ${to}.`);
    }
    return number;
  };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (value: string): boolean => UUID.test(value);

/** An id of the service. */
export function uuid(value: string): string {
  if (!isUuid(value)) throw new InvalidArgumentError('It must be a UUID.');
  return value.toLowerCase();
}

const DATE = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

/** A day, which begins at midnight UTC, or a moment with its zone. */
export function moment(value: string): Date {
  const parsed = new Date(value);
  if (!DATE.test(value) || Number.isNaN(parsed.getTime()) || !isDay(value.slice(0, 10))) {
    throw new InvalidArgumentError('It must be as 2026-03-02 or 2026-03-02T15:00:00Z.');
  }
  return parsed;
}

/** Whether the calendar has a day: to JavaScript, the 30th of February is one of March. */
export const isDay = (day: string): boolean => {
  const at = new Date(day);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};
