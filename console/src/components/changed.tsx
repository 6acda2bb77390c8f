import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './ui/button.tsx';

/** Another person changed what a form shows: nothing was overwritten, and what was typed stays until it is read again. */
export function Changed({ onRead }: { onRead: () => void }) {
  const { t } = useTexts();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft p-3 text-warn">
      <TriangleAlert className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">{t('changed.text')}</p>
      <Button onClick={onRead}>{t('changed.action')}</Button>
    </div>
  );
}
