import type { Permission, Session } from '@credence/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { answered, operations } from './client.ts';

export const SESSION_KEY = ['session'];

let ended = false;
/** Whether there was a session in this window that is over: what was done last may not have been kept. */
export const hasEnded = (): boolean => ended;
export const noteEnd = (): void => {
  ended = true;
};

/** Null when no person is signed in: that is a state of the console, not an error. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: (): Promise<Session | null> =>
    answered(operations.session.get()).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }),
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: true,
});

/** Of views, which are only shown to who is signed in. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery);
  if (!data) throw new ApiError(401, ['No person is signed in'], null);
  return data;
}

export function useAllowed(): (permission: Permission) => boolean {
  const { allowed } = useSession();
  return (permission) => allowed.includes(permission);
}

/** Where the server starts the sign-in, to come back to the present view. */
export const signInAddress = (): string =>
  `/console/sign-in?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
