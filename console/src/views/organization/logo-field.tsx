import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field, Input } from '../../components/ui/field.tsx';
import { useTexts } from '../../texts/use-texts.tsx';

const MOST_BYTES = 64 * 1024;

interface LogoFieldProps {
  /** As a data URL; null for none. */
  value: string | null;
  problem: string | null;
  disabled: boolean;
  onChange: (logo: string | null) => void;
}

/** The image that heads requests. What it has to be the service checks, from its bytes. */
export function LogoField({ value, problem, disabled, onChange }: LogoFieldProps) {
  const { t } = useTexts('organization');
  const [refused, refuse] = useState<string | null>(null);
  const take = (file: File | undefined) => {
    refuse(null);
    if (!file) return;
    if (file.type !== 'image/png') return refuse(t('logoNotPng'));
    if (file.size > MOST_BYTES) return refuse(t('logoTooLarge'));
    const reader = new FileReader();
    reader.onload = () => onChange(String(reader.result));
    reader.onerror = () => refuse(t('logoUnread'));
    reader.readAsDataURL(file);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('logo')} hint={t('logoHint')} problem={refused ?? problem} className="flex-1">
        <Input
          type="file"
          accept="image/png"
          className="h-9 py-1.5"
          disabled={disabled}
          onChange={(event) => take(event.target.files?.[0])}
        />
      </Field>
      {value && !disabled && (
        <Button onClick={() => onChange(null)}>
          <Trash2 />
          {t('logoRemove')}
        </Button>
      )}
    </div>
  );
}
