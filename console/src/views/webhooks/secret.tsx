import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { endRotation, startRotation, TARGETS_KEY } from '../../api/webhooks.ts';
import { Panel } from '../../components/panel.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { say, sayFailure } from '../../components/ui/toast.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** The secret that signs events: made anew, shown once, and after a while alone. */
export function Secret({ hasSecret, isRotating }: { hasSecret: boolean; isRotating: boolean }) {
  const { t } = useTexts('webhooks', 'common');
  const queries = useQueryClient();
  const [isAsked, ask] = useState(false);
  const reload = () => queries.invalidateQueries({ queryKey: TARGETS_KEY });
  const rotate = useMutation({
    mutationFn: startRotation,
    onSuccess: reload,
    onError: (error) => sayFailure(t('notRotated'), error),
  });
  const end = useMutation({
    mutationFn: endRotation,
    onSuccess: () => {
      say(t('rotationEnded'));
      return reload();
    },
    onError: (error) => sayFailure(t('rotationNotEnded'), error),
  });
  const close = () => {
    ask(false);
    // It cannot be read again, and does not stay in memory.
    rotate.reset();
  };
  const secret = rotate.data?.secret;
  return (
    <Panel title={t('secret')} hint={t(hasSecret ? 'secretHint' : 'noSecretHint')}>
      {isRotating ? (
        <>
          <p className="mb-3 text-muted">{t('rotating')}</p>
          <Button disabled={end.isPending} onClick={() => end.mutate()}>
            {t('endRotation')}
          </Button>
        </>
      ) : (
        <Button onClick={() => ask(true)}>{t(hasSecret ? 'rotate' : 'makeSecret')}</Button>
      )}
      <Dialog
        open={isAsked}
        onOpenChange={(open) => !open && close()}
        title={t(secret ? 'newSecret' : hasSecret ? 'rotate' : 'makeSecret')}
        description={t(secret ? 'newSecretText' : hasSecret ? 'rotateText' : 'makeSecretText')}
      >
        {secret && (
          <div className="flex items-center gap-2">
            <code className="min-w-0 flex-1 rounded-md border bg-canvas p-2 font-mono text-xs wrap-anywhere">
              {secret}
            </code>
            <Button
              size="icon"
              aria-label={t('copy')}
              onClick={() => void navigator.clipboard.writeText(secret).then(() => say(t('copied')))}
            >
              <Copy />
            </Button>
          </div>
        )}
        <DialogActions>
          <Button onClick={close}>{t(secret ? 'common:close' : 'common:cancel')}</Button>
          {!secret && (
            <Button variant="primary" disabled={rotate.isPending} onClick={() => rotate.mutate()}>
              {t(hasSecret ? 'rotate' : 'makeSecret')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </Panel>
  );
}
