import { ORDER_FORM } from 'virtual:order-form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { batchDryRunQuery, createBatch, ORDERS_KEY } from '../../../api/orders.ts';
import { Failure } from '../../../components/failure.tsx';
import { Page } from '../../../components/page.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field, Input } from '../../../components/ui/field.tsx';
import { SkeletonRows } from '../../../components/ui/skeleton.tsx';
import { say, sayFailure } from '../../../components/ui/toast.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { columnsOf } from './columns.ts';
import { ColumnsHelp } from './columns-help.tsx';
import { Created } from './created.tsx';
import { MOST_MEGABYTES, MOST_ROWS, readFile } from './read-file.ts';
import { type Row, readRows, withAnswers } from './read-rows.ts';
import { RowsTable } from './rows-table.tsx';
import { saveTemplate } from './template.ts';

export const Route = createLazyRoute('/orders/batch')({ component: Batch });

const COLUMNS = columnsOf(ORDER_FORM);

function Batch() {
  const { t } = useTexts('order-form');
  const [isTaken, setTaken] = useState(0);
  const read = useMutation({ mutationFn: (file: File) => readFile(file, COLUMNS) });
  const result = read.data;
  const take = (file: File | undefined) => {
    setTaken((count) => count + 1);
    if (file) read.mutate(file);
    else read.reset();
  };
  const problem =
    result && 'problem' in result ? t(`batch.${result.problem.key}`, result.problem.values) : null;
  return (
    <Page title={t('batch.title')}>
      <div className="flex flex-col gap-4">
        <Panel
          title={t('batch.file')}
          actions={
            <Button onClick={() => saveTemplate(COLUMNS)}>
              <Download />
              {t('batch.template')}
            </Button>
          }
        >
          <Field
            label={t('batch.file')}
            hint={t('batch.fileHint', { rows: MOST_ROWS, size: MOST_MEGABYTES })}
            problem={problem ?? read.error?.message ?? null}
            className="max-w-lg"
          >
            <Input
              type="file"
              accept=".csv,text/csv"
              className="h-9 py-1.5"
              // The same file, mended, can be chosen again.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={(event) => take(event.target.files?.[0])}
            />
          </Field>
          <ColumnsHelp columns={COLUMNS} />
        </Panel>
        {result && 'rows' in result && <Rows key={isTaken} rows={readRows(COLUMNS, result.rows)} />}
      </div>
    </Page>
  );
}

/** The rows of one file: checked by the service as far as they are right here, and created together or not at all. */
function Rows({ rows }: { rows: readonly Row[] }) {
  const { t } = useTexts('order-form');
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [id] = useState(() => crypto.randomUUID());
  const right = rows.filter(({ problems }) => problems.length === 0);
  const check = useQuery(
    batchDryRunQuery(
      id,
      right.map(({ order }) => order),
    ),
  );
  const isRefused = check.error instanceof ApiError && check.error.status === 400;
  const judged =
    check.error instanceof ApiError && isRefused ? withAnswers(right, check.error.messages) : right;
  const shown = rows.map((row) => judged.find(({ number }) => number === row.number) ?? row);
  const wrong = shown.filter(({ problems }) => problems.length > 0).length;
  const send = useMutation({
    mutationFn: () =>
      createBatch(
        rows.map(({ order }) => order),
        key.current,
      ),
    onSuccess: (created) => {
      if ('orders' in created && 'batchId' in created)
        say(t('batch.created', { count: created.ordersCreated }));
      return queries.invalidateQueries({ queryKey: ORDERS_KEY });
    },
    onError: (error) => sayFailure(t('batch.notCreated'), error),
  });
  if (send.data && 'batchId' in send.data)
    return <Created rows={rows} orders={send.data.orders.map((order) => order.verificationOrderId)} />;
  return (
    <Panel
      title={t('batch.rows', { count: rows.length })}
      actions={
        <Button
          variant="primary"
          disabled={wrong > 0 || !check.isSuccess || send.isPending}
          onClick={() => send.mutate()}
        >
          {send.isPending ? t('batch.sending') : t('batch.send', { count: rows.length })}
        </Button>
      }
    >
      <p aria-live="polite" className="mb-3">
        {check.isFetching && t('batch.checking')}
        {!check.isFetching && wrong > 0 && t('batch.wrongRows', { count: wrong })}
        {wrong === 0 && check.isSuccess && t('batch.allRight')}
      </p>
      {check.error && (!isRefused || wrong === 0) && (
        <Failure error={check.error} onRetry={() => void check.refetch()} />
      )}
      {check.isFetching ? <SkeletonRows rows={4} /> : <RowsTable rows={shown} />}
    </Panel>
  );
}
