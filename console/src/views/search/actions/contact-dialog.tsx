import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { named } from '../../../api/api-error.ts';
import { answered, api } from '../../../api/client.ts';
import type { SearchPath } from '../../../api/search.ts';
import { searchKey } from '../../../api/work.ts';
import { RequestError } from '../../../components/request-error.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../../components/ui/dialog.tsx';
import { Field, Input } from '../../../components/ui/field.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { say, sayFailure } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

interface ContactDialogProps {
  path: SearchPath;
  entityName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds a contact that a person found. */
export function ContactDialog({ open, onOpenChange, ...form }: ContactDialogProps) {
  const { t } = useTexts('search');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('contacts.add')}
      description={t('addContact.what')}
    >
      <ContactForm {...form} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

const EMPTY = { name: '', title: '', location: '', email: '', phone: '', fax: '', source: '' };

const FIELDS = [...(Object.keys(EMPTY) as (keyof typeof EMPTY)[]), 'entityName' as const];

function ContactForm({
  path,
  entityName,
  onClose,
}: {
  path: SearchPath;
  entityName: string;
  onClose: () => void;
}) {
  const { t } = useTexts('search', 'common');
  const queries = useQueryClient();
  const [values, setValues] = useState({ ...EMPTY, entityName });
  const [asksNow, setAsksNow] = useState(true);
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onValueChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  const add = useMutation({
    mutationFn: () => answered(api.contacts.add({ params: path, body: contactOf(values, asksNow) })),
    onSuccess: ({ queuedCount, reason }) => {
      if (queuedCount > 0) say(t('contacts.asked', { count: queuedCount }));
      else if (asksNow && reason) sayFailure(t('addContact.notAsked'), new Error(reason));
      else say(t('addContact.done'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: searchKey(path.searchId) }),
  });
  const labelOf = (path: string) => {
    const field = path.split('.').at(-1);
    const known = FIELDS.find((name) => name === field);
    return known && t(`addContact.${known}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  const hasMethod = Boolean(values.email || values.phone || values.fax);
  return (
    <form onSubmit={submit} className="grid gap-3 sm:grid-cols-2">
      <Field label={t('addContact.name')}>
        <Input {...field('name')} required maxLength={200} />
      </Field>
      <Field label={t('addContact.title')}>
        <Input {...field('title')} maxLength={200} />
      </Field>
      <Field label={t('addContact.entityName')}>
        <Input {...field('entityName')} required maxLength={200} />
      </Field>
      <Field label={t('addContact.location')}>
        <Input {...field('location')} required maxLength={200} placeholder="Austin, TX" />
      </Field>
      <Field label={t('addContact.email')}>
        <Input {...field('email')} type="email" />
      </Field>
      <Field label={t('addContact.phone')}>
        <Input {...field('phone')} type="tel" />
      </Field>
      <Field label={t('addContact.fax')}>
        <Input {...field('fax')} type="tel" />
      </Field>
      <Field label={t('addContact.source')} hint={t('addContact.sourceHint')}>
        <Input {...field('source')} required maxLength={200} />
      </Field>
      <div className="sm:col-span-2">
        <Switch checked={asksNow} onChange={setAsksNow}>
          {t('addContact.now')}
        </Switch>
      </div>
      <div className="sm:col-span-2">
        <RequestError error={add.error && named(add.error, labelOf)} />
      </div>
      <div className="sm:col-span-2">
        <DialogActions>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="primary" disabled={add.isPending || !hasMethod}>
            {t('contacts.add')}
          </Button>
        </DialogActions>
      </div>
    </form>
  );
}

function contactOf(values: typeof EMPTY & { entityName: string }, executeOutboundImmediately: boolean) {
  const { name, title, entityName, location, email, phone, fax, source } = values;
  const method = { ...(email && { email }), ...(phone && { phone }), ...(fax && { fax }) };
  // A person found it and says where: nothing is surer but an answer.
  const confidence = 0.9;
  return {
    name,
    entityName,
    location,
    confidence,
    executeOutboundImmediately,
    ...(title && { title }),
    contactMethods: [{ ...method, confidence, source }],
  };
}
