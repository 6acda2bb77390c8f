import { describe, expect, it } from 'vitest';
import { newlyChanged } from './newly-changed.ts';

const recent = (text: string, isComplete = true) => ({
  changes: text.split(' ').map((change) => {
    const [id = '', searchId = ''] = change.split('@');
    return { id, searchId };
  }),
  isComplete,
});
const seen = (text: string) => new Set(text.split(' '));

describe('newlyChanged', () => {
  it.each<[string, ReadonlySet<string> | null, ReturnType<typeof recent>, string[] | null]>([
    ['nothing at the first look', null, recent('a@1 b@2'), []],
    ['nothing that was seen', seen('a b'), recent('a@1 b@2'), []],
    ['what is new', seen('a'), recent('b@2 a@1'), ['2']],
    ['what is new and older than what was seen', seen('b'), recent('b@2 a@1'), ['1']],
    ['each search once', seen('a'), recent('c@2 b@2 a@1'), ['2']],
    ['too many to name where nothing seen is known', seen('a'), recent('c@2 b@2', false), null],
    ['all of them where there are no others', seen('a'), recent('c@2 b@2'), ['2']],
    ['those that are seen, where one is known', seen('a'), recent('b@2 a@1', false), ['2']],
  ])('tells %s', (_what, known, changes, searchIds) =>
    expect(newlyChanged(known, changes).searchIds).toEqual(searchIds),
  );

  it('does not name more than a browser would look up one by one', () => {
    const many = (count: number) => recent(Array.from({ length: count }, (_, n) => `${n}@${n}`).join(' '));
    expect(newlyChanged(new Set(), many(100)).searchIds).toHaveLength(100);
    expect(newlyChanged(new Set(), many(101)).searchIds).toBeNull();
  });
});
