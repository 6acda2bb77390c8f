import type { SearchUpdate } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { answered, api } from '../../../api/client.ts';
import type { SearchPath } from '../../../api/search.ts';
import { searchKey } from '../../../api/work.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../../components/ui/dialog.tsx';
import { Field, Textarea } from '../../../components/ui/field.tsx';
import { say, sayFailure } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

/** How a person ends a search before it is answered. */
export type Ending = 'escalate' | 'reassign' | 'cancel';

const UPDATES: Record<Ending, SearchUpdate> = {
  escalate: {
    searchStatus: 'COMPLETED',
    resolution: { outcome: 'ACTION_REQUIRED', reasonCode: 'HUMAN_ESCALATION' },
  },
  reassign: { searchStatus: 'REASSIGNED' },
  cancel: { searchStatus: 'CANCELLED' },
};

interface EndDialogProps {
  path: SearchPath;
  ending: Ending | null;
  onClose: () => void;
}

export function EndDialog({ path, ending, onClose }: EndDialogProps) {
  const { t } = useTexts('search', 'common');
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const end = useMutation({
    mutationFn: (chosen: Ending) =>
      answered(
        api.searches.update({
          params: { id: path.orderId, searchId: path.searchId },
          body: { ...UPDATES[chosen], ...(reason.trim() ? { reason: reason.trim() } : {}) },
        }),
      ),
    onSuccess: (_updated, chosen) => {
      say(t(`end.${chosen}.done`));
      setReason('');
      onClose();
    },
    onError: (error) => sayFailure(t('end.failed'), error),
    onSettled: () => queries.invalidateQueries({ queryKey: searchKey(path.searchId) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ending) end.mutate(ending);
  };
  return (
    <Dialog
      open={ending !== null}
      onOpenChange={(open) => !open && onClose()}
      title={ending ? t(`end.${ending}.title`) : ''}
      description={ending && t(`end.${ending}.what`)}
    >
      <form onSubmit={submit}>
        <Field label={t('end.reason')} hint={t('end.reasonHint')}>
          <Textarea value={reason} onChange={(event) => setReason(event.target.value)} maxLength={2_000} />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="danger" disabled={end.isPending}>
            {ending && t(`end.${ending}.title`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
