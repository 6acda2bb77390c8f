import fc from 'fast-check';
import type { Harness } from './harness.ts';
import { checkHarness } from './invariants.ts';
import type { Model } from './model.ts';

export type Play = fc.AsyncCommand<Model, Harness>;

/** Something that may happen, with what it depends on. */
export interface Act<Args> {
  name: string;
  args: Arbitraries<Args>;
  /** Whether it can happen as things stand. */
  isPossible?: (model: Readonly<Model>, args: Args) => boolean;
  /** Does it to the service, holds the answer against the model, and does it to the model. */
  run: (model: Model, harness: Harness, args: Args) => Promise<unknown>;
}

/** An act as a command: after it, the whole harness is held against the model. */
export function play<Args>({ name, args, isPossible = () => true, run }: Act<Args>): fc.Arbitrary<Play> {
  return record(args).map((given): Play => {
    return {
      check: (model) => isPossible(model, given),
      async run(model, harness) {
        await run(model, harness, given);
        await checkHarness(model, harness);
      },
      toString: () => `${name}(${JSON.stringify(given)})`,
    };
  });
}

type Arbitraries<Value> = { [Key in keyof Value]: fc.Arbitrary<Value[Key]> };

/** A record that prints as what it is. */
export const record = <Value>(fields: Arbitraries<Value>): fc.Arbitrary<Value> =>
  fc.record<Value>(fields, { noNullPrototype: true }) as fc.Arbitrary<Value>;

/** Which of a list: taken modulo its length. */
export const pick = (): fc.Arbitrary<number> => fc.nat(63);

/** True once in a while. */
export const seldom = (): fc.Arbitrary<boolean> => fc.nat(9).map((roll) => roll === 9);
