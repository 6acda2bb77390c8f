import type { CallSheet } from '@credence/contract';
import { useFieldName } from '../../../components/field-name.ts';
import { Input } from '../../../components/ui/field.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import { type CallDraft, type ClaimDraft, claimKey } from './call-draft.ts';
import { spokenValue } from './spoken-value.ts';

const ANSWERS = ['CONFIRMED', 'CORRECTED', 'UNKNOWN'] as const;

interface ClaimFieldsProps {
  sheet: CallSheet;
  claims: CallDraft['claims'];
  onChange: (claims: CallDraft['claims']) => void;
}

/** Claim by claim: right, something else, or not known. What is left alone was not spoken of. */
export function ClaimFields({ sheet, claims, onChange }: ClaimFieldsProps) {
  const set = (key: string, claim: ClaimDraft) => onChange({ ...claims, [key]: claim });
  return sheet.records.map((record) => (
    <fieldset key={record.index} className="min-w-0">
      <legend className="mb-1 font-medium">{record.title}</legend>
      <div className="flex flex-col divide-y rounded-md border">
        {record.claims.map((claim) => {
          const key = claimKey(record.index, claim.field);
          return (
            <ClaimField
              key={key}
              id={key}
              claim={claim}
              draft={claims[key] ?? { answer: null, value: '' }}
              onChange={(draft) => set(key, draft)}
            />
          );
        })}
      </div>
    </fieldset>
  ));
}

interface ClaimFieldProps {
  id: string;
  claim: CallSheet['records'][number]['claims'][number];
  draft: ClaimDraft;
  onChange: (draft: ClaimDraft) => void;
}

function ClaimField({ id, claim, draft, onChange }: ClaimFieldProps) {
  const { t, language } = useTexts('desk');
  const label = useFieldName()(claim.field);
  const mayBeOpen = claim.field === 'endDate';
  return (
    <fieldset className="min-w-0 px-3 py-2">
      <legend className="float-left mb-1 w-full">
        <span className="font-medium">{label}</span>{' '}
        <span className="text-muted wrap-anywhere">
          {claim.provided === null ? t('script.stillThere') : spokenValue(claim.provided, language)}
        </span>
      </legend>
      <div className="clear-both flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {ANSWERS.map((answer) => (
          <label key={answer} className="flex min-h-7 cursor-pointer items-center gap-1.5">
            <input
              type="radio"
              name={id}
              className="accent-accent"
              checked={draft.answer === answer}
              onChange={() => onChange({ ...draft, answer })}
            />
            {t(`answers.${answer}`)}
          </label>
        ))}
      </div>
      {draft.answer === 'CORRECTED' && (
        <Input
          className="mt-1.5"
          aria-label={t('form.value', { field: label })}
          placeholder={t(
            claim.kind === 'DATE' ? (mayBeOpen ? 'form.endHint' : 'form.dateHint') : 'form.valueHint',
          )}
          value={draft.value}
          onValueChange={(value) => onChange({ ...draft, value })}
          required={!mayBeOpen}
          maxLength={10_000}
        />
      )}
    </fieldset>
  );
}
