import { expect, it } from 'vitest';
import { type Example, train } from './train.ts';

const example = (kind: number, ...features: string[]): Example => ({ kind, features: new Set(features) });
const EXAMPLES = Array.from({ length: 5 }, () => [
  example(0, 'fee', 'please'),
  example(1, 'never', 'please'),
  example(2, 'signature'),
]).flat();

it('learns what speaks for each kind, and nothing of what is too seldom', () => {
  const weights = train([...EXAMPLES, example(0, 'fee', 'once')], 3);
  const strongest = (feature: string) => {
    const own = [...(weights.get(feature) ?? [])];
    return own.indexOf(Math.max(...own));
  };
  expect(['fee', 'never', 'signature'].map(strongest)).toEqual([0, 1, 2]);
  expect(weights.has('once')).toBe(false);
  const spread = (feature: string) =>
    Math.max(...(weights.get(feature) ?? [])) - Math.min(...(weights.get(feature) ?? []));
  expect(spread('please')).toBeLessThan(spread('fee'));
});

it('learns the same of the same examples', () => {
  expect(train(EXAMPLES, 3)).toEqual(train(EXAMPLES, 3));
});
