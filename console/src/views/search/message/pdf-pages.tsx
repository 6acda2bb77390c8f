import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';

GlobalWorkerOptions.workerSrc = worker;

/** A document of hundreds of pages is read in a program of its own. */
const MOST_PAGES = 20;
const SHARPNESS = 2;

export default function PdfPages({ content, name }: { content: Uint8Array; name: string }) {
  const { t } = useTexts('search');
  const [file, setFile] = useState<PDFDocumentProxy | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // The worker takes what it is given away.
    const task = getDocument({ data: content.slice(), enableXfa: false, stopAtErrors: false });
    task.promise.then(setFile, () => setBroken(true));
    return () => void task.destroy();
  }, [content]);
  if (isBroken) return <p className="text-muted">{t('messages.cannotShow')}</p>;
  if (!file) return <Skeleton className="h-96" />;
  const pages = Array.from({ length: Math.min(file.numPages, MOST_PAGES) }, (_, index) => index + 1);
  return (
    <div className="flex flex-col items-center gap-3">
      {pages.map((page) => (
        <PdfPage key={page} file={file} number={page} name={name} />
      ))}
      {file.numPages > MOST_PAGES && (
        <p className="text-muted">{t('messages.morePages', { count: file.numPages - MOST_PAGES })}</p>
      )}
    </div>
  );
}

function PdfPage({ file, number, name }: { file: PDFDocumentProxy; number: number; name: string }) {
  const { t } = useTexts('search');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let stop = () => {};
    const draw = async () => {
      const page = await file.getPage(number);
      if (!canvas.current) return;
      const viewport = page.getViewport({ scale: SHARPNESS });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      const task = page.render({ canvas: canvas.current, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    // Cancelled when the dialog is closed meanwhile.
    draw().catch(() => undefined);
    return () => stop();
  }, [file, number]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('messages.page', { name, number })}
      className="max-w-full border bg-white"
    />
  );
}
