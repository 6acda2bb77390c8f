import type { AppRoute } from '@ts-rest/core';

/** What the contract says of a route under a name, beside what it takes and answers; undefined where it says nothing. */
export const saidOf = ({ metadata }: Pick<AppRoute, 'metadata'>, name: string): unknown =>
  typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, name) : undefined;
