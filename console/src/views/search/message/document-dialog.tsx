import type { Message } from '@credence/contract';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { answered, api } from '../../../api/client.ts';
import type { SearchPath } from '../../../api/search.ts';
import { Failure } from '../../../components/failure.tsx';
import { buttonStyles } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import { kindOf } from './document-kind.ts';

const PdfPages = lazy(() => import('./pdf-pages.tsx'));

type Document = Message['documents'][number];
type DocumentPath = SearchPath & { messageId: string };

interface DocumentDialogProps {
  path: DocumentPath;
  document: Document | null;
  onClose: () => void;
}

/** Shows a stranger's file as pixels alone: what it holds is drawn, never run, and nothing of it leads out. */
export function DocumentDialog({ path, document, onClose }: DocumentDialogProps) {
  return (
    <Dialog
      open={document !== null}
      onOpenChange={(open) => !open && onClose()}
      title={document?.fileName ?? ''}
      className="h-[90dvh] max-h-none w-[min(60rem,calc(100vw-1.5rem))]"
    >
      {document && <Shown path={path} document={document} />}
    </Dialog>
  );
}

function Shown({ path, document }: { path: DocumentPath; document: Document }) {
  const { t } = useTexts('search');
  const { data, error, refetch } = useQuery({
    queryKey: ['document', document.id],
    queryFn: async () => {
      const body: unknown = await answered(
        api.documents.get({ params: { ...path, documentId: document.id } }),
      );
      if (!(body instanceof Blob)) throw new Error('The document is not a file');
      return new Uint8Array(await body.arrayBuffer());
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const kind = data && kindOf(data);
  const address = useMemo(
    () =>
      data &&
      URL.createObjectURL(
        new Blob([data], { type: kind?.startsWith('image/') ? kind : 'application/octet-stream' }),
      ),
    [data, kind],
  );
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || !address) return <Skeleton className="h-96" />;
  return (
    <>
      <a href={address} download={document.fileName} className={buttonStyles({ className: 'mb-3' })}>
        <Download />
        {t('messages.download')}
      </a>
      {kind === 'application/pdf' && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <PdfPages content={data} name={document.fileName} />
        </Suspense>
      )}
      {kind?.startsWith('image/') && (
        <img src={address} alt={document.fileName} className="mx-auto max-w-full border bg-white" />
      )}
      {!kind && <p className="text-muted">{t('messages.cannotShow')}</p>}
    </>
  );
}
