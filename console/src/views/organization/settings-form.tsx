import type { OrganizationRead } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { organizationQuery, updateOrganization } from '../../api/organization.ts';
import { useAllowed } from '../../api/session.ts';
import { Changed } from '../../components/changed.tsx';
import { Panel } from '../../components/panel.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field, Input, NativeSelect, Textarea } from '../../components/ui/field.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { say, sayFailure } from '../../components/ui/toast.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { LogoField } from './logo-field.tsx';
import { Preview } from './preview.tsx';
import { changeOf, type Settings, typedSettings } from './settings.ts';

const RELEASE_WAYS = ['ATTACH', 'LINK', 'NONE'] as const;

type TextSetting = Exclude<keyof Settings, 'askWithoutRelease' | 'logo'>;

export function SettingsForm({ organization }: { organization: OrganizationRead }) {
  const { t } = useTexts('organization', 'common');
  const queries = useQueryClient();
  const mayChange = useAllowed()('organization:write');
  // What is sent is held against what was shown, also where it was read anew since.
  const [shown, show] = useState(organization);
  const [settings, change] = useState(() => typedSettings(organization));
  const showAnew = (read: OrganizationRead) => {
    show(read);
    change(typedSettings(read));
  };
  const save = useMutation({
    mutationFn: () => updateOrganization(changeOf(settings, shown.version)),
    onSuccess: (saved) => {
      queries.setQueryData(organizationQuery.queryKey, saved);
      showAnew(saved);
      say(t('saved'));
    },
    onError: (error) => {
      if (statusOf(error) !== 400 && statusOf(error) !== 409) sayFailure(t('notSaved'), error);
    },
  });
  const readAnew = async () => {
    showAnew(await queries.fetchQuery({ ...organizationQuery, staleTime: 0 }));
    save.reset();
  };
  const problems = save.error instanceof ApiError && statusOf(save.error) === 400 ? save.error.messages : [];
  const problemOf = (field: string) =>
    problems.find((problem) => problem.split(' ', 1)[0]?.split('.').includes(field)) ?? null;
  const bound = (field: TextSetting) => ({
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
        <h3 className="mt-2 font-medium">{t('calendar')}</h3>
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
        <h3 className="mt-2 font-medium">{t('release')}</h3>
        <Field label={t('releaseDelivery')} problem={problemOf('releaseDelivery')}>
          <NativeSelect {...bound('releaseDelivery')}>
            {RELEASE_WAYS.map((way) => (
              <option key={way} value={way}>
                {t(`releases.${way}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Switch
          checked={settings.askWithoutRelease}
          disabled={!mayChange}
          onChange={(askWithoutRelease) => change({ ...settings, askWithoutRelease })}
        >
          {t('withoutRelease')}
        </Switch>
        <h3 className="mt-2 font-medium">{t('branding')}</h3>
        <LogoField
          value={settings.logo}
          problem={problemOf('logo')}
          disabled={!mayChange}
          onChange={(logo) => change({ ...settings, logo })}
        />
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
        <Preview settings={settings} logo={settings.logo} />
        {statusOf(save.error) === 409 && <Changed onRead={() => void readAnew()} />}
        {mayChange && (
          <Button type="submit" variant="primary" className="self-end" disabled={save.isPending}>
            {t('common:save')}
          </Button>
        )}
      </form>
    </Panel>
  );
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;
