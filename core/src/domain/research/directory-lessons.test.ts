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
  { name: 'answered after it bounced', verdicts: [B, R], confidence: 0.7 },
  { name: 'marked accurate after it bounced', verdicts: [B, B, A], confidence: 0.75 },
];

describe('what the directory learns of a destination', () => {
  it.each(rows)('$name: $confidence', ({ verdicts, confidence, dead = false }) => {
    expect([directoryConfidence(after(verdicts)), isDead(after(verdicts))]).toEqual([confidence, dead]);
  });

  it('never makes it as certain as a contact in the history, and never proposes what went wrong last', () => {
    const anyVerdicts = fc.array(fc.constantFrom(A, I, R, B), { maxLength: 30 });
    fc.assert(
      fc.property(anyVerdicts, (verdicts) => {
        const confidence = directoryConfidence(after(verdicts));
        const last = verdicts.at(-1);
        if (last === I || last === B) expect(confidence).toBeNull();
        if (confidence !== null) expect(confidence >= 0.7 && confidence < 0.9).toBe(true);
      }),
    );
  });
});
