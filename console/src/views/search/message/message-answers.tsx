import type { Message } from '@credence/contract';
import { useFieldName } from '../../../components/field-name.ts';
import { useTexts } from '../../../texts/use-texts.tsx';

/** What was answered in fields, on the page of the verifier or by the API. */
export function MessageAnswers({ answers }: { answers: NonNullable<Message['answers']> }) {
  const { t } = useTexts('search');
  const fieldName = useFieldName();
  const { respondent, claims, questions, comment } = answers;
  const rows = [
    { name: t('answers.respondent'), value: [respondent.name, respondent.title].filter(Boolean).join(', ') },
    { name: t('answers.noRecord'), value: answers.noRecord ? t('answers.yes') : '' },
    { name: t('answers.wrongPerson'), value: answers.wrongPerson ? t('answers.yes') : '' },
    ...claims.map(({ record, field, answer, value }) => ({
      name: record > 0 ? `${fieldName(field)} (${record + 1})` : fieldName(field),
      value: answer === 'CORRECTED' ? (value ?? t('claims.nothing')) : t(`answers.${answer}`),
    })),
    ...questions.map(({ questionId, selected, comment: beside }) => ({
      name: t('answers.question', { number: questionId }),
      value: [...selected, beside].filter(Boolean).join(' · '),
    })),
    { name: t('answers.comment'), value: comment ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-2 px-4 py-3">
      {rows.map(({ name, value }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
