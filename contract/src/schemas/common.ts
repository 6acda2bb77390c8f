import { z } from 'zod';

/** Longest free text the service accepts, in characters. */
export const MAX_TEXT = 10_000;
/** Longest name of a person, company, school, title or place. */
export const MAX_NAME = 200;
/** Longest URL. */
export const MAX_URL = 2_048;
/** Most entries of the lists that the specification leaves unbounded. */
export const MAX_LIST = 100;

const NO_CONTROL = 'must not contain control characters';

/** Required text; the empty string counts as missing. */
export const text = (max = MAX_TEXT) => z.string().min(1).max(max);
export const name = () => text(MAX_NAME).refine(isPlainLine, NO_CONTROL);

/** What ends lines, turns the direction of others, or is nothing to read, has no place in a name. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
function isPlainLine(value: string): boolean {
  return !UNPRINTABLE.test(value);
}

const optionalTexts = new WeakSet<z.ZodType>();

/** Text that may be left out. When it is empty it says the same: forms and exports write so what they do not have. */
export const optionalText = (schema = z.string().max(MAX_TEXT)) => {
  optionalTexts.add(schema);
  return schema.optional();
};
export const optionalName = () => optionalText(z.string().max(MAX_NAME).refine(isPlainLine, NO_CONTROL));

/** Whether a schema is of such a text. */
export const isOptionalText = (schema: unknown): boolean =>
  schema instanceof z.ZodType && optionalTexts.has(schema);

/** A name that arrives in a path or query. Unlike in a body, nothing has looked at its characters yet. */
export const addressedName = () => name().refine((value) => value.isWellFormed(), 'must be text');

/** The words for a wrong value; a missing one is called missing, as everywhere. */
const unless = (words: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? undefined : words),
});

/** A calendar day, `YYYY-MM-DD`; days that do not exist are refused. */
export const day = () => z.iso.date(unless('must be a date in the form YYYY-MM-DD'));

/** An instant, ISO 8601 with offset, as answered by the service. */
export const instant = () => z.iso.datetime({ offset: true });

/** The same as callers write it: some libraries leave out seconds that are zero. */
const GIVEN_INSTANT = [instant(), z.iso.datetime({ offset: true, precision: -1 })] as const;

const INSTANT_OR_DAY = 'must be a date in the form YYYY-MM-DD, or an instant with its offset';

/** A bound of a time range, as a query names it. */
export const instantOrDay = () => z.union([z.iso.date(), ...GIVEN_INSTANT], unless(INSTANT_OR_DAY));

/** A time that is kept as it comes: many libraries write one without its offset. */
export const givenTime = () =>
  z.union(
    [z.iso.date(), ...GIVEN_INSTANT, z.iso.datetime({ local: true })],
    unless('must be a date or date-time of ISO 8601'),
  );

/** The same id in capitals is the same id. A UUID of any version is taken: one that names nothing is not found. */
export const uuid = () => z.guid(unless('must be a UUID')).toLowerCase();
export const email = () => z.email(unless('must be a valid e-mail address')).max(320);

/** Whether the API would take a text for an e-mail address. */
export const isEmailAddress = (value: string): boolean => email().safeParse(value).success;

/** An absolute `http` or `https` URL. Whether its host may be reached is checked by the service. */
export const httpUrl = () =>
  z
    .string()
    .max(MAX_URL)
    .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), 'must be an http(s) URL');

/** A website as people write it, with or without `https://`. */
export const website = () =>
  z
    .string()
    .trim()
    .min(4)
    .max(MAX_URL)
    .refine(
      (value) =>
        /^(https?:\/\/)?[^\s/@:]+\.[^\s@]+$/i.test(value) &&
        URL.canParse(value.replace(/^(?!https?:)/i, 'https://')),
      'must be a website, as www.example.edu',
    );

export const stateCode = () => z.string().regex(/^[A-Za-z]{2}$/, 'must be a two-letter state code');
export const countryCode = () => z.string().regex(/^[A-Za-z]{2}$/, 'must be a two-letter country code');

/** Free-form JSON object, kept as sent. */
export const freeObject = () => z.record(z.string(), z.unknown());

type Report = (path: (string | number)[], message: string) => void;

/**
 * A rule across several fields that also runs when some of them are wrong already, so that one answer names every
 * wrong field. The value may therefore have any shape: check before use.
 */
export function crossCheck<T extends z.ZodType>(
  schema: T,
  rule: (value: unknown, report: Report) => void,
): T {
  return schema.superRefine(
    (value, context) => rule(value, (path, message) => context.addIssue({ code: 'custom', path, message })),
    { when: () => true },
  );
}

/**
 * A configuration of so many characters of JSON at most. Every search keeps its own, and every event a copy of where it
 * goes.
 */
export const notTooLarge = <T extends z.ZodType>(schema: T, max: number): T =>
  crossCheck(schema, (value, report) => {
    const size = JSON.stringify(value)?.length ?? 0;
    if (size > max) report([], `must be at most ${max.toLocaleString('en')} characters of JSON`);
  });

/**
 * Fields that are kept as sent, without numbers that would come back as others: whole ones beyond what double precision
 * holds are rounded where the text is read, here and by most receivers.
 */
export const keptAsSent = <T extends z.ZodType>(schema: T): T =>
  crossCheck(schema, (value, report) => reportRounded(value, [], report));

const ROUNDED = `must be text: a whole number beyond ${Number.MAX_SAFE_INTEGER.toLocaleString('en')} is not kept exactly`;

function reportRounded(value: unknown, path: (string | number)[], report: Report): void {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) report(path, ROUNDED);
  const entries = Array.isArray(value) ? value.entries() : Object.entries(fieldsOf(value));
  for (const [key, entry] of entries) reportRounded(entry, [...path, key], report);
}

/** Fields of the client's own, of so many characters of JSON at most. */
export const ownFields = (max: number) => notTooLarge(keptAsSent(freeObject()), max);

/** The value as a record of unknown fields, or an empty one when it is no object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The value as a list, or an empty one when it is none. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether the name is one of the IANA time zone database; an offset such as `+02:00` is none. */
export function isTimeZone(value: string): boolean {
  try {
    // The engine's own zone data decides, and it takes offsets too.
    return /^[A-Za-z]/.test(value) && new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
}
