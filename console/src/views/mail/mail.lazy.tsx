import { useInfiniteQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { MailCheck, MailOpen, MailX } from 'lucide-react';
import { useState } from 'react';
import { MAIL_LISTS, mailQuery } from '../../api/mail.ts';
import { useAllowed } from '../../api/session.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListCount } from '../../components/list-count.tsx';
import { Loading } from '../../components/loading.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { Page } from '../../components/page.tsx';
import { PaneRow } from '../../components/pane-row.tsx';
import { RelativeTime } from '../../components/time.tsx';
import { TwoPanes } from '../../components/two-panes.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { useListKeys } from '../../keyboard/use-list-keys.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { MailMessage } from './mail-message.tsx';

export const Route = createLazyRoute('/mail')({ component: Mail });

/** Messages that belong to no search: each is given to one, or set aside. */
function Mail() {
  const { t } = useTexts('mail', 'search', 'common');
  const { list = 'waiting', message } = Route.useSearch();
  const navigate = Route.useNavigate();
  const allows = useAllowed();
  const [opened, open] = useState<'assign' | 'dismiss' | null>(null);
  const mails = useInfiniteQuery(mailQuery(list));
  const items = mails.data?.pages.flatMap(({ data }) => data) ?? [];
  const pagination = mails.data?.pages[0]?.pagination;
  const show = (id: string | undefined) => void navigate({ search: { list, message: id } });
  const { active, isAwaited, onFocused } = useListKeys({
    list,
    items,
    open: ({ id }) => show(id),
    names: { next: t('keys.next'), previous: t('keys.previous'), open: t('keys.open') },
  });
  const isWaiting = list === 'waiting';
  const mayDismiss = isWaiting && allows('mail:dismiss');
  useKeys([
    ...(message && allows('answers:write')
      ? [{ key: 'a', description: t('keys.assign'), run: () => open('assign') }]
      : []),
    ...(message && mayDismiss
      ? [{ key: 'x', description: t('keys.dismiss'), run: () => open('dismiss') }]
      : []),
  ]);
  /** What was done with goes from the list: the one after it is shown. */
  const done = () => {
    open(null);
    const at = items.findIndex(({ id }) => id === message);
    show((items[at + 1] ?? items[at - 1])?.id);
  };
  return (
    <Page
      fills
      title={t('title')}
      aside={<ListCount>{pagination && t('count', { count: pagination.total })}</ListCount>}
    >
      <Tabs
        label={t('title')}
        className="bg-surface px-4 md:px-6"
        value={list}
        tabs={MAIL_LISTS.map((value) => ({ value, label: t(`lists.${value}`) }))}
        onChange={(chosen) => void navigate({ search: { list: chosen } })}
      />
      <Loading of={mails} className="mx-4 mt-3 md:mx-6" />
      {mails.data && items.length === 0 && !message && (
        <EmptyState icon={isWaiting ? MailCheck : MailX} title={t(`empty.${list}`)}>
          {t(`empty.${list}Text`)}
        </EmptyState>
      )}
      {(items.length > 0 || message) && (
        <TwoPanes
          label={t('message')}
          isChosen={message !== undefined}
          onBack={() => show(undefined)}
          list={
            <>
              <ul aria-label={t('title')}>
                {items.map((item, index) => (
                  <PaneRow
                    key={item.id}
                    to="/mail"
                    search={{ list, message: item.id }}
                    isChosen={item.id === message}
                    isAwaited={isAwaited && index === active}
                    onFocused={() => onFocused(item.id, index)}
                  >
                    <span className="flex items-baseline justify-between gap-3">
                      <span className="truncate font-medium">{item.from ?? t('unknownSender')}</span>
                      <RelativeTime at={item.receivedAt} className="text-xs text-muted" />
                    </span>
                    <span className="truncate text-muted">{item.subject ?? t('noSubject')}</span>
                    <span className="flex gap-1.5">
                      <Badge>{t(`search:inboundChannels.${item.channel}`)}</Badge>
                      <Badge tone="info">{t(`search:classifications.${item.classification}`)}</Badge>
                    </span>
                  </PaneRow>
                ))}
              </ul>
              <MoreButton list={mails} />
            </>
          }
        >
          {message ? (
            <MailMessage
              key={message}
              messageId={message}
              mayAssign={allows('answers:write')}
              mayDismiss={mayDismiss}
              opened={opened}
              onOpen={open}
              onDone={done}
            />
          ) : (
            <EmptyState icon={MailOpen} title={t('choose')}>
              {t('chooseText')}
            </EmptyState>
          )}
        </TwoPanes>
      )}
    </Page>
  );
}
