import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowUpRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAllowed, useSession } from '../../api/session.ts';
import { useAssign } from '../../api/use-assign.ts';
import { workSearchQuery } from '../../api/work.ts';
import { Failure } from '../../components/failure.tsx';
import { NeedBadge } from '../../components/need-badge.tsx';
import { SlaTime } from '../../components/time.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button, buttonStyles } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { TabPanel } from '../../components/ui/tab-list.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { useWaitWords } from '../../components/wait-words.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { ContactDialog } from '../search/actions/contact-dialog.tsx';
import { CallPanel } from './call/call-panel.tsx';
import { Candidates } from './candidates/candidates.tsx';

interface DeskSearchProps {
  searchId: string;
  contactId: string | undefined;
  startsWithCall: boolean;
  onContact: (contactId: string | undefined) => void;
}

/** One search at the desk: whom it could ask, and the call to those whom it does. */
export function DeskSearch({ searchId, contactId, startsWithCall, onContact }: DeskSearchProps) {
  const { t } = useTexts('desk', 'search', 'common');
  const allows = useAllowed();
  const { person } = useSession();
  const assign = useAssign();
  const { wordsOf } = useWaitWords();
  const [tab, setTab] = useState<'candidates' | 'call'>(contactId || startsWithCall ? 'call' : 'candidates');
  const [isAdding, setAdding] = useState(false);
  const { data: search, error, refetch } = useQuery(workSearchQuery(searchId));
  const isOpen = search?.searchStatus === 'IN_PROGRESS';
  const mayAdd = isOpen && allows('contacts:write');
  const isMine = search?.assignee?.subject === person.subject;
  useKeys([
    ...(mayAdd ? [{ key: 'a', description: t('keys.add'), run: () => setAdding(true) }] : []),
    { key: 'c', description: t('keys.call'), run: () => setTab('call') },
    ...(search && isOpen && allows('assignment:own')
      ? [
          {
            key: 'm',
            description: t('keys.take'),
            run: () => assign.mutate({ search, assignee: isMine ? null : person }),
          },
        ]
      : []),
  ]);
  if (error && !search) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!search) return <Skeleton className="m-4 h-64" />;
  const path = { orderId: search.orderId, searchId };
  const waits = wordsOf(search.waitingFor);
  return (
    <div className="flex min-h-full flex-col">
      <header className="border-b bg-surface px-4 py-3 md:px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="flex flex-wrap items-center gap-2 text-base font-semibold">
              {search.applicant.firstName} {search.applicant.lastName}
              {search.needs ? (
                <NeedBadge need={search.needs} />
              ) : (
                <Badge>{t(`common:phases.${search.phase}`)}</Badge>
              )}
            </h2>
            <p className="text-muted wrap-anywhere">
              {t(`common:searchTypes.${search.searchType}`)}
              {search.externalSearchId && ` · ${search.externalSearchId}`} · {t('sla')}{' '}
              <SlaTime at={search.slaAt} />
            </p>
            {waits !== '' && <p className="mt-1">{t('waitsFor', { what: waits })}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            {mayAdd && (
              <Button onClick={() => setAdding(true)}>
                <Plus />
                {t('addByHand')}
              </Button>
            )}
            <Link
              to="/searches/$searchId"
              params={{ searchId }}
              className={buttonStyles({ variant: 'quiet' })}
            >
              {t('openSearch')}
              <ArrowUpRight />
            </Link>
          </div>
        </div>
      </header>
      <Tabs
        label={t('search')}
        value={tab}
        tabs={[
          { value: 'candidates', label: t('tabs.candidates') },
          { value: 'call', label: t('tabs.call') },
        ]}
        onChange={setTab}
        className="flex flex-1 flex-col [&>[role=tablist]]:bg-surface [&>[role=tablist]]:px-4 md:[&>[role=tablist]]:px-6"
      >
        <TabPanel value="candidates" className="flex-1 px-4 py-4 md:px-6">
          <Candidates path={path} searchType={search.searchType} mayAdd={mayAdd} />
        </TabPanel>
        <TabPanel value="call" className="flex-1 px-4 py-4 md:px-6">
          <CallPanel path={path} contactId={contactId} isOpen={isOpen} onContact={onContact} />
        </TabPanel>
      </Tabs>
      <ContactDialog
        path={path}
        entityName={search.search.records[0]?.entityName ?? ''}
        open={isAdding}
        onOpenChange={setAdding}
      />
    </div>
  );
}
