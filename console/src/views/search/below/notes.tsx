import { MAX_NOTE } from '@credence/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { answered, operations } from '../../../api/client.ts';
import { notesQuery } from '../../../api/search.ts';
import { useAllowed } from '../../../api/session.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { Failure } from '../../../components/failure.tsx';
import { RelativeTime } from '../../../components/time.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field, Textarea } from '../../../components/ui/field.tsx';
import { sayFailure } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

/** What colleagues wrote for each other; contacts and clients never see it. */
export function Notes({ searchId }: { searchId: string }) {
  const { t } = useTexts('search');
  const allows = useAllowed();
  const { data, error, refetch } = useQuery(notesQuery(searchId));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-3 px-4 py-3">
      {data?.length === 0 && <p className="text-muted">{t('notes.none')}</p>}
      {data?.map(({ id, author, text, createdAt }) => (
        <div key={id} className="flex gap-2">
          <Avatar name={author?.name ?? ''} />
          <div className="min-w-0 flex-1">
            <p className="text-xs text-muted">
              <span className="font-medium text-ink">{author?.name ?? t('notes.unknown')}</span> ·{' '}
              <RelativeTime isExact at={createdAt} />
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          </div>
        </div>
      ))}
      {allows('notes:write') && <AddNote searchId={searchId} />}
    </div>
  );
}

/** Notes that are not finished, by their search: another tab or search takes nothing of them away. */
const drafts = new Map<string, string>();

function AddNote({ searchId }: { searchId: string }) {
  const { t } = useTexts('search');
  const queries = useQueryClient();
  const [text, setText] = useState(drafts.get(searchId) ?? '');
  const write = (words: string) => {
    drafts.set(searchId, words);
    setText(words);
  };
  const add = useMutation({
    mutationFn: () => answered(operations.notes.add({ params: { searchId }, body: { text: text.trim() } })),
    onSuccess: async () => {
      write('');
      await queries.invalidateQueries(notesQuery(searchId));
    },
    onError: (error) => sayFailure(t('notes.failed'), error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 print:hidden">
      <Field label={t('notes.label')} hint={t('notes.hint')}>
        <Textarea
          value={text}
          onChange={(event) => write(event.target.value)}
          maxLength={MAX_NOTE}
          rows={2}
        />
      </Field>
      <Button type="submit" className="self-start" disabled={add.isPending || text.trim() === ''}>
        {t('notes.add')}
      </Button>
    </form>
  );
}
