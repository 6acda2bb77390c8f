import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { noteEnd, SESSION_KEY } from './session.ts';

const MOST_RETRIES = 2;
const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : -1);

/** The session is over: everything that is shown gives way to the sign-in, at the address where it was. */
const signOutOn401 = (error: unknown) => {
  if (statusOf(error) !== 401) return;
  if (queryClient.getQueryData(SESSION_KEY)) noteEnd();
  queryClient.setQueryData(SESSION_KEY, null);
};

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: signOutOn401 }),
  mutationCache: new MutationCache({ onError: signOutOn401 }),
  defaultOptions: {
    queries: {
      // What cannot be sent fails at once and is said. It would wait unseen otherwise, and be lost with the window.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 15_000,
      retry: (failures, error) =>
        failures < MOST_RETRIES && [0, 429, 500, 502, 503, 504].includes(statusOf(error)),
    },
    mutations: { networkMode: 'always' },
  },
});
