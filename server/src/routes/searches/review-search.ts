import type { contract } from '@credence/contract';
import { reviewSearch } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const reviewSearchRoute: Route<typeof contract.reviews.submit> = async ({ params, body, res }) => {
  const reviewed = await reviewSearch(contextOf(res), { ...params, review: body });
  return { status: 200, body: { success: true, ...reviewed } };
};
