import { DISMISSAL_REASONS, type DismissalReason } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dismissMail, MAIL_KEY } from '../../api/mail.ts';
import { WAITING_KEY } from '../../api/waiting.ts';
import { RequestError } from '../../components/request-error.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DialogActions } from '../../components/ui/dialog.tsx';
import { Field, Textarea } from '../../components/ui/field.tsx';
import { say } from '../../components/ui/toast.ts';
import { useTexts } from '../../texts/use-texts.tsx';

interface DismissFormProps {
  messageId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Why a message is of no use to any search. */
export function DismissForm({ messageId, onDone, onClose }: DismissFormProps) {
  const { t } = useTexts('mail', 'common');
  const queries = useQueryClient();
  const [reason, setReason] = useState<DismissalReason | null>(null);
  const [note, setNote] = useState('');
  const dismiss = useMutation({
    mutationFn: (why: DismissalReason) => dismissMail(messageId, why, note.trim()),
    onSuccess: async () => {
      say(t('dismiss.done'));
      onDone();
      await queries.invalidateQueries({ queryKey: WAITING_KEY });
      await queries.invalidateQueries({ queryKey: MAIL_KEY });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) dismiss.mutate(reason);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <fieldset>
        <legend className="mb-1 text-xs font-medium">{t('dismiss.reason')}</legend>
        {DISMISSAL_REASONS.map((value) => (
          <label key={value} className="flex min-h-8 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="reason"
              checked={reason === value}
              onChange={() => setReason(value)}
              className="accent-accent"
            />
            {t(`reasons.${value}`)}
          </label>
        ))}
      </fieldset>
      <Field label={t('dismiss.note')} hint={t('dismiss.noteHint')}>
        <Textarea value={note} onChange={(event) => setNote(event.target.value)} maxLength={4_000} rows={2} />
      </Field>
      <RequestError error={dismiss.error} />
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="primary" disabled={dismiss.isPending || reason === null}>
          {t('dismiss.action')}
        </Button>
      </DialogActions>
    </form>
  );
}
