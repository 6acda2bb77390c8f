import type { CandidateSource } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookOpen, ExternalLink } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { askForWebsite, candidatesQuery } from '../../../api/desk.ts';
import type { SearchPath } from '../../../api/search.ts';
import { RequestError } from '../../../components/request-error.tsx';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field, Input } from '../../../components/ui/field.tsx';
import { say } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

interface WebsitesProps {
  path: SearchPath;
  source: CandidateSource;
  mayAsk: boolean;
}

const TONES: Record<CandidateSource['websites'][number]['state'], Tone> = {
  UNREAD: 'neutral',
  READING: 'info',
  READ: 'good',
  UNREADABLE: 'warn',
};

/** The websites of an employer or school, each to be opened, or to be read by the service for whom to ask. */
export function Websites({ path, source, mayAsk }: WebsitesProps) {
  const { t } = useTexts('desk');
  const queries = useQueryClient();
  const [named, setNamed] = useState('');
  const ask = useMutation({
    mutationFn: (website: string) => askForWebsite(path.searchId, website),
    onSuccess: () => {
      say(t('websites.asked'));
      setNamed('');
    },
    onSettled: () => queries.invalidateQueries(candidatesQuery(path.searchId)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate(named.trim());
  };
  return (
    <div className="flex flex-col gap-2 border-t px-4 py-3">
      {source.websites.length > 0 && (
        <ul className="flex flex-col gap-1.5" aria-label={t('websites.title')}>
          {source.websites.map(({ website, state }) => (
            <li key={website} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <a href={website} target="_blank" rel="noopener noreferrer" className="wrap-anywhere underline">
                {website} <ExternalLink aria-hidden className="inline size-3" />
                <span className="sr-only">{t('candidates.newTab')}</span>
              </a>
              <Badge tone={TONES[state]}>{t(`websites.${state}`)}</Badge>
              {mayAsk && state === 'UNREAD' && (
                <Button size="sm" disabled={ask.isPending} onClick={() => ask.mutate(website)}>
                  <BookOpen />
                  {t('websites.read')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAsk && (
        <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <Field
            label={t('websites.name')}
            hint={t('websites.hint')}
            className="flex-1 basis-full sm:basis-0"
          >
            <Input
              value={named}
              onValueChange={setNamed}
              inputMode="url"
              placeholder="www.example.com"
              maxLength={2_048}
            />
          </Field>
          <Button type="submit" className="sm:mb-5" disabled={ask.isPending || named.trim().length < 4}>
            <BookOpen />
            {t('websites.read')}
          </Button>
        </form>
      )}
      <RequestError error={ask.error} />
    </div>
  );
}
