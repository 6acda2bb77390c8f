import type { WorkSearch } from '@credence/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAllowed, useSession } from '../../api/session.ts';
import { useAssign } from '../../api/use-assign.ts';
import { NeedBadge } from '../../components/need-badge.tsx';
import { Page } from '../../components/page.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonStyles } from '../../components/ui/button.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { shortId } from '../../lib/short-id.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { lastList, rememberShown } from '../work/last-list.ts';
import { ContactDialog } from './actions/contact-dialog.tsx';
import { SearchActions } from './actions/search-actions.tsx';
import { BelowTabs } from './below/below-tabs.tsx';
import { MessagePanel } from './message/message-panel.tsx';
import { CorrectDialog } from './review/correct-dialog.tsx';
import { RecordCard } from './review/record-card.tsx';
import { useClaims } from './review/use-claims.ts';
import { useNext } from './use-next.ts';
import { WhyItWaits } from './why-it-waits.tsx';

/** Claims at the left, the words that they rest on at the right, whom was asked and what was done below. */
export function SearchAtWork({ search }: { search: WorkSearch }) {
  const { t } = useTexts('search', 'common');
  const allows = useAllowed();
  const { person } = useSession();
  const assign = useAssign();
  const next = useNext(search.id);
  const [isAdding, setAdding] = useState(false);
  const claims = useClaims(search, next);
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => rememberShown(queries, search.id), [queries, search.id]);
  const path = { orderId: search.orderId, searchId: search.id };
  const waiting = search.toDecide.flatMap((record) => record.waiting);
  const isOpen = search.searchStatus === 'IN_PROGRESS';
  const isMine = search.assignee?.subject === person.subject;
  useKeys([
    ...claims.keys,
    {
      key: 'b',
      description: t('common:back'),
      run: () => void navigate({ to: '/work', search: lastList() }),
    },
    { key: 'n', description: t('keys.nextSearch'), run: () => void next() },
    ...(isOpen && allows('assignment:own')
      ? [
          {
            key: 'm',
            description: t('keys.take'),
            run: () => assign.mutate({ search, assignee: isMine ? null : person }),
          },
        ]
      : []),
  ]);
  return (
    <Page
      title={`${search.applicant.firstName} ${search.applicant.lastName}`}
      windowTitle={`${t(`common:searchTypes.${search.searchType}`)} ${shortId(search.id)}`}
      before={
        <Link
          to="/work"
          search={lastList()}
          aria-keyshortcuts="b"
          title={`${t('common:back')} (b)`}
          className={buttonStyles({ variant: 'quiet', size: 'icon', className: '-ml-2' })}
        >
          <ArrowLeft role="img" aria-label={t('common:back')} />
        </Link>
      }
      aside={
        <>
          <span className="text-muted">
            {t(`common:searchTypes.${search.searchType}`)}
            {search.externalSearchId && ` · ${search.externalSearchId}`}
          </span>
          {search.needs ? (
            <NeedBadge need={search.needs} />
          ) : (
            <Badge>{t(`common:phases.${search.phase}`)}</Badge>
          )}
        </>
      }
      actions={<SearchActions search={search} onAddContact={() => setAdding(true)} />}
    >
      <WhyItWaits search={search} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          {search.search.records.map((record) => (
            <RecordCard
              key={record.record}
              record={record}
              reason={
                record.waitingFor === search.search.waitingFor
                  ? null
                  : (search.recordsWaitFor[record.record] ?? null)
              }
              {...claims.ofRecord(record)}
            />
          ))}
        </div>
        <section
          aria-label={t('messages.title')}
          className="flex max-h-[min(44rem,calc(100dvh-9rem))] min-w-0 flex-col overflow-hidden rounded-lg border bg-surface print:static print:max-h-none print:overflow-visible lg:sticky lg:top-4 lg:row-span-2"
        >
          <MessagePanel path={path} waiting={waiting} {...claims.message} />
        </section>
        <div className="min-w-0">
          <BelowTabs path={path} isOpen={isOpen} onAddContact={() => setAdding(true)} />
        </div>
      </div>
      <CorrectDialog {...claims.correction} />
      <ContactDialog
        path={path}
        entityName={search.search.records[0]?.entityName ?? ''}
        open={isAdding}
        onOpenChange={setAdding}
      />
    </Page>
  );
}
