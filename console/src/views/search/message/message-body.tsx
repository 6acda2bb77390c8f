import type { Message, WaitReason } from '@credence/contract';
import { FileText, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import type { SearchPath } from '../../../api/search.ts';
import { RelativeTime } from '../../../components/time.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useWaitWords } from '../../../components/wait-words.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { MarkedText, type MarkedTextProps } from './marked-text.tsx';
import { MessageAnswers } from './message-answers.tsx';

export interface MessageBodyProps extends Omit<MarkedTextProps, 'text'> {
  path: SearchPath;
  message: Message;
  /** Why it waits for a person; empty for one that does not. */
  waits: readonly WaitReason[];
}

export function MessageBody({ path, message, waits, ...marks }: MessageBodyProps) {
  const { t } = useTexts('search');
  const [opened, open] = useState<Message['documents'][number] | null>(null);
  const { message: written, answers, documents } = message;
  const text = written?.text ?? null;
  const { reasonOf } = useWaitWords();
  const why = [...new Set(waits.map(reasonOf))].join('; ') || message.effect?.reason;
  return (
    <article className="min-h-0 flex-1 overflow-y-auto print:overflow-visible">
      <header className="border-b px-4 py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold wrap-anywhere">{written?.subject ?? t(`doors.${message.door}`)}</h3>
          <RelativeTime isExact at={message.receivedAt} className="text-xs text-muted" />
        </div>
        <p className="mt-0.5 text-muted wrap-anywhere">
          {written?.from ?? answers?.respondent.name ?? message.contactName ?? t('messages.unknownSender')}
        </p>
        <div className="mt-2 flex flex-wrap gap-1.5">
          <Badge>{t(`inboundChannels.${message.channel}`)}</Badge>
          <Badge tone="info">{t(`classifications.${message.classification}`)}</Badge>
          <Origin message={message} />
        </div>
        {why && <p className="mt-2 text-xs text-muted">{why}</p>}
      </header>
      {text !== null && <MarkedText text={text} {...marks} />}
      {answers && <MessageAnswers answers={answers} />}
      {text === null && !answers && <p className="px-4 py-3 text-muted">{t('messages.noWords')}</p>}
      {documents.length > 0 && (
        <section className="border-t px-4 py-3">
          <h4 className="text-xs font-medium text-muted">{t('messages.documents')}</h4>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {documents.map((document) => (
              <li key={document.id}>
                <Button className="print:inline-flex" onClick={() => open(document)}>
                  <FileText />
                  <span className="max-w-56 truncate">{document.fileName}</span>
                  <span className="text-xs text-muted">{Math.ceil(document.size / 1024)} KB</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DocumentDialog
        path={{ ...path, messageId: message.id }}
        document={opened}
        onClose={() => open(null)}
      />
    </article>
  );
}

/** How far it can be told that a mail is from who it says. */
function Origin({ message: { origin } }: { message: Message }) {
  const { t } = useTexts('search');
  if (!origin) return null;
  const isSafe = origin.sender === 'ASKED' && origin.authentication?.dmarc !== 'fail';
  const Icon = isSafe ? ShieldCheck : ShieldQuestion;
  return (
    <Badge tone={isSafe ? 'good' : 'warn'}>
      <Icon />
      {t(`origins.${origin.sender}`)}
    </Badge>
  );
}
