import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createOrder, ORDERS_KEY } from '../../api/orders.ts';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field, Input } from '../../components/ui/field.tsx';
import { say, sayFailure } from '../../components/ui/toast.tsx';
import { type Draft, EMPTY, orderOf } from './draft.ts';
import { DryRun } from './dry-run.tsx';
import { APPLICANT, BUSINESS, EDUCATION, EMPLOYMENT, FieldGroup } from './field-group.tsx';
import { Records } from './records.tsx';
import { ReleaseField } from './release-field.tsx';
import { useDryRun } from './use-dry-run.ts';

export const Route = createLazyRoute('/orders/new')({ component: NewOrder });

function NewOrder() {
  const { t } = useTranslation('orders');
  const navigate = Route.useNavigate();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const check = useDryRun(draft);
  // Two clicks are one order.
  const key = useRef(crypto.randomUUID());
  const create = useMutation({
    mutationFn: () => createOrder(orderOf(draft), key.current),
    onSuccess: async (created) => {
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
    create.mutate();
  };
  const { problems } = check;
  return (
    <Page title={t('new')}>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <form onSubmit={submit} className="flex min-w-0 flex-col gap-4">
          <Panel title={t('applicant')}>
            <FieldGroup
              fields={APPLICANT}
              path="applicant"
              values={draft.applicant}
              problems={problems}
              onChange={(applicant) => change({ applicant })}
            />
            <ReleaseField
              problems={problems}
              onChange={(release) =>
                change({ applicant: { ...draft.applicant, signedReleaseFileUrl: release } })
              }
            />
          </Panel>
          <Panel title={t('business')}>
            <FieldGroup
              fields={BUSINESS}
              path="businessContext"
              values={draft.businessContext}
              problems={problems}
              onChange={(businessContext) => change({ businessContext })}
            />
          </Panel>
          <Records
            kind="employment"
            fields={EMPLOYMENT}
            records={draft.employment}
            problems={problems}
            onChange={(employment) => change({ employment })}
          />
          <Records
            kind="education"
            fields={EDUCATION}
            records={draft.education}
            problems={problems}
            onChange={(education) => change({ education })}
          />
          <Panel title={t('ownReference')}>
            <Field label={t('reference')} hint={t('referenceHint')}>
              <Input
                value={draft.externalSearchId}
                maxLength={200}
                onChange={(event) => change({ externalSearchId: event.target.value })}
              />
            </Field>
          </Panel>
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
    </Page>
  );
}
