import { useQuery } from '@tanstack/react-query';
import { PhoneOff } from 'lucide-react';
import { callQuery } from '../../../api/desk.ts';
import { contactsQuery, type SearchPath } from '../../../api/search.ts';
import { useAllowed } from '../../../api/session.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { CallForm } from './call-form.tsx';
import { CallNumbers } from './call-numbers.tsx';
import { CallScript } from './call-script.tsx';

interface CallPanelProps {
  path: SearchPath;
  contactId: string | undefined;
  isOpen: boolean;
  onContact: (contactId: string | undefined) => void;
}

/** The contacts of a search who have a telephone, and the call to one of them. */
export function CallPanel({ path, contactId, isOpen, onContact }: CallPanelProps) {
  const { t } = useTexts('desk');
  const { data, error, refetch } = useQuery(contactsQuery(path));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  const callable = data.filter(
    ({ status, contactMethods }) => status === 'ACTIVE' && contactMethods.some(({ phone }) => phone),
  );
  const chosen = callable.find(({ id }) => id === contactId) ?? callable[0];
  if (!chosen) {
    return (
      <EmptyState icon={PhoneOff} title={t('call.none')}>
        {t('call.noneText')}
      </EmptyState>
    );
  }
  return (
    <div className="flex max-w-5xl flex-col gap-4">
      {callable.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-xs font-medium text-muted">{t('call.whom')}</legend>
          {callable.map((contact) => (
            <label
              key={contact.id}
              className={cn(
                'flex min-h-8 cursor-pointer items-center gap-2 rounded-md border px-3 py-1 hover:bg-hover',
                'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
                contact.id === chosen.id ? 'border-accent bg-selected' : 'bg-surface',
              )}
            >
              <input
                type="radio"
                name="contact"
                className="accent-accent"
                checked={contact.id === chosen.id}
                onChange={() => onContact(contact.id)}
              />
              <span className="wrap-anywhere">
                {contact.name} <span className="text-muted">· {contact.entityName}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Call key={chosen.id} searchId={path.searchId} contactId={chosen.id} isOpen={isOpen} />
    </div>
  );
}

function Call({ isOpen, ...params }: { searchId: string; contactId: string; isOpen: boolean }) {
  const mayRecord = useAllowed()('calls:write') && isOpen;
  const { data: sheet, error, refetch } = useQuery(callQuery(params));
  if (error && !sheet) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!sheet) return <Skeleton className="h-64" />;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <CallNumbers sheet={sheet} />
        <CallScript sheet={sheet} />
      </div>
      {mayRecord && <CallForm sheet={sheet} />}
    </div>
  );
}
