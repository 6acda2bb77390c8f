import type { UnmatchedMessageRead } from '@credence/contract';
import { useQuery } from '@tanstack/react-query';
import { Archive, FileX, FolderInput } from 'lucide-react';
import { mailMessageQuery } from '../../api/mail.ts';
import { Failure } from '../../components/failure.tsx';
import { RelativeTime } from '../../components/time.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { AssignForm } from './assign-form.tsx';
import { DismissForm } from './dismiss-form.tsx';

interface MailMessageProps {
  messageId: string;
  mayAssign: boolean;
  mayDismiss: boolean;
  opened: 'assign' | 'dismiss' | null;
  onOpen: (opened: 'assign' | 'dismiss' | null) => void;
  onDone: () => void;
}

/** One message with its words as they are: nothing in it is run, and no address in it is called. */
export function MailMessage({ messageId, mayAssign, mayDismiss, opened, onOpen, onDone }: MailMessageProps) {
  const { t } = useTexts('mail', 'search');
  const { data: mail, error, refetch } = useQuery(mailMessageQuery(messageId));
  if (error && !mail) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!mail) return <Skeleton className="m-4 h-64" />;
  return (
    <article className="bg-surface lg:min-h-full">
      <header className="border-b px-4 py-3 md:px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-base font-semibold wrap-anywhere">{mail.subject ?? t('noSubject')}</h2>
            <p className="text-muted wrap-anywhere">{mail.from ?? t('unknownSender')}</p>
            {mail.to.length > 0 && (
              <p className="text-xs text-muted wrap-anywhere">{t('to', { names: mail.to.join(', ') })}</p>
            )}
          </div>
          <RelativeTime isExact at={mail.receivedAt} className="text-xs text-muted" />
        </div>
        <div className="mt-2 flex flex-wrap gap-1.5">
          <Badge>{t(`search:inboundChannels.${mail.channel}`)}</Badge>
          <Badge tone="info">{t(`search:classifications.${mail.classification}`)}</Badge>
        </div>
        {(mayAssign || mayDismiss) && (
          <div className="mt-3 flex flex-wrap gap-2">
            {mayAssign && (
              <Button variant="primary" onClick={() => onOpen('assign')}>
                <FolderInput />
                {t('assign.action')}
              </Button>
            )}
            {mayDismiss && (
              <Button onClick={() => onOpen('dismiss')}>
                <Archive />
                {t('dismiss.action')}
              </Button>
            )}
          </div>
        )}
      </header>
      <Dismissed mail={mail} />
      {mail.failureReasons.length > 0 && (
        <section className="border-b px-4 py-3 md:px-6">
          <h3 className="text-xs font-medium text-muted">{t('why')}</h3>
          <ul className="mt-1 list-disc pl-4 wrap-anywhere">
            {mail.failureReasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      {mail.text === null ? (
        <p className="px-4 py-4 text-muted md:px-6">{t('noWords')}</p>
      ) : (
        <p className="max-w-3xl px-4 py-4 leading-relaxed whitespace-pre-wrap wrap-anywhere md:px-6">
          {mail.text}
        </p>
      )}
      <Attachments mail={mail} />
      <Dialog
        open={opened === 'assign'}
        onOpenChange={(isOpen) => !isOpen && onOpen(null)}
        title={t('assign.title')}
        description={t('assign.what')}
      >
        <AssignForm messageId={messageId} onDone={onDone} onClose={() => onOpen(null)} />
      </Dialog>
      <Dialog
        open={opened === 'dismiss'}
        onOpenChange={(isOpen) => !isOpen && onOpen(null)}
        title={t('dismiss.title')}
        description={t('dismiss.what')}
      >
        <DismissForm messageId={messageId} onDone={onDone} onClose={() => onOpen(null)} />
      </Dialog>
    </article>
  );
}

function Dismissed({ mail: { dismissal } }: { mail: UnmatchedMessageRead }) {
  const { t } = useTexts('mail');
  if (!dismissal) return null;
  return (
    <p className="border-b px-4 py-3 md:px-6">
      <Badge tone="warn">{t(`reasons.${dismissal.reason}`)}</Badge>{' '}
      <span className="text-muted">
        {t('dismissedBy', { name: dismissal.by ?? t('unknownPerson') })}{' '}
        <RelativeTime isExact at={dismissal.at} />
      </span>
      {dismissal.note && <span className="mt-1 block wrap-anywhere">{dismissal.note}</span>}
    </p>
  );
}

/** The service keeps files of messages that belong to a search, and of no others. */
function Attachments({ mail: { attachments } }: { mail: UnmatchedMessageRead }) {
  const { t } = useTexts('mail');
  if (attachments.length === 0) return null;
  return (
    <section className="border-t px-4 py-3 md:px-6">
      <h3 className="text-xs font-medium text-muted">{t('files.title')}</h3>
      <ul className="mt-1.5 flex flex-col gap-1">
        {attachments.map(({ filename, contentType, size }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes.
          <li key={index} className="flex items-center gap-2 wrap-anywhere">
            <FileX className="size-4 shrink-0 text-muted" />
            {filename ?? t('files.unnamed')}
            <span className="text-xs text-muted">
              {[contentType, size === null ? null : `${Math.ceil(size / 1024)} KB`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">{t('files.notKept')}</p>
    </section>
  );
}
