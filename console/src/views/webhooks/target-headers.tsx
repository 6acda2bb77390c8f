import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Field, Input } from '../../components/ui/field.tsx';
import { problemAt } from '../../forms/problems.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { newHeader, type TypedHeader } from './edit-state.ts';

interface TargetHeadersProps {
  headers: readonly TypedHeader[];
  path: string;
  problems: readonly string[];
  onChange: (headers: readonly TypedHeader[]) => void;
}

/** Headers that are sent along: their names are shown, their values never. */
export function TargetHeaders({ headers, path, problems, onChange }: TargetHeadersProps) {
  const { t } = useTexts('webhooks');
  return (
    <div className="flex flex-col gap-2">
      {headers.map((header, index) => {
        const change = (part: Partial<TypedHeader>) => onChange(headers.with(index, { ...header, ...part }));
        return (
          <div key={header.id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
            <Field label={t('headerName')} problem={problemAt(problems, `${path}.${index}.name`)}>
              <Input
                value={header.name}
                readOnly={header.isKept}
                autoComplete="off"
                onChange={({ target: { value } }) => change({ name: value })}
              />
            </Field>
            <Field label={t('headerValue')} problem={problemAt(problems, `${path}.${index}.value`)}>
              <Input
                type="password"
                autoComplete="new-password"
                value={header.value}
                placeholder={header.isKept ? t('unchanged') : undefined}
                onChange={({ target: { value } }) => change({ value })}
              />
            </Field>
            <Button
              variant="quiet"
              size="icon"
              className="mt-5"
              aria-label={t('removeHeader', { name: header.name })}
              onClick={() => onChange(headers.toSpliced(index, 1))}
            >
              <Trash2 />
            </Button>
          </div>
        );
      })}
      <Button size="sm" className="self-start" onClick={() => onChange([...headers, newHeader()])}>
        <Plus />
        {t('addHeader')}
      </Button>
    </div>
  );
}
