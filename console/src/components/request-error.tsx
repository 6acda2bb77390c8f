import { ApiError } from '../api/api-error.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { errorWords } from './error-words.ts';

/** Why a form was refused, beside its button, with what support needs to find it. */
export function RequestError({ error }: { error: Error | null }) {
  const { t } = useTexts();
  if (!error) return null;
  return (
    <p role="alert" className="whitespace-pre-line text-bad wrap-anywhere">
      {errorWords(error)}
      {error instanceof ApiError && error.requestId && (
        <span className="block font-mono text-xs">{t('request', { id: error.requestId })}</span>
      )}
    </p>
  );
}
