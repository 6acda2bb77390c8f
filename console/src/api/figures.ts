import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answered, operations } from './client.ts';

export const figuresQuery = (range: { from: string; to: string }) =>
  queryOptions({
    queryKey: ['figures', range],
    queryFn: () => answered(operations.figures.get({ query: range })),
    placeholderData: keepPreviousData,
  });
