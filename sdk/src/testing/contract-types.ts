import type { contract } from '@credence/contract';

/** The routes, by resource and verb. */
export type Contract = typeof contract;
/** What a schema takes; undefined where there is none. */
export type In<Schema> = Schema extends { _zod: { input: infer Value } } ? Value : undefined;
/** What a schema makes of it. */
export type Out<Schema> = Schema extends { _zod: { output: infer Value } } ? Value : never;
/** One of the things that a route says of itself; undefined where it says nothing. */
export type Part<Route, Name extends string> = Route extends Record<Name, infer Schema> ? Schema : undefined;

/** What a route takes, as the contract says. */
export interface Sent<Route> {
  params: In<Part<Route, 'pathParams'>>;
  query: In<Part<Route, 'query'>>;
  body: Body<Route>;
}
/** The body that a route takes: null says the same as leaving an optional field out, at every level. */
export type Body<Route> = OptionalOrNull<In<Part<Route, 'body'>>>;
type OptionalOrNull<T> = unknown extends T
  ? unknown
  : T extends readonly (infer Element)[]
    ? OptionalOrNull<Element>[]
    : T extends object
      ? { [Key in keyof T]: OptionalOrNull<T[Key]> | (undefined extends T[Key] ? null : never) }
      : T;
type Responses<Route> = Part<Route, 'responses'>;
/** What a route answers when it succeeds: one of these statuses. */
export type Success = 200 | 201 | 202;
/** What a route answers when it succeeds, as the contract says. */
export type Answered<Route> = {
  [Status in keyof Responses<Route> & Success]: Responses<Route>[Status] extends { contentType: string }
    ? ArrayBuffer
    : Plain<Out<Responses<Route>[Status]>>;
}[keyof Responses<Route> & Success];

/**
 * Intersections and optional fields written in one way, so that types that mean the same are the same. In an array that
 * is always empty, the generated types call the items unknown.
 */
export type Plain<T> = unknown extends T
  ? unknown
  : T extends readonly (infer Element)[]
    ? ([Element] extends [never] ? unknown : Plain<Element>)[]
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;
