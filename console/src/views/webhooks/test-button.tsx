import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { EVENTS_KEY, sendTest } from '../../api/webhooks.ts';
import { Button } from '../../components/ui/button.tsx';
import { say, sayFailure } from '../../components/ui/toast.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** Sends a test event, and says what came of it. */
export function TestButton() {
  const { t } = useTexts('webhooks');
  const queries = useQueryClient();
  const test = useMutation({
    mutationFn: sendTest,
    onSuccess: ({ success, deliveries }) => {
      const statuses = deliveries.flatMap(({ attempts }) =>
        attempts.map(({ responseStatus, errorClass }) => String(responseStatus ?? errorClass)),
      );
      if (success) say(t('testTaken', { statuses: statuses.join(', ') }));
      else sayFailure(t('testNotTaken'), new Error(statuses.join(', ') || t('testNoTarget')));
      return queries.invalidateQueries({ queryKey: EVENTS_KEY });
    },
    onError: (error) => sayFailure(t('testNotSent'), error),
  });
  return (
    <Button disabled={test.isPending} onClick={() => test.mutate()}>
      <Send />
      {t(test.isPending ? 'testing' : 'test')}
    </Button>
  );
}
