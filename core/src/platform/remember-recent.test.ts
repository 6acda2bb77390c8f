import { expect, it } from 'vitest';
import { rememberRecent } from './remember-recent.ts';

it('makes once what is asked for again, of the last texts only', () => {
  const made: string[] = [];
  const lengthOf = rememberRecent(2, (text) => {
    made.push(text);
    return text.length;
  });
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(made).toEqual(['a', 'bb']);

  expect(['ccc', 'bb', 'a'].map(lengthOf)).toEqual([3, 2, 1]);
  expect(made).toEqual(['a', 'bb', 'ccc', 'a']);
});

it('makes anew what could not be made', () => {
  let tries = 0;
  const ask = rememberRecent(2, () => {
    tries += 1;
    if (tries === 1) throw new Error('Not yet');
    return null;
  });
  expect(() => ask('a')).toThrow('Not yet');
  expect([ask('a'), ask('a')]).toEqual([null, null]);
  expect(tries).toBe(2);
});
