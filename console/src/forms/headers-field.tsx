import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../components/ui/button.tsx';
import { Field, Input } from '../components/ui/field.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useForm } from './form-context.ts';
import { ENTRY_ID, newEntry, type Typed, textIn } from './form-node.ts';
import { problemAt } from './problems.ts';

interface HeadersFieldProps {
  path: string;
  value: readonly Typed[];
  onChange: (value: readonly Typed[]) => void;
}

/** Names and values that are sent along with a webhook. */
export function HeadersField({ path, value, onChange }: HeadersFieldProps) {
  const { t } = useTexts('order-form');
  const { problems } = useForm();
  return (
    <>
      {value.map((header, index) => {
        const name = textIn(header.name);
        const change = (part: Typed) => onChange(value.with(index, { ...header, ...part }));
        return (
          <div key={textIn(header[ENTRY_ID])} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
            <Field label={t('headerName')} problem={name ? problemAt(problems, `${path}.${name}`) : null}>
              <Input value={name} onChange={({ target }) => change({ name: target.value })} />
            </Field>
            <Field label={t('headerValue')}>
              <Input
                type="password"
                autoComplete="new-password"
                value={textIn(header.value)}
                onChange={({ target }) => change({ value: target.value })}
              />
            </Field>
            <Button
              variant="quiet"
              size="icon"
              className="mt-5"
              aria-label={t('remove', { entry: name })}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <Trash2 />
            </Button>
          </div>
        );
      })}
      <Button className="self-start" onClick={() => onChange([...value, newEntry()])}>
        <Plus />
        {t('addHeader')}
      </Button>
    </>
  );
}
