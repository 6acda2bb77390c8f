import type { Candidate } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, ExternalLink } from 'lucide-react';
import { answered, api } from '../../../api/client.ts';
import type { SearchPath } from '../../../api/search.ts';
import { searchKey, WORK_KEY } from '../../../api/work.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { say, sayFailure } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

interface CandidateCardProps {
  path: SearchPath;
  entityName: string;
  candidate: Candidate;
  mayAdd: boolean;
}

const SOURCES = [
  'referral',
  'directory',
  'website',
  'institution_list',
  'vendor_list',
  'research_provider',
] as const;

export function CandidateCard({ path, entityName, candidate, mayAdd }: CandidateCardProps) {
  const { t } = useTexts('desk');
  const queries = useQueryClient();
  const { name, title, location, confidence, contactMethods, evidence } = candidate;
  const accept = useMutation({
    mutationFn: () =>
      answered(
        api.contacts.add({
          params: path,
          body: { name, entityName, location, confidence, contactMethods, ...(title && { title }) },
        }),
      ),
    onSuccess: ({ queuedCount }) =>
      say(queuedCount > 0 ? t('candidates.asked', { count: queuedCount }) : t('candidates.added')),
    onError: (error) => sayFailure(t('candidates.notAdded'), error),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: searchKey(path.searchId) }),
        queries.invalidateQueries({ queryKey: WORK_KEY }),
      ]),
  });
  const source = SOURCES.find((known) => known === candidate.source);
  return (
    <li className="flex flex-wrap gap-3 px-4 py-3 sm:flex-nowrap">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {title && <span className="text-muted">{title}</span>}
          <Badge>{source ? t(`sources.${source}`) : candidate.source}</Badge>
          <span className="text-xs text-muted tabular-nums">
            {t('candidates.sure', { percent: Math.round(confidence * 100) })}
          </span>
        </p>
        <ul className="mt-0.5 flex flex-wrap gap-x-4 wrap-anywhere">
          {contactMethods.map(({ email, phone, fax }) => (
            <li key={[email, phone, fax].join()} className="flex flex-wrap gap-x-3">
              {email && <span>{email}</span>}
              {phone && <a href={`tel:${phone}`}>{phone}</a>}
              {fax && <span>{t('candidates.fax', { number: fax })}</span>}
            </li>
          ))}
        </ul>
        {evidence && (
          <figure className="mt-1.5 border-l-2 pl-3 text-muted">
            <blockquote className="line-clamp-3 wrap-anywhere">{evidence.words}</blockquote>
            <figcaption className="text-xs">
              <a
                href={evidence.url}
                target="_blank"
                rel="noopener noreferrer"
                className="wrap-anywhere underline"
              >
                {evidence.url} <ExternalLink aria-hidden className="inline size-3" />
                <span className="sr-only">{t('candidates.newTab')}</span>
              </a>
            </figcaption>
          </figure>
        )}
      </div>
      {mayAdd && (
        <Button
          className="self-start"
          disabled={accept.isPending || accept.isSuccess}
          aria-label={t('candidates.acceptName', { name })}
          onClick={() => accept.mutate()}
        >
          <Check />
          {t('candidates.accept')}
        </Button>
      )}
    </li>
  );
}
