import type { CallSheet } from '@credence/contract';
import { Field, Input, Textarea } from '../../../components/ui/field.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import { CallBackField } from './call-back-field.tsx';
import type { CallDraft } from './call-draft.ts';

interface OtherFieldsProps {
  sheet: CallSheet;
  draft: CallDraft;
  onChange: (change: Partial<CallDraft>) => void;
}

/** What belongs to an outcome that is no answer claim by claim. */
export function OtherFields({ sheet, draft, onChange }: OtherFieldsProps) {
  const { t } = useTexts('desk');
  const { outcome, referral } = draft;
  if (outcome === 'WRONG_PERSON') {
    const field = (name: keyof CallDraft['referral']) => ({
      value: referral[name],
      onValueChange: (value: string) => onChange({ referral: { ...referral, [name]: value } }),
      maxLength: 200,
    });
    return (
      <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
        <legend className="mb-1 font-medium">{t('form.referral')}</legend>
        <Field label={t('form.name')}>
          <Input {...field('name')} />
        </Field>
        <Field label={t('form.role')}>
          <Input {...field('title')} />
        </Field>
        <Field label={t('form.email')}>
          <Input {...field('email')} type="email" />
        </Field>
        <Field label={t('form.phone')}>
          <Input {...field('phone')} type="tel" />
        </Field>
      </fieldset>
    );
  }
  if (outcome === 'THIRD_PARTY') {
    return (
      <>
        <Field label={t('form.vendor')} hint={t('form.vendorHint')}>
          <Input
            value={draft.vendor}
            onValueChange={(vendor) => onChange({ vendor })}
            list="vendors"
            maxLength={200}
          />
        </Field>
        <datalist id="vendors">
          {sheet.vendors.map(({ code, label }) => (
            <option key={code} value={label} />
          ))}
        </datalist>
        <Field label={t('form.vendorNote')} hint={t('form.vendorNoteHint')}>
          <Textarea
            value={draft.vendorNote}
            onChange={(event) => onChange({ vendorNote: event.target.value })}
            maxLength={10_000}
            rows={2}
          />
        </Field>
      </>
    );
  }
  if (outcome === 'CALL_BACK') {
    return <CallBackField sheet={sheet} draft={draft} onChange={(callBackAt) => onChange({ callBackAt })} />;
  }
  if (outcome === 'REFUSED') {
    return (
      <Switch checked={draft.doNotCall} onChange={(doNotCall) => onChange({ doNotCall })}>
        {t('form.doNotCall')}
      </Switch>
    );
  }
  return null;
}
