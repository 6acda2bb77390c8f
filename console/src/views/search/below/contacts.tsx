import type { Contact } from '@credence/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus, UserSearch } from 'lucide-react';
import { contactsQuery, type SearchPath } from '../../../api/search.ts';
import { useAllowed } from '../../../api/session.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SkeletonRows } from '../../../components/ui/skeleton.tsx';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { ContactActions } from './contact-actions.tsx';

interface ContactsProps {
  path: SearchPath;
  isOpen: boolean;
  onAdd: () => void;
}

/** Whom to ask, the most trusted first, each with where it was found. */
export function Contacts({ path, isOpen, onAdd }: ContactsProps) {
  const { t } = useTexts('search');
  const mayChange = useAllowed()('contacts:write') && isOpen;
  const { data, error, refetch } = useQuery(contactsQuery(path));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} className="mx-4 mt-3" />;
  const add = mayChange && (
    <Button onClick={onAdd}>
      <Plus />
      {t('contacts.add')}
    </Button>
  );
  if (data.length === 0) {
    return (
      <EmptyState icon={UserSearch} title={t('contacts.none')} action={add}>
        {t('contacts.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y">
        {data.map((contact) => (
          <li
            key={contact.id}
            className={cn('flex gap-3 px-4 py-2.5', contact.status === 'REMOVED' && 'text-muted')}
          >
            <ContactDetails contact={contact} />
            {mayChange && contact.status === 'ACTIVE' && <ContactActions path={path} contact={contact} />}
          </li>
        ))}
      </ul>
      {add && <div className="border-t px-4 py-2.5">{add}</div>}
    </>
  );
}

function ContactDetails({ contact }: { contact: Contact }) {
  const { t } = useTexts('search');
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{contact.name}</span>
        {contact.title && <span className="text-muted">{contact.title}</span>}
        {contact.status === 'REMOVED' && <Badge>{t('contacts.removed')}</Badge>}
        {contact.accuracyStatus && (
          <Badge tone={contact.accuracyStatus === 'ACCURATE' ? 'good' : 'bad'}>
            {t(`accuracy.${contact.accuracyStatus}`)}
          </Badge>
        )}
      </p>
      <ul className="mt-0.5">
        {contact.contactMethods.map(({ email, phone, fax, source, confidence }) => (
          <li
            key={[email, phone, fax].join()}
            className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere"
          >
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && <a href={`tel:${phone}`}>{phone}</a>}
            {fax && <span>{t('contacts.fax', { number: fax })}</span>}
            <span className="text-xs text-muted">
              {t('contacts.source', { source, percent: Math.round(confidence * 100) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">
        {contact.entityName} · {contact.location}
      </p>
    </div>
  );
}
