import { useMutation } from '@tanstack/react-query';
import { FileCheck2, X } from 'lucide-react';
import { useState } from 'react';
import { uploadRelease } from '../../api/uploads.ts';
import { errorWords } from '../../components/error-words.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, Input } from '../../components/ui/field.tsx';
import { useForm } from '../../forms/form-context.ts';
import { problemAt } from '../../forms/problems.ts';
import { useTexts } from '../../texts/use-texts.tsx';

const MOST_BYTES = 10 * 1024 * 1024;
/** What is longer is a file that goes along with the order, and nothing to read. */
const LONGEST_ADDRESS = 2_048;

interface ReleaseFieldProps {
  /** Where the release is, or the PDF itself as a data URL; empty for none. */
  value: string;
  onChange: (release: string) => void;
}

/** The release that the applicant has signed: uploaded here, or at an address. */
export function ReleaseField({ value, onChange }: ReleaseFieldProps) {
  const { t } = useTexts('orders');
  const { problems } = useForm();
  const [part, setPart] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) => {
      setPart(0);
      if (file.size > MOST_BYTES) throw new Error(t('releaseTooLarge'));
      return uploadRelease(file, setPart);
    },
    onSuccess: onChange,
  });
  const refused = upload.error ? errorWords(upload.error) : null;
  const said = problemAt(problems, 'applicant.signedReleaseFileUrl');
  const name = upload.variables?.name;
  const take = (file: File | undefined) => file && upload.mutate(file);
  const remove = () => {
    upload.reset();
    onChange('');
  };
  return (
    <fieldset className="grid items-start gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-medium">{t('release')}</legend>
      {upload.isSuccess && value ? (
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <FileCheck2 className="size-4 shrink-0 text-good" />
          <span className="min-w-0 wrap-anywhere">{t('releaseUploaded', { name })}</span>
          <Button size="sm" onClick={remove}>
            <X /> {t('releaseRemove')}
          </Button>
          {said && <p className="basis-full text-xs text-bad">{said}</p>}
        </div>
      ) : (
        <Field label={t('releaseFile')} hint={t('releaseHint')} problem={refused}>
          <Input
            type="file"
            accept="application/pdf"
            className="h-9 py-1.5"
            disabled={upload.isPending}
            onChange={(event) => take(event.target.files?.[0])}
          />
          {upload.isPending && (
            <progress className="h-1.5 w-full accent-accent" value={part} aria-label={t('releaseSending')} />
          )}
        </Field>
      )}
      {!upload.isSuccess && (
        <Field label={t('releaseAddress')} hint={t('releaseAddressHint')} problem={said}>
          <Input
            value={value}
            maxLength={LONGEST_ADDRESS}
            placeholder="https://"
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      )}
    </fieldset>
  );
}
