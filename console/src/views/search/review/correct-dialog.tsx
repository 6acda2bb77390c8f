import type { Claim, ReviewedClaim } from '@credence/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { useFieldName } from '../../../components/field-name.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../../components/ui/dialog.tsx';
import { Field, Input, Textarea } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import type { Proposal } from './proposals.ts';

export interface Correcting {
  claim: Claim;
  proposal: Proposal | undefined;
  /** What was decided before and not taken, so that nothing of it has to be typed again. */
  typed?: ReviewedClaim;
  /** Whether a rule has tried to compare the value, and could not. */
  isUndecidable?: boolean;
  /** Why it was not taken. */
  problem?: string | null;
}

interface CorrectDialogProps {
  correcting: Correcting | null;
  /** Called with what is typed so far, for the dialog that is closed by mistake. */
  onType: (typed: ReviewedClaim) => void;
  onClose: () => void;
  onDecide: (decision: ReviewedClaim) => void;
}

export function CorrectDialog({ correcting, onType, onClose, onDecide }: CorrectDialogProps) {
  const { t } = useTexts('search');
  const fieldName = useFieldName();
  const title = correcting ? t('decide.correct', { field: fieldName(correcting.claim.field) }) : '';
  return (
    <Dialog open={correcting !== null} onOpenChange={(open) => !open && onClose()} title={title}>
      {correcting && (
        <CorrectForm correcting={correcting} onType={onType} onClose={onClose} onDecide={onDecide} />
      )}
    </Dialog>
  );
}

/** What the field says at first: what was typed before, what is said of the claim, or what was read in words. */
function firstValue({ claim, proposal, typed }: Correcting): string {
  if (typed?.value !== undefined) return typed.value ?? '';
  return claim.verified ?? (proposal?.value === 'present' ? '' : proposal?.value) ?? '';
}

const MATCHES = ['MATCH', 'MISMATCH', 'NOT_VERIFIED'] as const;

function CorrectForm({
  correcting,
  onType,
  onClose,
  onDecide,
}: CorrectDialogProps & { correcting: Correcting }) {
  const { t } = useTexts('search', 'common');
  const { claim, proposal, typed, isUndecidable = false, problem } = correcting;
  const [value, setValue] = useState(firstValue(correcting));
  const [match, setMatch] = useState<(typeof MATCHES)[number] | ''>(typed?.match ?? '');
  const [note, setNote] = useState(typed?.note ?? '');
  const hintOf = (field: string) =>
    field === 'endDate' ? t('correct.stillThere') : field.endsWith('Date') && t('correct.valueHint');
  const decision: ReviewedClaim = {
    record: claim.record,
    field: claim.field,
    decision: 'CORRECT',
    value: claim.field === 'endDate' && value.trim() === '' ? null : value.trim(),
    ...(match ? { match } : {}),
    ...(note.trim() ? { note: note.trim() } : {}),
  };
  useEffect(() => {
    if (value !== firstValue(correcting) || match || note) onType(decision);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDecide(decision);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {problem && (
        <p role="alert" className="whitespace-pre-line text-bad wrap-anywhere">
          {problem}
        </p>
      )}
      <p className="text-muted">
        {t('correct.provided')}{' '}
        <span className="font-medium text-ink">{claim.provided ?? t('claims.nothing')}</span>
        {proposal && (
          <span className="block">
            {t('correct.said')} <q className="text-ink wrap-anywhere">{proposal.evidence}</q>
          </span>
        )}
      </p>
      <Field label={t('correct.value')} hint={hintOf(claim.field)}>
        <Input value={value} onValueChange={setValue} autoFocus required={claim.field !== 'endDate'} />
      </Field>
      <Field label={t('correct.match')} problem={isUndecidable && !match ? t('correct.undecidable') : null}>
        <Select
          label={t('correct.match')}
          value={match}
          options={[
            { value: '', label: t('correct.byRule') },
            ...MATCHES.map((each) => ({ value: each, label: t(`matches.${each}`) })),
          ]}
          onChange={setMatch}
        />
      </Field>
      <Field label={t('correct.note')} hint={t('correct.noteHint')}>
        <Textarea
          value={note}
          onChange={(event) => setNote(event.target.value)}
          maxLength={10_000}
          rows={2}
        />
      </Field>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="primary" disabled={isUndecidable && !match}>
          {t('correct.action')}
        </Button>
      </DialogActions>
    </form>
  );
}
