import { ApiError } from '../../api/api-error.ts';
import type { Notice } from './notices.tsx';

/** What was done, said once and politely. */
export const say = (title: string): void => tell({ title, type: 'done', timeout: 4_000 });

/** Stays until it is closed: who did not see it go wrong would think that it went well. */
export const sayFailure = (title: string, error: unknown): void => {
  const description = error instanceof Error ? error.message : String(error);
  const requestId = error instanceof ApiError ? error.requestId : null;
  tell({ title, description, type: 'failed', priority: 'high', timeout: 0, data: { requestId } });
};

function tell(notice: Notice): void {
  void import('./notices.tsx').then(async ({ notices, areShown }) => {
    await areShown;
    notices.add(notice);
  });
}
