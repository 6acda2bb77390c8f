import type { WebhookSettings } from '@credence/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { replaceSettings, settingsQuery, TARGETS_KEY } from '../../api/webhooks.ts';
import { Changed } from '../../components/changed.tsx';
import { Loading } from '../../components/loading.tsx';
import { Panel } from '../../components/panel.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field, Input } from '../../components/ui/field.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { say, sayFailure } from '../../components/ui/toast.ts';
import { problemAt } from '../../forms/problems.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { newTarget, type TypedSettings, typedOf, updateOf } from './edit-state.ts';
import { TargetFields } from './target-fields.tsx';

/** Where the organization's events go, to be changed. What is secret is never shown, and kept unless it is given anew. */
export function Editor({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('webhooks');
  const settings = useQuery(settingsQuery);
  return (
    <Panel title={t('edit')} hint={t('editHint')}>
      <Loading of={settings} rows={4} />
      {settings.data && <Form settings={settings.data} onClose={onClose} />}
    </Panel>
  );
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;

function Form({ settings, onClose }: { settings: WebhookSettings; onClose: () => void }) {
  const { t } = useTexts('webhooks', 'common');
  const queries = useQueryClient();
  const [typed, type] = useState<TypedSettings>(() => typedOf(settings));
  const { targets } = typed;
  const save = useMutation({
    mutationFn: () => replaceSettings(updateOf(typed)),
    onSuccess: async () => {
      say(t('saved'));
      await queries.invalidateQueries({ queryKey: TARGETS_KEY });
      onClose();
    },
    onError: (error) => {
      if (statusOf(error) !== 400 && statusOf(error) !== 409) sayFailure(t('notSaved'), error);
    },
  });
  const readAnew = async () => {
    type(typedOf(await queries.fetchQuery(settingsQuery)));
    save.reset();
  };
  const problems = save.error instanceof ApiError && statusOf(save.error) === 400 ? save.error.messages : [];
  const together = problemAt(problems, 'targets');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Switch checked={typed.enabled} onChange={(enabled) => type({ ...typed, enabled })}>
        {t('enabledSwitch')}
      </Switch>
      <Field
        label={t('retryAttempts')}
        hint={t('retryAttemptsHint')}
        problem={problemAt(problems, 'retryAttempts')}
      >
        <Input
          type="number"
          min={0}
          max={10}
          className="w-24"
          value={typed.retryAttempts}
          onChange={({ target }) => type({ ...typed, retryAttempts: target.value })}
        />
      </Field>
      {targets.map((target, index) => (
        <TargetFields
          key={target.id}
          target={target}
          number={index + 1}
          path={`targets.${index}`}
          problems={problems}
          onChange={(changed) => type({ ...typed, targets: targets.with(index, changed) })}
          onRemove={() => type({ ...typed, targets: targets.toSpliced(index, 1) })}
        />
      ))}
      {together && <p className="text-xs text-bad">{together}</p>}
      <Button className="self-start" onClick={() => type({ ...typed, targets: [...targets, newTarget()] })}>
        <Plus />
        {t('addTarget')}
      </Button>
      {problems.length > 0 && (
        <p role="alert" className="text-bad">
          {t('wrong', { count: problems.length })}
        </p>
      )}
      {statusOf(save.error) === 409 && <Changed onRead={() => void readAnew()} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="primary" disabled={save.isPending}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  );
}
