import { startCleanup } from './cleanup.ts';
import { compareSizes, get, type SizeComparison, type Subject } from './compare-sizes.ts';
import { fillStage } from './fill-stage.ts';
import { say } from './say.ts';
import { scaleQuestions } from './scale-questions.ts';
import { machineOf, prepareStage } from './stage.ts';

/**
 * Asks an organization with a thousand orders and one with a million the same questions, on Postgres servers of their
 * own in the same run. Fails where the million makes an answer take more than 1.5 times as long, page numbers in the
 * middle of a list aside.
 * `--smoke` takes two thousand for a million and judges nothing.
 */

const smoke = process.argv.includes('--smoke');
const SMALL = 1_000;
const LARGE = smoke ? 2_000 : 1_000_000;
const REQUESTS = smoke ? 1 : 200;
const MOST = 1.5;

const cleanup = startCleanup();

try {
  const [small, large] = await Promise.all([subjectOf(SMALL), subjectOf(LARGE)]);
  say(`\n${REQUESTS} requests of each kind at each size, one at a time and in turns; milliseconds`);
  say(
    row(
      '',
      'rows',
      `p50 ${short(SMALL)}`,
      `p50 ${short(LARGE)}`,
      `p95 ${short(SMALL)}`,
      `p95 ${short(LARGE)}`,
      'ratio',
    ),
  );
  const comparisons: SizeComparison[] = [];
  for await (const comparison of compareSizes(small, large, REQUESTS)) {
    say(comparisonRow(comparison));
    comparisons.push(comparison);
  }
  const judged = comparisons.filter(({ question }) => question.judged);
  const others = comparisons.filter(({ question }) => !question.judged);
  say(
    `\nHighest ratio of medians: ${highest(judged)} (aim: at most ${MOST}); ` +
      `of pages in the middle of a list, by their number: ${highest(others)} (no aim)`,
  );
  const slow = judged.filter(({ ratio }) => ratio > MOST);
  if (slow.length > 0 && !smoke) {
    say(`Over ${MOST}: ${slow.map(({ question: { group, name } }) => `${group} ${name}`).join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  await cleanup.run();
}

/** A server on a database of its own, with an organization of so many orders. */
async function subjectOf(size: number): Promise<Subject> {
  const stage = await prepareStage(cleanup);
  if (size === SMALL) say(`${await machineOf(stage)}\n`);
  await fillStage(stage, { size, say });
  const { url } = await stage.startServer();
  const { token } = stage;
  const read = async <Body>(path: string): Promise<Body> => JSON.parse(await get({ url, token }, path));
  return { url, token, questions: await scaleQuestions(stage, read, size) };
}

function highest(comparisons: readonly SizeComparison[]): string {
  return Math.max(...comparisons.map(({ ratio }) => ratio)).toFixed(2);
}

function comparisonRow({ question, rows, small, large, ratio }: SizeComparison): string {
  const times = [small.p50, large.p50, small.p95, large.p95].map((ms) => ms.toFixed(1));
  return row(
    `${question.group} ${question.name}`,
    String(rows),
    ...times,
    `${ratio.toFixed(2)}${ratio > MOST ? ' !' : '  '}`,
  );
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(46) + cells.map((cell) => cell.padStart(10)).join('');
}

function short(size: number): string {
  return size >= 1e6 ? `${size / 1e6}M` : `${size / 1e3}k`;
}
