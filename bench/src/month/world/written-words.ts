import type { SearchType } from '@credence/contract';
import { createRandom } from '../../random.ts';
import type { Statement } from './behaviours.ts';

/** What a contact who answers by mail has before them. */
export interface Writing {
  statement: Statement;
  searchType: SearchType;
  /** The text of the request. */
  request: string;
  /** What the way of writing follows from. */
  seed: string;
}

/** A line of the request that can be answered where it stands. */
const ASKED = /^▪ ([^:\n]+): (.*)$/gm;

/** The start of a job or of studies as a contact knows it who corrects it. */
const RIGHT_START = 'January 31, 2017';

/** What people write who answer in words, each in a way of their own; null where it is not of what was asked. */
export function writtenWords(writing: Writing): string | null {
  const ways = WAYS[writing.statement];
  if (!ways) return null;
  const way = createRandom(writing.seed).pick(ways);
  return `${way(writing)}\n\nKind regards\nPat Doyle\nHuman Resources`;
}

type Way = (writing: Writing) => string;

const WAYS: Partial<Record<Statement, readonly Way[]>> = {
  'all is right': [
    () => 'Hello,\n\nyes, everything in your request is correct.',
    () => 'Confirmed, all of the details match our records.',
    (writing) => `Good morning,\n\n${inProse(writing)}`,
    (writing) => `Please find our records below.\n\n${asList(writing)}`,
    (writing) => between(writing),
  ],
  'one thing is wrong': [
    () => `Everything is correct except the start date, which was ${RIGHT_START}.`,
    (writing) => asList(writing, RIGHT_START),
    (writing) => between(writing, RIGHT_START),
  ],
  'only part is known': [
    ({ searchType }) =>
      searchType === 'EMPLOYMENT'
        ? 'We only confirm dates. The start date and the end date are correct.'
        : 'I can confirm that the graduation date is correct. We do not give out anything else.',
  ],
  'a vendor keeps the records': [
    ({ searchType }) =>
      `All verifications are handled by ${searchType === 'EMPLOYMENT' ? 'The Work Number' : 'the National Student Clearinghouse'}. Please contact them.`,
  ],
};

function inProse({ searchType, request }: Writing): string {
  const applicant = /Jordan Rivera-\d+/.exec(request)?.[0] ?? 'The applicant';
  return searchType === 'EMPLOYMENT'
    ? `${applicant} was employed with us as an Analyst from March 1, 2019 to August 31, 2022.`
    : `${applicant} attended from September 1, 2015 and graduated on June 15, 2018 with a Bachelor of Science in Economics.`;
}

/** The values of the request as a list of one's own; a request that shows none has them in general words. */
function asList({ request }: Writing, start?: string): string {
  const lines = [...request.matchAll(ASKED)].map(([, label, value]) =>
    label === 'Start date' && start ? `${label}: ${start}` : `${label}: ${value}`,
  );
  if (lines.length > 0) return lines.join('\n');
  return start ? `The start date was ${start}, the rest is correct.` : 'All of it is correct.';
}

/** The request quoted, with an answer below each of its lines. */
function between(writing: Writing, start?: string): string {
  const lines = writing.request.split('\n');
  const labels = lines.map((line) => /^▪ ([^:]+):/.exec(line)?.[1]);
  if (!labels.some(Boolean)) return asList(writing, start);
  const answers = labels.map((label) =>
    label === 'Start date' && start ? `No, it was ${start}.` : 'Correct.',
  );
  return lines
    .flatMap((line, index) => (labels[index] ? [`> ${line}`, answers[index]] : [`> ${line}`]))
    .join('\n');
}
