import { CALL_OUTCOMES, type CallSheet } from '@credence/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { recordCall } from '../../../api/desk.ts';
import { searchKey, WORK_KEY } from '../../../api/work.ts';
import { Panel } from '../../../components/panel.tsx';
import { RequestError } from '../../../components/request-error.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field, Input, Textarea } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { say } from '../../../components/ui/toast.ts';
import { cn } from '../../../lib/cn.ts';
import { exactTime } from '../../../lib/times.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { type CallDraft, callOf, emptyDraft, isSaid } from './call-draft.ts';
import { ClaimFields } from './claim-fields.tsx';
import { OtherFields } from './other-fields.tsx';
import { QuestionFields } from './question-fields.tsx';

/** What came of the call, in fields of its own: words beside them decide nothing. */
export function CallForm({ sheet }: { sheet: CallSheet }) {
  const { t, language } = useTexts('desk', 'common');
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => emptyDraft(sheet));
  const change = (part: Partial<CallDraft>) => setDraft((now) => ({ ...now, ...part }));
  const { outcome } = draft;
  const params = { searchId: sheet.searchId, contactId: sheet.contact.id };
  const record = useMutation({
    mutationFn: (chosen: NonNullable<typeof outcome>) => recordCall(params, callOf(draft, chosen, sheet)),
    onSuccess: ({ messageId, callBack }) => {
      if (callBack?.at) say(t('form.promised', { time: exactTime(callBack.at, language) }));
      else if (callBack?.reason) say(t('form.notPromised', { reason: t(`noCallBack.${callBack.reason}`) }));
      else say(t(messageId ? 'form.kept' : 'form.noted'));
      setDraft(emptyDraft(sheet));
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: searchKey(sheet.searchId) }),
        queries.invalidateQueries({ queryKey: WORK_KEY }),
      ]),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (outcome) record.mutate(outcome);
  };
  return (
    <Panel title={t('form.title')} hint={t('form.hint')}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {sheet.numbers.length > 1 && (
          <Field label={t('form.number')}>
            <Select
              label={t('form.number')}
              value={draft.number}
              options={sheet.numbers.map(({ number }) => ({ value: number, label: number }))}
              onChange={(number) => change({ number })}
            />
          </Field>
        )}
        <fieldset>
          <legend className="mb-1.5 text-xs font-medium">{t('form.outcome')}</legend>
          <div className="grid gap-1.5 sm:grid-cols-2">
            {CALL_OUTCOMES.map((value) => (
              <label
                key={value}
                className={cn(
                  'flex min-h-9 cursor-pointer items-center gap-2 rounded-md border px-3 py-1 hover:bg-hover',
                  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
                  outcome === value && 'border-accent bg-selected font-medium',
                )}
              >
                <input
                  type="radio"
                  name="outcome"
                  className="accent-accent"
                  checked={outcome === value}
                  onChange={() => change({ outcome: value })}
                />
                {t(`outcomes.${value}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {isSaid(outcome) && (
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={t('form.name')}>
              <Input value={draft.name} onValueChange={(name) => change({ name })} required maxLength={200} />
            </Field>
            <Field label={t('form.role')}>
              <Input value={draft.title} onValueChange={(title) => change({ title })} maxLength={200} />
            </Field>
          </div>
        )}
        {outcome === 'ANSWERED' && (
          <>
            <ClaimFields sheet={sheet} claims={draft.claims} onChange={(claims) => change({ claims })} />
            <QuestionFields
              questions={sheet.questions}
              answers={draft.questions}
              onChange={(questions) => change({ questions })}
            />
          </>
        )}
        <OtherFields sheet={sheet} draft={draft} onChange={change} />
        {isSaid(outcome) && (
          <Field label={t('form.comment')} hint={t('form.commentHint')}>
            <Textarea
              value={draft.comment}
              onChange={(event) => change({ comment: event.target.value })}
              maxLength={10_000}
              rows={2}
            />
          </Field>
        )}
        <RequestError error={record.error} />
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          disabled={record.isPending || !outcome}
        >
          {t('form.action')}
        </Button>
      </form>
    </Panel>
  );
}
