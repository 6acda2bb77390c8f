import { ORDER_FORM } from 'virtual:order-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createOrder, ORDERS_KEY } from '../../api/orders.ts';
import { useSession } from '../../api/session.ts';
import { Page } from '../../components/page.tsx';
import { Button } from '../../components/ui/button.tsx';
import { say, sayFailure } from '../../components/ui/toast.ts';
import { FormContext } from '../../forms/form-context.ts';
import { wrongJson } from '../../forms/sent-value.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { type Draft, EMPTY, orderOf } from './draft.ts';
import { DryRun } from './dry-run.tsx';
import { Sections } from './sections.tsx';
import { forgetDraft, storeDraft, storedDraft } from './stored-draft.ts';
import { useDryRun } from './use-dry-run.ts';

export const Route = createLazyRoute('/orders/new')({ component: NewOrder });

function NewOrder() {
  const { t } = useTexts('orders', 'order-form');
  const navigate = Route.useNavigate();
  const queries = useQueryClient();
  const session = useSession();
  const [draft, setDraft] = useState<Draft>(() => storedDraft(session) ?? EMPTY);
  const [isTried, setTried] = useState(false);
  const notJson = wrongJson(ORDER_FORM, draft).map((path) => `${path} ${t('order-form:notJson')}`);
  const check = useDryRun(draft, notJson);
  // Two clicks are one order.
  const key = useRef(crypto.randomUUID());
  useEffect(() => {
    if (draft !== EMPTY) storeDraft(session, draft);
  }, [session, draft]);
  const create = useMutation({
    mutationFn: () => createOrder(orderOf(draft), key.current),
    onSuccess: async (created) => {
      forgetDraft();
      say(t('created'));
      await queries.invalidateQueries({ queryKey: ORDERS_KEY });
      if ('verificationOrderId' in created)
        await navigate({ to: '/orders/$orderId', params: { orderId: created.verificationOrderId } });
    },
    onError: (error) => {
      key.current = crypto.randomUUID();
      sayFailure(t('notCreated'), error);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (notJson.length === 0) create.mutate();
  };
  const startOver = () => {
    forgetDraft();
    setDraft(EMPTY);
    setTried(false);
  };
  return (
    <Page title={t('new')} actions={draft !== EMPTY && <Button onClick={startOver}>{t('startOver')}</Button>}>
      <FormContext value={{ problems: check.problems, isTried }}>
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
          <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
            <Sections draft={draft} onChange={setDraft} />
            <Button
              type="submit"
              variant="primary"
              size="touch"
              className="self-end"
              disabled={create.isPending}
            >
              {t('create')}
            </Button>
          </form>
          <DryRun check={check} />
        </div>
      </FormContext>
    </Page>
  );
}
