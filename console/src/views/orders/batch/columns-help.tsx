import { Badge } from '../../../components/ui/badge.tsx';
import { useLabels } from '../../../forms/use-labels.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { type Column, PARTS } from './columns.ts';

/** Which columns a file may have, and what each means. */
export function ColumnsHelp({ columns }: { columns: readonly Column[] }) {
  const { t } = useTexts('order-form');
  const labels = useLabels();
  return (
    <details className="mt-3">
      <summary className="font-medium">{t('batch.columns')}</summary>
      <p className="my-2 max-w-prose text-xs text-muted">{t('batch.columnsHint')}</p>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {PARTS.map((part) => (
          <ul key={part} className="flex flex-col gap-1">
            {columns
              .filter((column) => column.part === part)
              .map(({ name, field, isNeeded }) => (
                <li key={name} className="flex flex-wrap items-center gap-x-2">
                  <code className="font-mono text-xs">{name}</code>
                  <span className="text-xs text-muted">{labels.field(field, part)}</span>
                  {isNeeded && <Badge>{t('batch.needed')}</Badge>}
                </li>
              ))}
          </ul>
        ))}
      </div>
    </details>
  );
}
