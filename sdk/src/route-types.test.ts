import { expectTypeOf, it } from 'vitest';
import type { paths } from './generated/api.ts';
import type { Answered, Body, Contract, Out, Part, Plain, Success } from './testing/contract-types.ts';

type Same<A, B> =
  (<X>() => X extends Plain<A> ? 1 : 2) extends <X>() => X extends Plain<B> ? 1 : 2 ? true : false;

type Braced<Path> = Path extends `${infer Before}:${infer Name}/${infer After}`
  ? `${Before}{${Name}}/${Braced<After>}`
  : Path extends `${infer Before}:${infer Name}`
    ? `${Before}{${Name}}`
    : Path;
type Generated<Route> = Route extends { method: infer Method extends string; path: infer Path }
  ? Part<Part<paths, Braced<Path> & string>, Lowercase<Method>>
  : never;
type GeneratedBody<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;
type GeneratedQuery<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? [NonNullable<Query>] extends [never]
    ? undefined
    : Required<NonNullable<Query>>
  : undefined;
type GeneratedAnswer<Operation> = Operation extends { responses: infer Answers }
  ? {
      [Status in keyof Answers & Success]: Answers[Status] extends {
        content: { 'application/json': infer Body };
      }
        ? Body
        : Answers[Status] extends {
              content: { 'application/octet-stream': unknown } | { 'application/x-ndjson': unknown };
            }
          ? ArrayBuffer
          : never;
    }[keyof Answers & Success]
  : never;
/** As read: the contract takes any text as a number, and fills in defaults. */
type Query<Route> = Route extends { query: infer Schema } ? Required<Out<Schema>> : undefined;

type Differences<Route> =
  | (Same<GeneratedBody<Generated<Route>>, Body<Route>> extends true ? never : 'body')
  | (Same<GeneratedQuery<Generated<Route>>, Query<Route>> extends true ? never : 'query')
  | (Same<GeneratedAnswer<Generated<Route>>, Answered<Route>> extends true ? never : 'answer');
type AllDifferences = {
  [Resource in keyof Contract]: {
    [Verb in keyof Contract[Resource] & string]: Differences<
      Contract[Resource][Verb]
    > extends infer What extends string
      ? `${Resource}.${Verb}: ${What}`
      : never;
  }[keyof Contract[Resource] & string];
}[keyof Contract];

it('the types of the client are the same as those of the contract', () => {
  // Written so that the compiler names the routes that differ.
  const isSame: [AllDifferences] extends [never] ? true : AllDifferences = true;
  expectTypeOf(isSame).toEqualTypeOf<true>();
  expectTypeOf<Same<{ a: string }, { a: string; b?: number }>>().toEqualTypeOf<false>();
  expectTypeOf<Same<{ a: string } & { b: number[] }, { a: string; b: number[] }>>().toEqualTypeOf<true>();
});
