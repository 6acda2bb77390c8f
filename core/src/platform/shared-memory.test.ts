import { describe, expect, it } from 'vitest';
import { shareMemory } from './shared-memory.ts';

describe('a shared memory', () => {
  it('gives what there is, and what comes back', () => {
    const part = shareMemory(100);
    const [one, other] = [part(), part()];
    expect([one.grow(60), other.grow(41), other.grow(40), other.grow(1)]).toEqual([true, false, true, false]);
    one.giveBack();
    one.giveBack();
    expect([other.grow(61), other.grow(60)]).toEqual([false, true]);
  });

  it.each<[string, [string, number][], string, number]>([
    ['half of it', [], 'a', 50],
    ['half of it, in all its parts', [['a', 30]], 'a', 20],
    ['half of what another leaves', [['b', 50]], 'a', 25],
    [
      'half of what the others leave, beside what it holds',
      [
        ['a', 20],
        ['b', 40],
      ],
      'a',
      10,
    ],
  ])('gives an owner %s', (_, held, owner, most) => {
    const part = shareMemory(100);
    for (const [other, bytes] of held) expect(part(other).grow(bytes)).toBe(true);
    expect([part(owner).grow(most + 1), part(owner).grow(most), part(owner).grow(1)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('gives an owner the same again once it has given back', () => {
    const part = shareMemory(100);
    const [first, second] = [part('a'), part('a')];
    expect([first.grow(30), second.grow(20)]).toEqual([true, true]);
    first.giveBack();
    expect([second.grow(31), second.grow(30)]).toEqual([false, true]);
  });
});
