import { z } from 'zod';
import { type ClaimedValues, REPLY_FIELDS, type Reading, type ReplyField } from '../../read/reading.ts';
import { isDateField } from '../agreement.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Candidate } from '../values/candidate.ts';
import { chooseValues } from '../values/choose-values.ts';
import type { ModelQuestion } from './words-for-model.ts';

const LONGEST_QUOTE = 300;
const LONGEST_VALUE = 150;

/** What a model is to answer with. */
export const ModelAnswer = z.strictObject({
  values: z
    .array(
      z.strictObject({
        field: z.enum(REPLY_FIELDS),
        value: z.string().min(1).max(LONGEST_VALUE),
        quote: z.string().min(1).max(LONGEST_QUOTE),
      }),
    )
    .max(20),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;

/**
 * A reading with what a model adds to it. A value counts where its quote stands in the sender's words, and the value in the
 * quote; of a date, what our own rules read in the quote. What the rules have read stays, and what the reply is does not
 * come from the model: at most it is an answer where the rules told nothing.
 * @param record the index of the one record that was asked about
 */
export function withModelValues(
  reading: Reading,
  { fields, words }: ModelQuestion,
  { values }: ModelAnswer,
  { claims, record, at }: { claims: ClaimedValues; record: number; at: Date },
): Reading {
  const asked = values.filter(({ field }) => fields.includes(field));
  const candidates = asked.flatMap((value, index) => candidateOf(value, words, 20_000 + index));
  const open = Object.fromEntries(fields.map((field) => [field, claims[field]])) as ClaimedValues;
  const chosen = Object.entries(chooseValues(candidates, open, { isOrderKnown: false, at }));
  const added = Object.fromEntries(
    chosen.map(([field, value]) => [field, { ...value, readBy: 'MODEL' as const }]),
  );
  const [first] = Object.values(added);
  if (!first) return reading;
  const isAnswer = reading.kind === 'ANSWER';
  return {
    ...reading,
    kind: 'ANSWER',
    evidence: isAnswer ? reading.evidence : first.evidence,
    records: [{ record, fields: { ...reading.records[0]?.fields, ...added } }],
    // A person, or who wrote it, is to look at what a model has read.
    settles: false,
  };
}

function candidateOf(
  { field, value, quote }: ModelAnswer['values'][number],
  words: string,
  group: number,
): Candidate[] {
  const evidence = plain(quote);
  if (!standsIn(evidence, words)) return [];
  const place = { field, kind: 'GIVEN', evidence, source: 'SENTENCE', group } as const;
  if (isDateField(field)) {
    const [date, ...others] = findDates(evidence, 'MONTH_FIRST');
    return date && others.length === 0 && !date.isAbout && isMeant(field, evidence)
      ? [{ ...place, value: date.value, other: date.other }]
      : [];
  }
  const said = plain(value);
  return standsIn(said, evidence) ? [{ ...place, value: said }] : [];
}

/** Words that tell the beginning of a period from its end. */
const BEGINNING =
  /\b(?:start(?:ed|ing|s)?|began|begin|hired?|joined|from|since|entered|commenced|enrolled)\b/i;
const ENDING =
  /\b(?:end(?:ed|ing|s)?|left|until|till|through|to|resigned|terminated|separated|last|still|present|current(?:ly)?|withdrew)\b/i;

/** Whether a quote does not speak of the other end: what a date is of, the quote has to leave open at least. */
function isMeant(field: ReplyField, quote: string): boolean {
  if (field === 'startDate') return BEGINNING.test(quote) || !ENDING.test(quote);
  if (field === 'endDate') return ENDING.test(quote) || !BEGINNING.test(quote);
  return true;
}

const plain = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Letter by letter, and as whole words: "analyst" is no part of "psychoanalyst". */
function standsIn(part: string, whole: string): boolean {
  const text = ` ${plain(whole)} `;
  for (let at = text.indexOf(part); part !== '' && at >= 0; at = text.indexOf(part, at + 1)) {
    const around = `${text[at - 1] ?? ''}${text[at + part.length] ?? ''}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}
