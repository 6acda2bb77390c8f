import type { Question } from './scale-questions.ts';
import { percentile } from './statistics.ts';

/** An organization that is asked. */
export interface Subject {
  url: string;
  token: string;
  questions: readonly Question[];
}

/** How long one question took at both sizes, in milliseconds. */
export interface SizeComparison {
  question: Question;
  /** Rows of the answer: as many at both sizes. */
  rows: number;
  small: Latency;
  large: Latency;
  /** Of the medians: large by small. */
  ratio: number;
}

interface Latency {
  p50: number;
  p95: number;
}

/** Requests before the first that counts, as a share of those that do. */
const WARM_UP = 0.05;

/**
 * Asks both organizations everything, one request at a time and in turns, so that whatever else the machine does hits
 * both sizes.
 * @throws when a request fails, or when the answers to a question are not all of one length
 */
export async function* compareSizes(
  small: Subject,
  large: Subject,
  requests: number,
): AsyncGenerator<SizeComparison> {
  for (const [index, asked] of small.questions.entries()) {
    const same = large.questions[index];
    if (same?.name !== asked.name) throw new Error(`Only the small organization is asked for ${asked.name}`);
    const ofSmall = newTiming(small, asked);
    const ofLarge = newTiming(large, same);
    const warmUps = Math.ceil(requests * WARM_UP);
    for (let request = 0; request < warmUps + requests; request += 1) {
      for (const timing of request % 2 === 0 ? [ofSmall, ofLarge] : [ofLarge, ofSmall]) {
        const took = await ask(timing, request);
        if (request >= warmUps) timing.times.push(took);
      }
    }
    yield comparisonOf(asked, ofSmall, ofLarge);
  }
}

/** What is known so far of one question at one size. */
interface Timing {
  subject: Subject;
  question: Question;
  /** Without those of the warm-up. */
  times: number[];
  /** Lengths of the answers. */
  rows: Set<number>;
}

const newTiming = (subject: Subject, question: Question): Timing => ({
  subject,
  question,
  times: [],
  rows: new Set(),
});

/** @returns the milliseconds that it took */
async function ask({ subject, question, rows }: Timing, request: number): Promise<number> {
  const started = performance.now();
  const body = await get(subject, question.path(request));
  const took = performance.now() - started;
  rows.add(rowsIn(JSON.parse(body)));
  return took;
}

function comparisonOf(question: Question, ofSmall: Timing, ofLarge: Timing): SizeComparison {
  const [rows, ...others] = new Set([...ofSmall.rows, ...ofLarge.rows]);
  if (rows === undefined || others.length > 0) {
    throw new Error(
      `${question.group} ${question.name}: answers of ${[rows, ...others].join(', ')} rows cannot be compared`,
    );
  }
  const [small, large] = [latencyOf(ofSmall.times), latencyOf(ofLarge.times)];
  return { question, rows, small, large, ratio: large.p50 / small.p50 };
}

/** The body of one answer. @throws unless it is a 200 */
export async function get({ url, token }: Pick<Subject, 'url' | 'token'>, path: string): Promise<string> {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}: ${body}`);
  return body;
}

interface Answer {
  data?: unknown[];
  searches?: unknown[];
}

const rowsIn = ({ data, searches }: Answer): number => (data ?? searches ?? [1]).length;

const latencyOf = (times: number[]): Latency => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
});
