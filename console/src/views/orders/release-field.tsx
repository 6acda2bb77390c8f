import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Input } from '../../components/ui/field.tsx';
import { problemAt } from './draft.ts';

const MOST_BYTES = 10 * 1024 * 1024;

interface ReleaseFieldProps {
  problems: readonly string[];
  /** The PDF as a data URL; empty for none. */
  onChange: (release: string) => void;
}

/** The release that the applicant has signed. */
export function ReleaseField({ problems, onChange }: ReleaseFieldProps) {
  const { t } = useTranslation('orders');
  const [problem, setProblem] = useState<string | null>(null);
  const take = (file: File | undefined) => {
    setProblem(null);
    if (!file) return onChange('');
    if (file.size > MOST_BYTES) {
      setProblem(t('releaseTooLarge'));
      return onChange('');
    }
    const reader = new FileReader();
    reader.onload = () => onChange(String(reader.result));
    reader.onerror = () => setProblem(t('releaseUnread'));
    reader.readAsDataURL(file);
  };
  return (
    <Field
      className="mt-3"
      label={t('release')}
      hint={t('releaseHint')}
      problem={problem ?? problemAt(problems, 'applicant.signedReleaseFileUrl')}
    >
      <Input
        type="file"
        accept="application/pdf"
        className="h-9 py-1.5"
        onChange={(event) => take(event.target.files?.[0])}
      />
    </Field>
  );
}
