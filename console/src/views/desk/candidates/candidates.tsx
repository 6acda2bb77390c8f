import type { CandidateSource, WorkSearch } from '@credence/contract';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Info, UserSearch } from 'lucide-react';
import { candidatesQuery } from '../../../api/desk.ts';
import type { SearchPath } from '../../../api/search.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { buttonStyles } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { Websites } from './websites.tsx';

interface CandidatesProps {
  path: SearchPath;
  searchType: WorkSearch['searchType'];
  mayAdd: boolean;
}

/** Whom the search could ask, for each employer or school, and where else to look. */
export function Candidates({ path, searchType, mayAdd }: CandidatesProps) {
  const { t } = useTexts('desk');
  const { data, error, refetch } = useQuery({
    ...candidatesQuery(path.searchId),
    // The worker tells of a website that it has read; who missed that is not left waiting.
    refetchInterval: ({ state }) => (isReading(state.data) ? 5_000 : false),
  });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  if (data.length === 0) {
    return (
      <EmptyState icon={UserSearch} title={t('candidates.unnamed')}>
        {t('candidates.unnamedText')}
      </EmptyState>
    );
  }
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      {data.map((source) => (
        <Source key={source.record} path={path} searchType={searchType} source={source} mayAdd={mayAdd} />
      ))}
    </div>
  );
}

const isReading = (sources: readonly CandidateSource[] | undefined): boolean =>
  sources?.some(({ websites }) => websites.some(({ state }) => state === 'READING')) ?? false;

function Source({
  path,
  searchType,
  source,
  mayAdd,
}: Omit<CandidatesProps, 'path'> & { path: SearchPath; source: CandidateSource }) {
  const { t } = useTexts('desk');
  const { entityName, location, candidates, leftOut, vendors, notes } = source;
  return (
    <section aria-label={entityName} className="rounded-lg border bg-surface">
      <header className="flex flex-wrap items-start justify-between gap-2 border-b px-4 py-3">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{entityName}</h3>
          <p className="text-muted">{location ?? t('candidates.nowhere')}</p>
        </div>
        <a
          href={webSearch(searchType, source)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyles({ variant: 'secondary' })}
        >
          {t('candidates.web')}
          <ExternalLink aria-hidden />
          <span className="sr-only">{t('candidates.newTab')}</span>
        </a>
      </header>
      {(vendors.length > 0 || notes.length > 0) && (
        <ul className="flex flex-col gap-1.5 border-b px-4 py-3">
          {vendors.length > 0 && (
            <li className="flex flex-wrap items-center gap-1.5">
              {t('candidates.vendors')}
              {vendors.map((vendor) => (
                <Badge key={vendor} tone="info">
                  {vendor}
                </Badge>
              ))}
            </li>
          )}
          {notes.map((note) => (
            <li key={note} className="flex gap-2 wrap-anywhere">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
              {note}
            </li>
          ))}
        </ul>
      )}
      {candidates.length === 0 ? (
        <p className="px-4 py-3 text-muted">{t('candidates.none')}</p>
      ) : (
        <ul className="divide-y">
          {candidates.map((candidate) => (
            <CandidateCard
              key={[candidate.name, ...candidate.contactMethods.flatMap(Object.values)].join()}
              path={path}
              entityName={entityName}
              candidate={candidate}
              mayAdd={mayAdd}
            />
          ))}
        </ul>
      )}
      {leftOut > 0 && (
        <p className="border-t px-4 py-2 text-xs text-muted">{t('candidates.leftOut', { count: leftOut })}</p>
      )}
      <Websites path={path} source={source} mayAsk={mayAdd} />
    </section>
  );
}

const ASKED_FOR = {
  EMPLOYMENT: 'employment verification contact',
  EDUCATION: 'registrar degree verification contact',
};

/** Of the employer or school alone: no search engine learns whom this is about. */
function webSearch(searchType: WorkSearch['searchType'], { entityName, location }: CandidateSource): string {
  const words = [`"${entityName}"`, location, ASKED_FOR[searchType]].filter(Boolean).join(' ');
  return `https://duckduckgo.com/?q=${encodeURIComponent(words)}`;
}
