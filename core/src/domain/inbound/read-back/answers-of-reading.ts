import type { ClaimAnswer, ReadBackAnswers, VerifierRecord } from '../../records/verifier-form.ts';
import { readDate } from '../compare/read-date.ts';
import type { Reading, ReadValue, ReplyField } from '../read/reading.ts';
import { NO } from '../reply/values/given-words.ts';

/** What was read from a reply. */
interface ReadReply {
  reading: Reading;
  /** Name and address in From. */
  from: string | null;
}

/**
 * What a reading fills in on the page, for its sender to confirm or correct; null where it gives nothing to confirm. A line
 * that the reply does not speak of is one that its sender has not confirmed: so it says.
 * @param forms what the attempt that it answers asks about
 */
export function answersOfReading(
  { reading, from }: ReadReply,
  forms: readonly VerifierRecord[],
): ReadBackAnswers | null {
  if (reading.speaksToMachine) return null;
  const respondent = nameIn(from);
  if (reading.kind === 'THIRD_PARTY') {
    const vendor = reading.vendor?.code ?? reading.vendor?.name ?? null;
    return vendor === null
      ? null
      : { respondent, claims: [], thirdParty: { vendor, note: reading.vendorCode } };
  }
  if (reading.kind !== 'ANSWER') return null;
  const claims = forms.flatMap((form) => claimAnswers(form, reading));
  return claims.length === 0 ? null : { respondent, claims, thirdParty: null };
}

/** Of a record that the reply says nothing of, every line is left open. */
function claimAnswers({ index, claims }: VerifierRecord, { records }: Reading): ClaimAnswer[] {
  const fields = records.find(({ record }) => record === index)?.fields;
  if (!fields || Object.keys(fields).length === 0) return [];
  const values = new Map<string, ReadValue>(Object.entries(fields));
  return claims.map(({ field, kind }) => ({
    record: index,
    field,
    ...answerOf(values.get(field), field as ReplyField, kind),
  }));
}

function answerOf(
  value: ReadValue | undefined,
  field: ReplyField,
  kind: 'TEXT' | 'DATE',
): Pick<ClaimAnswer, 'answer' | 'value'> {
  if (!value || value.says === 'NOT_DISCLOSED') return { answer: 'UNKNOWN', value: null };
  if (value.says === 'CONFIRMED') return { answer: 'CONFIRMED', value: null };
  return { answer: 'CORRECTED', value: corrected(value.value ?? '', field, kind) };
}

/** The correct value; null for an end that has not come, and empty where the reply denies and says no more. */
function corrected(value: string, field: ReplyField, kind: 'TEXT' | 'DATE'): string | null {
  if (kind === 'TEXT') return NO.test(value) && field !== 'qualification' ? '' : value;
  const read = readDate(value);
  if (read.kind === 'present' && field === 'endDate') return null;
  return read.kind === 'date' ? value : '';
}

/** The name that a sender has beside their address, where it is one. */
function nameIn(from: string | null): string | null {
  const name = /^"?([^"<>@]{2,100})"?\s*</.exec(from ?? '')?.[1]?.trim() ?? '';
  return /\p{L}/u.test(name) && !/[\p{Cc}/\\]|\.\p{L}/u.test(name) ? name : null;
}
