import type { WorkItem } from '@credence/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { answered, operations } from '../../api/client.ts';
import { giveToSearch, MAIL_KEY } from '../../api/mail.ts';
import { WAITING_KEY } from '../../api/waiting.ts';
import { searchKey } from '../../api/work.ts';
import { RequestError } from '../../components/request-error.tsx';
import { SlaTime } from '../../components/time.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DialogActions } from '../../components/ui/dialog.tsx';
import { Field, Input } from '../../components/ui/field.tsx';
import { say } from '../../components/ui/toast.ts';
import { cn } from '../../lib/cn.ts';
import { useTexts } from '../../texts/use-texts.tsx';

const SHORTEST_WORDS = 2;
const MOST = 8;

interface AssignFormProps {
  messageId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Finds the search that a message belongs to, by the applicant's name or an id, among those that go on. */
export function AssignForm({ messageId, onDone, onClose }: AssignFormProps) {
  const { t } = useTexts('mail', 'common');
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const [chosen, choose] = useState<string | null>(null);
  const q = useDeferredValue(words.trim());
  const found = useQuery({
    queryKey: ['to-assign', q],
    queryFn: () => answered(operations.work.list({ query: { q, searchStatus: 'IN_PROGRESS', limit: MOST } })),
    enabled: q.length >= SHORTEST_WORDS,
  });
  const give = useMutation({
    mutationFn: (searchId: string) => giveToSearch(messageId, searchId),
    onSuccess: async ({ searchId }) => {
      say(t('assign.done'));
      onDone();
      await queries.invalidateQueries({ queryKey: WAITING_KEY });
      await queries.invalidateQueries({ queryKey: MAIL_KEY });
      await queries.invalidateQueries({ queryKey: searchKey(searchId) });
    },
  });
  const items = found.data?.data ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) give.mutate(chosen);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t('assign.words')} hint={t('assign.wordsHint')}>
        <Input value={words} onValueChange={setWords} type="search" autoFocus maxLength={200} />
      </Field>
      <div aria-live="polite">
        {found.data && items.length === 0 && <p className="text-muted">{t('assign.none')}</p>}
        {found.error && <RequestError error={found.error} />}
      </div>
      {items.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-xs font-medium">{t('assign.searches')}</legend>
          <div className="flex flex-col divide-y rounded-md border">
            {items.map((item) => (
              <Choice
                key={item.id}
                item={item}
                isChosen={item.id === chosen}
                onChoose={() => choose(item.id)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <RequestError error={give.error} />
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={give.isPending || !items.some(({ id }) => id === chosen)}
        >
          {t('assign.action')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface ChoiceProps {
  item: WorkItem;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ item, isChosen, onChoose }: ChoiceProps) {
  const { t } = useTexts('common');
  const { applicant, entityNames, externalSearchId, searchType, slaAt } = item;
  return (
    <label
      className={cn(
        'flex cursor-pointer items-center gap-3 px-3 py-2 hover:bg-hover',
        isChosen && 'bg-selected',
      )}
    >
      <input type="radio" name="search" checked={isChosen} onChange={onChoose} className="accent-accent" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          {applicant.lastName}, {applicant.firstName}
        </span>
        <span className="block truncate text-xs text-muted">
          {[...entityNames, t(`searchTypes.${searchType}`), externalSearchId].filter(Boolean).join(' · ')}
        </span>
      </span>
      <SlaTime at={slaAt} />
    </label>
  );
}
