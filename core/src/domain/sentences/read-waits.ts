import type { WaitReason } from '@credence/contract';
import { OPEN_MARK, REVIEW_MARK, readReviewReason, readWait } from './waits.ts';

/** "record 1: …; record 3: …; and 2 more", as a search says what its records wait for where that is not the same. */
const OF_RECORD = /(?:^|; )record (\d+): /;
const MORE_RECORDS = /; and (\d+) more$/;
/** As `zonedTime` writes it. */
const ZONED = /^(\d{4}-\d{2}-\d{2}),? (\d{2}:\d{2}) (\S+)$/;
const MORE_FIELDS = /^(.*) and (\d+) more$/;

/**
 * What a search waits for, taken apart.
 * @param sentence as the API says it; null when nothing has to happen
 * @returns one for each record where they do not all wait for the same; in a sentence that is not known, its words
 */
export function readWaits(sentence: string | null): WaitReason[] {
  if (sentence === null) return [];
  if (!OF_RECORD.test(sentence) || !sentence.startsWith('record ')) return [readOne(sentence)];
  const more = MORE_RECORDS.exec(sentence)?.[1];
  const [, ...parts] = sentence.replace(MORE_RECORDS, '').split(OF_RECORD);
  const waits = parts.flatMap((part, index) => {
    const words = parts[index + 1];
    return index % 2 === 0 && words !== undefined ? [{ ...readOne(words), record: Number(part) - 1 }] : [];
  });
  return more === undefined ? waits : [...waits, { code: 'MORE_RECORDS', values: { number: more } }];
}

/** What one record waits for; null for nothing. */
export const readRecordWait = (sentence: string | null): WaitReason | null =>
  sentence === null ? null : readOne(sentence);

/** Why a person has to look at a message. */
export function readReason(reason: string): WaitReason {
  const [words = '', open] = reason.split(OPEN_MARK);
  const found = readReviewReason(words);
  if (!found) return { code: 'OTHER', values: { words: reason } };
  return withoutEmpty(found.code, {
    ...found.values,
    ...fieldsIn('fields', found.values.fields),
    ...fieldsIn('open', open),
  });
}

function readOne(sentence: string): WaitReason {
  if (sentence.startsWith(REVIEW_MARK)) return readReason(sentence.slice(REVIEW_MARK.length));
  const found = readWait(sentence);
  if (!found) return { code: 'OTHER', values: { words: sentence } };
  const { when, ...values } = found.values;
  const [, day, time, zone] = ZONED.exec(when ?? '') ?? [];
  if (when !== undefined && zone === undefined) return { code: 'OTHER', values: { words: sentence } };
  return withoutEmpty(found.code, { ...values, ...(zone && { at: `${day}T${time}`, zone }) });
}

/** "startDate, endDate and 3 more" as its names and how many more there are. */
function fieldsIn(name: 'fields' | 'open', text: string | undefined): Record<string, string> {
  if (text === undefined) return {};
  const [, names = text, more] = MORE_FIELDS.exec(text) ?? [];
  return { [name]: names, ...(more !== undefined && { [`${name}More`]: more }) };
}

const withoutEmpty = (code: WaitReason['code'], values: Record<string, string>): WaitReason =>
  Object.keys(values).length > 0 ? { code, values } : { code };
