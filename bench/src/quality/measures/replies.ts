import { type Reading, readReply, vendorIn } from '@credence/core/rules';
import { defineMeasure, type JudgedCase, type Verdict } from '../measure.ts';
import { REPLIES_FILE, type ReplyCase, replyCase, replyField } from '../reply-case.ts';

/** When the replies came; nothing in them depends on the day. */
const AT = new Date('2025-03-20T12:00:00Z');

/** What people answer: what it is, the values they give, and what follows. */
export const replies = defineMeasure(REPLIES_FILE, replyCase, (given) => {
  const { searchType, applicant, from, subject, text } = given;
  const reading = readReply(
    { searchType, applicant, records: given.records ?? [given.claims ?? {}] },
    { from, subject, text, isAutoReply: false },
    AT,
  );
  const judged = judgeOf(given);
  const values = valuesOf(given, reading, judged);
  return [
    ...kindOf(given, reading, judged),
    ...values,
    ...followingOf(given, reading, judged, isMisread(values)),
  ];
});

type Judge = (group: string, truth: string, decision: string, verdict: Verdict, text?: string) => JudgedCase;

const judgeOf =
  ({ id }: ReplyCase): Judge =>
  (group, truth, decision, verdict, text = `${truth}, read as ${decision}`) => ({
    group,
    truth,
    decision,
    verdict,
    text: `${id}: ${text}`,
  });

function kindOf({ expect, meta }: ReplyCase, { kind }: Reading, judged: Judge): JudgedCase[] {
  const isRight = kind === expect.kind || meta.alternativeKinds.includes(kind);
  return [judged('kind', expect.kind, kind, isRight ? 'RIGHT' : kind === 'UNCLEAR' ? 'CAUTIOUS' : 'WRONG')];
}

/** Values that are there and read, and those that the mail does not say. */
function valuesOf({ expect, meta }: ReplyCase, { records }: Reading, judged: Judge): JudgedCase[] {
  return (expect.records ?? [expect.fields]).flatMap((expected, index) => {
    const read = records.find(({ record }) => record === index)?.fields ?? {};
    return recordValues(expected, read, meta.softFields, judged);
  });
}

function recordValues(
  expected: ReplyCase['expect']['fields'],
  read: Reading['records'][number]['fields'],
  softFields: readonly string[],
  judged: Judge,
): JudgedCase[] {
  return replyField.options.flatMap((name) => {
    const [wanted, got] = [expected[name], read[name]];
    if (softFields.includes(name) || (!wanted && !got)) return [];
    const shown = got ? `${got.says} ${got.value ?? ''}` : 'nothing';
    if (!wanted) return [judged('invented', 'not there', 'read', 'WRONG', `${name} read as ${shown}`)];
    const text = `${name} is ${wanted.says} ${wanted.value ?? ''}, read as ${shown}`;
    if (!got) return [judged('values', wanted.says, 'not read', 'CAUTIOUS', text)];
    const isSame = wanted.says === 'NOT_DISCLOSED' || sameValue(wanted.value, got.value);
    const isRight = got.says === wanted.says && isSame;
    return [judged('values', wanted.says, isRight ? 'read' : 'other', isRight ? 'RIGHT' : 'WRONG', text)];
  });
}

/** Dates as exactly as they are given; of words, one may have an article or a remark more. */
function sameValue(wanted: string | null | undefined, got: string | null): boolean {
  const [one, other] = [plain(wanted), plain(got)];
  if (/^\d{4}( \d\d)*$|^present$/.test(one)) return one === other;
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one));
}

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/** Whether what was read is not what is there: a value is wrong or made up, or a correction was missed. */
const isMisread = (values: readonly JudgedCase[]): boolean =>
  values.some(
    ({ verdict, truth, decision }) =>
      verdict === 'WRONG' || (truth === 'CORRECTED' && decision === 'not read'),
  );

function followingOf({ expect }: ReplyCase, reading: Reading, judged: Judge, misread: boolean): JudgedCase[] {
  const { vendor, vendorCode, stopOutreach, settles, referral } = reading;
  const isStopRight = stopOutreach === expect.stopOutreach;
  // What does not settle goes to a person; what settles with something that is not so is settled wrongly.
  const isWrong = settles && (misread || !expect.settles);
  const settled: Verdict = isWrong ? 'WRONG' : settles === expect.settles ? 'RIGHT' : 'CAUTIOUS';
  const cases = [
    judged('stopOutreach', `${expect.stopOutreach}`, `${stopOutreach}`, isStopRight ? 'RIGHT' : 'WRONG'),
    judged('settles', `${expect.settles}`, settles && misread ? 'misread' : `${settles}`, settled),
  ];
  if (expect.vendor) {
    const wanted = vendorIn(expect.vendor);
    const isSame = wanted === null ? sameValue(expect.vendor, vendor?.name ?? null) : vendor?.code === wanted;
    const got = vendor?.code ?? vendor?.name ?? null;
    cases.push(named('vendor', expect.vendor, got, isSame, judged));
  }
  if (expect.vendorCode ?? vendorCode) {
    cases.push(
      named('vendorCode', expect.vendorCode ?? null, vendorCode, expect.vendorCode === vendorCode, judged),
    );
  }
  if (expect.referral) {
    const parts = Object.entries(expect.referral);
    const isSame = parts.every(([part, value]) => sameValue(value, referralPart(referral, part)));
    const wanted = parts.map(([, value]) => value).join(', ');
    cases.push(named('referral', wanted, referral?.email ?? referral?.name ?? null, isSame, judged));
  }
  return cases;
}

function named(
  group: string,
  wanted: string | null,
  got: string | null,
  isSame: boolean,
  judged: Judge,
): JudgedCase {
  const verdict = isSame ? 'RIGHT' : got === null ? 'CAUTIOUS' : 'WRONG';
  const text = `${wanted ?? 'none'}, read as ${got ?? 'none'}`;
  return judged(
    group,
    wanted === null ? 'not there' : 'named',
    isSame ? 'read' : got === null ? 'not read' : 'other',
    verdict,
    text,
  );
}

const referralPart = (referral: Reading['referral'], part: string): string | null =>
  part === 'name'
    ? (referral?.name ?? null)
    : part === 'email'
      ? (referral?.email ?? null)
      : (referral?.phone ?? null);
