import type { Toast } from '@base-ui/react/toast';
import { ApiError } from '../../api/api-error.ts';
import { errorWords } from '../error-words.ts';

/** What a notice tells beside its words. */
export interface NoticeData {
  requestId: string | null;
}

type NoticeManager = ReturnType<typeof Toast.createToastManager<NoticeData>>;

const shown = Promise.withResolvers<NoticeManager>();
/** From when on what is said can be seen. It is not loaded for what there is to say: that may be that nothing can be loaded. */
export const noticesAreShown = shown.resolve;

/** What was done, said once and politely. */
export const say = (title: string): void => tell({ title, type: 'done', timeout: 4_000 });

/** Stays until it is closed: who did not see it go wrong would think that it went well. */
export const sayFailure = (title: string, error: unknown): void => {
  const description = errorWords(error);
  const requestId = error instanceof ApiError ? error.requestId : null;
  tell({ title, description, type: 'failed', priority: 'high', timeout: 0, data: { requestId } });
};

function tell(notice: Parameters<NoticeManager['add']>[0]): void {
  void shown.promise.then((notices) => notices.add(notice));
}
