import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from '../../texts/use-texts.tsx';
import { Button } from './button.tsx';
import { type NoticeData, noticesAreShown } from './toast.ts';

const notices = Toast.createToastManager<NoticeData>();

export const Notices = () => (
  <Toast.Provider toastManager={notices} limit={3}>
    <Toast.Portal>
      <Toast.Viewport className="fixed print:hidden right-4 bottom-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2">
        <ShownNotices />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);

function ShownNotices() {
  const { t } = useTexts();
  const { toasts } = Toast.useToastManager<NoticeData>();
  useEffect(() => noticesAreShown(notices), []);
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="flex items-start gap-2.5 rounded-lg border bg-raised p-3 shadow-popup transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      {toast.type === 'failed' ? (
        <CircleAlert className="mt-0.5 size-4 shrink-0 text-bad" />
      ) : (
        <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" />
      )}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Toast.Title className="font-medium" />
        <Toast.Description className="mt-0.5 whitespace-pre-line text-muted" />
        {toast.data?.requestId && (
          <p className="mt-1 font-mono text-xs text-muted">{t('request', { id: toast.data.requestId })}</p>
        )}
      </div>
      <Toast.Close render={<Button variant="quiet" size="icon" className="-m-1.5" aria-label={t('close')} />}>
        <X />
      </Toast.Close>
    </Toast.Root>
  ));
}
