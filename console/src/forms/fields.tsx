import type { ReactNode } from 'react';
import { Field, Textarea } from '../components/ui/field.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { Entries } from './entries.tsx';
import { Fold } from './fold.tsx';
import { useForm } from './form-context.ts';
import {
  entriesIn,
  type FormNode,
  fieldsIn,
  OTHERS,
  type Typed,
  type TypedValue,
  textIn,
} from './form-node.ts';
import { HeadersField } from './headers-field.tsx';
import { countIn, problemAt } from './problems.ts';
import { type FieldOfForm, ScalarField } from './scalar-field.tsx';
import { sentOf } from './sent-value.ts';
import { useLabels } from './use-labels.ts';

interface FieldsProps {
  node: Extract<FormNode, { kind: 'object' }>;
  /** Name of the object. */
  name: string;
  /** Where it stands in the order, as its problems name it. */
  path: string;
  value: Typed;
  onChange: (value: Typed) => void;
  /** Fields that are shown elsewhere. */
  without?: readonly string[];
  /** Between what has one value and what folds. */
  children?: ReactNode;
}

/** All fields of an object: those of one value side by side, and what is larger below them, folded. */
export function Fields({ node, name, path, value, onChange, without = [], children }: FieldsProps) {
  const fields = Object.entries(node.fields).filter(([field]) => !without.includes(field));
  const [large, small] = [
    fields.filter(([, below]) => isLarge(below)),
    fields.filter(([, below]) => !isLarge(below)),
  ];
  const change = (field: string) => (changed: TypedValue) => onChange({ ...value, [field]: changed });
  /** What each field is drawn by. */
  const partOf = ([field, below]: [string, FormNode]): FieldOfForm => ({
    node: below,
    name: field,
    parent: name,
    path: `${path}.${field}`,
    value: value[field],
    onChange: change(field),
  });
  return (
    <>
      {small.length > 0 && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {small.map((field) => (
            <ScalarField key={field[0]} {...partOf(field)} />
          ))}
        </div>
      )}
      {children}
      {node.takesOthers && (
        <OtherSettings path={`${path}.${OTHERS}`} value={value[OTHERS]} onChange={change(OTHERS)} />
      )}
      {large.map((field) => (
        <LargeField key={field[0]} {...partOf(field)} />
      ))}
    </>
  );
}

const isLarge = (node: FormNode): boolean =>
  node.kind === 'object' || node.kind === 'headers' || (node.kind === 'list' && node.of.kind === 'object');

export function LargeField({ node, name, parent, path, value, onChange }: FieldOfForm) {
  const labels = useLabels();
  const { problems } = useForm();
  const problem = problemAt(problems, path);
  return (
    <Fold
      title={labels.field(name, parent)}
      hint={labels.hint(name, parent)}
      problems={countIn(problems, path)}
      isFilled={sentOf(node, value) !== undefined}
    >
      {problem && <p className="text-xs text-bad">{problem}</p>}
      {node.kind === 'object' && (
        <Fields node={node} name={name} path={path} value={fieldsIn(value)} onChange={onChange} />
      )}
      {node.kind === 'headers' && <HeadersField path={path} value={entriesIn(value)} onChange={onChange} />}
      {node.kind === 'list' && node.of.kind === 'object' && (
        <EntriesOf node={node.of} name={name} path={path} value={entriesIn(value)} onChange={onChange} />
      )}
    </Fold>
  );
}

interface EntriesOfProps {
  /** What each entry is. */
  node: FieldsProps['node'];
  name: string;
  path: string;
  value: readonly Typed[];
  onChange: (value: readonly Typed[]) => void;
}

export const EntriesOf = ({ node, ...list }: EntriesOfProps) => (
  <Entries {...list}>{(entry) => <Fields node={node} name={list.name} {...entry} />}</Entries>
);

interface OtherSettingsProps {
  path: string;
  value: TypedValue | undefined;
  onChange: (value: string) => void;
}

/** For names that the service takes and does not list. */
function OtherSettings({ path, value, onChange }: OtherSettingsProps) {
  const { t } = useTexts('order-form');
  const { problems } = useForm();
  return (
    <Field label={t('others')} hint={t('othersHint')} problem={problemAt(problems, path)}>
      <Textarea
        rows={2}
        className="font-mono text-xs"
        spellCheck={false}
        value={textIn(value)}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
