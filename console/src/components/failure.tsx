import { TriangleAlert } from 'lucide-react';
import { ApiError } from '../api/api-error.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { errorWords, isUnreached } from './error-words.ts';
import { Button } from './ui/button.tsx';

/** What went wrong, in the service's own words, with what support needs to find it. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTexts();
  const known = error instanceof ApiError ? error : undefined;
  // Where no answer came, the title says it all.
  const messages = isUnreached(error) ? [] : (known?.messages ?? [errorWords(error)]);
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-center px-6 py-14 text-center">
      <div className="mb-3 flex size-10 items-center justify-center rounded-full bg-bad-soft">
        <TriangleAlert className="size-5 text-bad" />
      </div>
      <h2 className="text-base font-semibold">{t(titleOf(known?.status))}</h2>
      <div className="mt-1 text-muted wrap-anywhere">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {known?.requestId && (
        <p className="mt-2 font-mono text-xs text-muted">{t('request', { id: known.requestId })}</p>
      )}
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

function titleOf(status: number | undefined) {
  if (status === 0) return 'failure.offline';
  if (status === 403) return 'failure.forbidden';
  if (status === 404) return 'failure.missing';
  return 'failure.other';
}
