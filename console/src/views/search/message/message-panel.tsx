import type { RecordToDecide } from '@credence/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { messageQuery, messagesQuery, type SearchPath } from '../../../api/search.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Failure } from '../../../components/failure.tsx';
import { RelativeTime } from '../../../components/time.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import type { MarkedTextProps } from './marked-text.tsx';
import { MessageBody, type MessageBodyProps } from './message-body.tsx';

type Marks = Omit<MarkedTextProps, 'text'>;

interface MessagePanelProps extends Marks {
  path: SearchPath;
  /** The messages that wait for a person. */
  waiting: RecordToDecide['waiting'];
  /** The message of the claim that is looked at. */
  messageId: string | null;
  onChoose: (messageId: string) => void;
}

export function MessagePanel({ path, waiting, messageId, onChoose, ...marks }: MessagePanelProps) {
  const { t } = useTexts('search');
  const { data: list, error, refetch } = useInfiniteQuery(messagesQuery(path));
  const messages = list?.pages.flatMap((page) => page.messages) ?? [];
  const chosen = messageId ?? messages[0]?.id;
  if (error && !list) return <Failure error={error} onRetry={() => void refetch()} />;
  if (list && chosen === undefined) {
    return (
      <EmptyState icon={MailX} title={t('messages.none')}>
        {t('messages.noneText')}
      </EmptyState>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {messages.length > 1 && (
        <Tabs
          label={t('messages.title')}
          value={chosen ?? ''}
          onChange={onChoose}
          className="px-2"
          tabs={messages.map(({ id, channel, receivedAt }) => ({
            value: id,
            label: (
              <>
                {t(`inboundChannels.${channel}`)}{' '}
                <RelativeTime at={receivedAt} className="text-xs font-normal" />
              </>
            ),
          }))}
        />
      )}
      {chosen ? (
        <ChosenMessage
          path={path}
          messageId={chosen}
          waits={waiting.filter((one) => one.messageId === chosen).map(({ reason }) => reason)}
          {...marks}
        />
      ) : (
        <Skeleton className="m-4 h-48" />
      )}
    </div>
  );
}

type ChosenMessageProps = Omit<MessageBodyProps, 'message'> & { messageId: string };

function ChosenMessage({ messageId, ...shown }: ChosenMessageProps) {
  const { path } = shown;
  const { data: message, error, refetch } = useQuery(messageQuery({ ...path, messageId }));
  if (error && !message) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!message) return <Skeleton className="m-4 h-48" />;
  return <MessageBody message={message} {...shown} />;
}
