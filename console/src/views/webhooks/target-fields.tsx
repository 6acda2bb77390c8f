import { SEARCH_TYPES, TARGET_PLACES, WEBHOOK_EVENTS } from '@credence/contract';
import { Trash2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Field, Input, NativeSelect } from '../../components/ui/field.tsx';
import { ChoicesField } from '../../forms/choices-field.tsx';
import { problemAt, problemIn } from '../../forms/problems.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { type TypedTarget, WAYS, type Way } from './edit-state.ts';
import { TargetHeaders } from './target-headers.tsx';

interface TargetFieldsProps {
  target: TypedTarget;
  number: number;
  path: string;
  problems: readonly string[];
  onChange: (target: TypedTarget) => void;
  onRemove: () => void;
}

/** One target of the organization's webhooks. */
export function TargetFields({ target, number, path, problems, onChange, onRemove }: TargetFieldsProps) {
  const { t } = useTexts('webhooks', 'common');
  const change = (part: Partial<TypedTarget>) => onChange({ ...target, ...part });
  const at = (field: string) => problemAt(problems, `${path}.${field}`);
  const title = t('target', { number });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-md border p-3">
      <legend className="contents">
        <span className="flex items-center justify-between font-medium">
          {title}
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('removeTarget', { target: title })}
            onClick={onRemove}
          >
            <Trash2 />
          </Button>
        </span>
      </legend>
      <div className="grid items-start gap-3 sm:grid-cols-[2fr_1fr]">
        <Field label={t('url')} hint={t('urlHint')} problem={at('url')}>
          <Input
            value={target.url}
            maxLength={2_048}
            autoComplete="off"
            placeholder="https://"
            className="font-mono text-xs"
            onChange={({ target: { value } }) => change({ url: value })}
          />
        </Field>
        <Field label={t('place')} problem={at('place')}>
          <NativeSelect
            value={target.place}
            onChange={({ target: { value } }) =>
              change({ place: TARGET_PLACES.find((place) => place === value) ?? 'FALLBACK' })
            }
          >
            {TARGET_PLACES.map((place) => (
              <option key={place} value={place}>
                {place === 'FALLBACK' ? t('fallback') : t(`common:searchTypes.${place}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <ChoicesField
        label={t('onlyEvents')}
        hint={t('allWhereNone')}
        problem={problemIn(problems, `${path}.events`)}
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: value }))}
        chosen={target.events}
        onChange={(chosen) => change({ events: WEBHOOK_EVENTS.filter((name) => chosen.includes(name)) })}
      />
      {target.place === 'FALLBACK' && (
        <ChoicesField
          label={t('onlySearches')}
          hint={t('allWhereNone')}
          problem={problemIn(problems, `${path}.searchTypes`)}
          options={SEARCH_TYPES.map((value) => ({ value, label: t(`common:searchTypes.${value}`) }))}
          chosen={target.searchTypes}
          onChange={(chosen) => change({ searchTypes: SEARCH_TYPES.filter((name) => chosen.includes(name)) })}
        />
      )}
      <TargetHeaders
        headers={target.headers}
        path={`${path}.headers`}
        problems={problems}
        onChange={(headers) => change({ headers })}
      />
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <WayField
          label={t('basicAuth')}
          way={target.basicAuth}
          mayKeep={target.hasBasicAuth}
          problem={at('basicAuth')}
          onChange={(basicAuth) => change({ basicAuth })}
        />
        {target.basicAuth === 'SET' && (
          <>
            <Field label={t('username')} problem={at('basicAuth.username')}>
              <Input
                value={target.username}
                autoComplete="off"
                onChange={({ target: { value } }) => change({ username: value })}
              />
            </Field>
            <Field label={t('password')} problem={at('basicAuth.password')}>
              <Input
                type="password"
                autoComplete="new-password"
                value={target.password}
                onChange={({ target: { value } }) => change({ password: value })}
              />
            </Field>
          </>
        )}
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <WayField
          label={t('ownSecret')}
          way={target.secretWay}
          mayKeep={target.hasSecret}
          problem={target.secretWay === 'SET' ? null : at('secret')}
          onChange={(secretWay) => change({ secretWay })}
        />
        {target.secretWay === 'SET' && (
          <Field
            label={t('newSecretValue')}
            hint={t('newSecretHint')}
            problem={at('secret')}
            className="sm:col-span-2"
          >
            <Input
              type="password"
              autoComplete="new-password"
              value={target.secret}
              maxLength={512}
              onChange={({ target: { value } }) => change({ secret: value })}
            />
          </Field>
        )}
      </div>
    </fieldset>
  );
}

interface WayFieldProps {
  label: string;
  way: Way;
  mayKeep: boolean;
  problem: string | null;
  onChange: (way: Way) => void;
}

/** What becomes of something that is never shown: it stays, is given anew, or goes. */
function WayField({ label, way, mayKeep, problem, onChange }: WayFieldProps) {
  const { t } = useTexts('webhooks');
  return (
    <Field label={label} problem={problem}>
      <NativeSelect
        value={way}
        onChange={({ target: { value } }) => onChange(WAYS.find((one) => one === value) ?? 'NONE')}
      >
        {WAYS.filter((one) => one !== 'KEEP' || mayKeep).map((one) => (
          <option key={one} value={one}>
            {t(`ways.${one}`)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
