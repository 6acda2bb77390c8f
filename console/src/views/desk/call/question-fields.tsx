import type { CallSheet } from '@credence/contract';
import { Field, Input, Textarea } from '../../../components/ui/field.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import { askedQuestions, type CallDraft } from './call-draft.ts';

type Question = CallSheet['questions'][number];
type Answer = CallDraft['questions'][number];

interface QuestionFieldsProps {
  questions: readonly Question[];
  answers: CallDraft['questions'];
  onChange: (answers: CallDraft['questions']) => void;
}

/** The client's own questions, each when the answers before it ask for it. */
export function QuestionFields({ questions, answers, onChange }: QuestionFieldsProps) {
  return askedQuestions(questions, answers).map((question) => (
    <QuestionField
      key={question.questionId}
      question={question}
      answer={answers[question.questionId] ?? { selected: [], comment: '' }}
      onChange={(answer) => onChange({ ...answers, [question.questionId]: answer })}
    />
  ));
}

interface QuestionFieldProps {
  question: Question;
  answer: Answer;
  onChange: (answer: Answer) => void;
}

function QuestionField({ question, answer, onChange }: QuestionFieldProps) {
  const { t } = useTexts('desk');
  const { prompt, required, type, options, allowComment, questionId } = question;
  const { selected } = answer;
  const label = required ? prompt : t('form.optional', { prompt });
  const set = (values: string[]) => onChange({ ...answer, selected: values });
  const isMany = type === 'multi_select';
  const toggle = (value: string) =>
    set(selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value]);
  if (type === 'free_text') {
    return (
      <Field label={label}>
        <Textarea
          value={selected[0] ?? ''}
          onChange={({ target: { value } }) => set(value ? [value] : [])}
          required={required}
          maxLength={10_000}
          rows={2}
        />
      </Field>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-xs font-medium">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-8 cursor-pointer items-center gap-2.5">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={`question-${questionId}`}
            className="accent-accent"
            required={required && !isMany}
            checked={selected.includes(option.value)}
            onChange={() => (isMany ? toggle(option.value) : set([option.value]))}
          />
          {option.label}
        </label>
      ))}
      {allowComment && (
        <Input
          className="mt-1"
          aria-label={t('form.beside', { prompt })}
          placeholder={t('form.comment')}
          value={answer.comment}
          onValueChange={(comment) => onChange({ ...answer, comment })}
          maxLength={10_000}
        />
      )}
    </fieldset>
  );
}
