import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterVerdict, directoryConfidence, isDead, NO_LESSONS, type Verdict } from './directory-lessons.ts';

const after = (verdicts: Verdict[]) => verdicts.reduce(afterVerdict, NO_LESSONS);
const [A, I, R, B] = ['ACCURATE', 'INACCURATE', 'ANSWERED', 'BOUNCED'] as const;

const rows: { name: string; verdicts: Verdict[]; confidence: number | null; dead?: true }[] = [
  { name: 'nothing', verdicts: [], confidence: null },
  { name: 'one answer', verdicts: [R], confidence: 0.7 },
  { name: 'two answers', verdicts: [R, R], confidence: 0.75 },
  { name: 'three answers', verdicts: [R, R, R], confidence: 0.8 },
  { name: 'four answers', verdicts: [R, R, R, R], confidence: 0.85 },
  { name: 'no more than that', verdicts: [R, R, R, R, R, R, A], confidence: 0.85 },
  { name: 'a mark, worth two answers', verdicts: [A], confidence: 0.75 },
  { name: 'a mark and an answer', verdicts: [A, R], confidence: 0.8 },
  { name: 'marked inaccurate', verdicts: [I], confidence: null, dead: true },
  { name: 'marked inaccurate after many answers', verdicts: [R, R, R, R, I], confidence: null, dead: true },
  { name: 'an answer does not take back the mark', verdicts: [I, R], confidence: null, dead: true },
  { name: 'the other mark does', verdicts: [R, I, A], confidence: 0.8 },
  { name: 'bounced', verdicts: [B], confidence: null, dead: true },
  { name: 'bounced after answers', verdicts: [R, R, B], confidence: null, dead: true },
  { name: 'bounced once after a history of answers', verdicts: [R, R, R, R, B], confidence: 0.75 },
  { name: 'answered after it bounced', verdicts: [B, R], confidence: 0.7 },
  { name: 'marked accurate after it bounced', verdicts: [B, B, A], confidence: 0.75 },
];

describe('what the directory learns of a destination', () => {
  it.each(rows)('$name: $confidence', ({ verdicts, confidence, dead = false }) => {
    const lessons = after(verdicts);
    expect([directoryConfidence(lessons, 0), isDead(lessons, 0)]).toEqual([confidence, dead]);
  });

  it('never makes it as certain as a contact in the history, and never proposes what was marked last', () => {
    const anyVerdicts = fc.array(fc.constantFrom(A, I, R, B), { maxLength: 30 });
    fc.assert(
      fc.property(anyVerdicts, (verdicts) => {
        const confidence = directoryConfidence(after(verdicts), 0);
        const last = verdicts.at(-1);
        if (last === I) expect(confidence).toBeNull();
        if (confidence !== null) expect(confidence >= 0.5 && confidence < 0.9).toBe(true);
      }),
    );
  });
});

describe('what has been learned grows old', () => {
  it.each<[name: string, verdicts: Verdict[], days: number, confidence: number | null, dead: boolean]>([
    ['an answer of last month', [R], 30, 0.69, false],
    ['four answers, a year and a half ago', [R, R, R, R], 540, 0.68, false],
    ['an answer of ten years ago', [R], 3_650, 0.5, false],
    ['a bounce of last month', [R, B], 30, null, true],
    ['a bounce of long ago', [R, B], 120, 0.59, false],
    ['two bounces of long ago', [R, B, B], 120, null, true],
    ['a mark of last year', [R, I], 365, null, true],
    ['a mark of long ago, which still says nothing for it', [R, I], 800, null, false],
  ])('%s', (_name, verdicts, days, confidence, dead) => {
    const lessons = after(verdicts);
    expect([directoryConfidence(lessons, days), isDead(lessons, days)]).toEqual([confidence, dead]);
  });
});
