import type { Reading, ReplyRequest } from '../read/reading.ts';
import { agreedOfAll, withoutMistaken, wordsOfRecords } from './of-records.ts';
import type { Statement } from './statements.ts';
import { namedClaims } from './values/named/named-claims.ts';
import { type ReplyWords, readValues } from './values/read-values.ts';

/** Records among which a reply is told apart; each of them costs a reading. */
const MOST_RECORDS = 5;

/** With several records each value is for the one that it is told of; what does not tell is left open. */
export function recordsOf(request: ReplyRequest, words: ReplyWords): Reading['records'] {
  const [claims, ...others] = request.records;
  if (!claims) return [];
  if (others.length === 0) return [{ record: 0, fields: readValues(words, request, claims) }];
  if (request.records.length > MOST_RECORDS) return [];
  return wordsOfRecords(words, request).flatMap(({ record, claims: own, ...ofRecord }) => {
    const read = readValues(ofRecord, { ...request, records: [own] }, own);
    const agreed = agreedOfAll(words.statements, request, own);
    const fields = { ...agreed, ...withoutMistaken(read, record, request, words.at) };
    return Object.keys(fields).length === 0 ? [] : [{ record, fields }];
  });
}

/** With what is named in words that tell nothing of it. Of several records it could be any one's. */
export function withNamed(
  records: Reading['records'],
  statements: readonly Statement[],
  request: ReplyRequest,
  at: Date,
): Reading['records'] {
  const [claims, ...others] = request.records;
  if (!claims || others.length > 0) return records;
  return records.map(({ record, fields }) => {
    const named = namedClaims(statements, request, { claims, read: fields, at });
    return { record, fields: { ...fields, ...named } };
  });
}
