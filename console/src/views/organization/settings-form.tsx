import type { OrganizationRead, OrganizationUpdate } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { organizationQuery, updateOrganization } from '../../api/organization.ts';
import { useAllowed } from '../../api/session.ts';
import { Panel } from '../../components/panel.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field, Input, Textarea } from '../../components/ui/field.tsx';
import { say, sayFailure } from '../../components/ui/toast.tsx';
import { Preview } from './preview.tsx';

/** The fields as they are typed. */
export interface Settings {
  name: string;
  timeZone: string;
  closedDays: string;
  senderName: string;
  telephone: string;
  postalAddress: string;
  accentColor: string;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const typed = ({ name, timeZone, closedDays, branding }: OrganizationRead): Settings => ({
  name,
  timeZone,
  closedDays: closedDays.join('\n'),
  senderName: branding?.senderName ?? '',
  telephone: branding?.telephone ?? '',
  postalAddress: branding?.postalAddress?.join('\n') ?? '',
  accentColor: branding?.accentColor ?? '',
});

function changeOf(settings: Settings): OrganizationUpdate {
  const address = linesOf(settings.postalAddress);
  const branding = {
    ...(settings.senderName && { senderName: settings.senderName }),
    ...(settings.telephone && { telephone: settings.telephone }),
    ...(address.length > 0 && { postalAddress: address }),
    ...(settings.accentColor && { accentColor: settings.accentColor }),
  };
  return {
    name: settings.name,
    timeZone: settings.timeZone,
    closedDays: linesOf(settings.closedDays),
    branding: Object.keys(branding).length > 0 ? branding : null,
  };
}

export function SettingsForm({ organization }: { organization: OrganizationRead }) {
  const { t } = useTranslation(['organization', 'common']);
  const queries = useQueryClient();
  const mayChange = useAllowed()('organization:write');
  const [settings, change] = useState(() => typed(organization));
  const save = useMutation({
    mutationFn: () => updateOrganization(changeOf(settings)),
    onSuccess: (saved) => {
      queries.setQueryData(organizationQuery.queryKey, saved);
      change(typed(saved));
      say(t('saved'));
    },
    onError: (error) => {
      if (problemsOf(error).length === 0) sayFailure(t('notSaved'), error);
    },
  });
  const problems = problemsOf(save.error);
  const problemOf = (field: string) =>
    problems.find((problem) => problem.split(' ', 1)[0]?.split('.').includes(field)) ?? null;
  const bound = (field: keyof Settings) => ({
    value: settings[field],
    disabled: !mayChange,
    onChange: ({ target }: { target: { value: string } }) => change({ ...settings, [field]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Panel title={t('settings')} hint={mayChange ? undefined : t('readOnly')}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <Field label={t('name')} problem={problemOf('name')}>
          <Input {...bound('name')} required maxLength={200} />
        </Field>
        <Field label={t('timeZone')} hint={t('timeZoneHint')} problem={problemOf('timeZone')}>
          <Input {...bound('timeZone')} required list="time-zones" />
        </Field>
        <datalist id="time-zones">
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <Field label={t('closedDays')} hint={t('closedDaysHint')} problem={problemOf('closedDays')}>
          <Textarea {...bound('closedDays')} rows={3} placeholder="2026-12-24" />
        </Field>
        <h3 className="mt-2 font-medium">{t('branding')}</h3>
        <Field label={t('senderName')} problem={problemOf('senderName')}>
          <Input {...bound('senderName')} maxLength={70} placeholder={settings.name} />
        </Field>
        <Field label={t('telephone')} hint={t('telephoneHint')} problem={problemOf('telephone')}>
          <Input {...bound('telephone')} type="tel" maxLength={40} />
        </Field>
        <Field label={t('postalAddress')} problem={problemOf('postalAddress')}>
          <Textarea {...bound('postalAddress')} rows={3} />
        </Field>
        <Field label={t('accentColor')} hint={t('accentColorHint')} problem={problemOf('accentColor')}>
          <Input {...bound('accentColor')} placeholder="#0b5394" maxLength={7} className="w-32 font-mono" />
        </Field>
        <Preview settings={settings} logo={organization.logo} />
        {mayChange && (
          <Button type="submit" variant="primary" className="self-end" disabled={save.isPending}>
            {t('common:save')}
          </Button>
        )}
      </form>
    </Panel>
  );
}

/** What the service says of fields, where it is about these. */
const problemsOf = (error: unknown): string[] =>
  error instanceof ApiError && error.status === 400 ? error.messages : [];
