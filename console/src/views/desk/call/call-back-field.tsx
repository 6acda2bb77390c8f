import type { CallSheet } from '@credence/contract';
import { Field, Input } from '../../../components/ui/field.tsx';
import { exactTime } from '../../../lib/times.ts';
import { useNow } from '../../../lib/use-now.ts';
import { instantAt, localTime } from '../../../lib/zoned.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { type CallDraft, zoneOfCall } from './call-draft.ts';

interface CallBackFieldProps {
  sheet: CallSheet;
  draft: CallDraft;
  onChange: (callBackAt: string) => void;
}

/** When they want to be called, as they say it: on their own clock. */
export function CallBackField({ sheet, draft, onChange }: CallBackFieldProps) {
  const { t, language } = useTexts('desk');
  const timeZone = zoneOfCall(draft, sheet);
  const at = instantAt(draft.callBackAt, timeZone);
  const here = at && t('form.callBackHere', { time: exactTime(at.toISOString(), language) });
  return (
    <Field
      label={t('form.callBackAt')}
      hint={[t('form.callBackHint', { zone: timeZone }), here].filter(Boolean).join(' ')}
    >
      <Input
        type="datetime-local"
        value={draft.callBackAt}
        min={localTime(new Date(useNow()), timeZone)}
        onValueChange={onChange}
        required
      />
    </Field>
  );
}
