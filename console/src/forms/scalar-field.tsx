import { Field, Input, NativeSelect, Textarea } from '../components/ui/field.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { ChoicesField, useDayNames } from './choices-field.tsx';
import { useForm } from './form-context.ts';
import { chosenIn, type FormNode, type TypedValue, textIn } from './form-node.ts';
import { problemAt, problemIn } from './problems.ts';
import { useLabels } from './use-labels.ts';

/** A field of the order, whatever its kind. */
export interface FieldOfForm {
  node: FormNode;
  name: string;
  /** Name of the object that it is a field of. */
  parent: string;
  /** Where it stands in the order, as its problems name it. */
  path: string;
  value: TypedValue | undefined;
  onChange: (value: TypedValue) => void;
}

/** Texts that are longer than a line. */
const LONG = ['prompt', 'comment'];
const SECRETS = ['secret', 'previousSecret', 'password'];
const INPUT_TYPES: Readonly<Record<string, string>> = { date: 'date', email: 'email', time: 'time' };

/** A field for one value, or for several that are typed as one. */
export function ScalarField({ node, name, parent, path, value, onChange }: FieldOfForm) {
  const { t } = useTexts('order-form');
  const labels = useLabels();
  const { problems, isTried } = useForm();
  const days = useDayNames();
  const isJudged = isTried || value !== undefined;
  const isRequired = 'required' in node && node.required;
  const plain = labels.field(name, parent);
  const hint = labels.hint(name, parent);
  const label = isRequired ? t('must', { field: plain }) : plain;
  if (node.kind === 'choices' || node.kind === 'days') {
    const options =
      node.kind === 'days'
        ? days
        : node.options.map((option) => ({ value: option, label: labels.option(option) }));
    const problem = problemIn(problems, path);
    return (
      <ChoicesField
        label={label}
        hint={hint}
        problem={problem}
        options={options}
        chosen={chosenIn(value)}
        onChange={onChange}
      />
    );
  }
  const isOne = node.kind !== 'list' && node.kind !== 'json';
  const problem = isOne ? (isJudged ? problemAt(problems, path) : null) : problemIn(problems, path);
  return (
    <Field
      label={label}
      hint={node.kind === 'list' ? (hint ?? t('lines')) : hint}
      problem={problem}
      className={node.kind === 'json' || LONG.includes(name) ? 'sm:col-span-2' : undefined}
    >
      <Control
        node={node}
        name={name}
        typed={textIn(value)}
        onType={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

interface ControlProps {
  node: FormNode;
  name: string;
  typed: string;
  onType: (event: { target: { value: string } }) => void;
}

function Control({ node, name, typed, onType }: ControlProps) {
  if (node.kind === 'choice' || node.kind === 'boolean')
    return <OneOf node={node} typed={typed} onType={onType} />;
  if (node.kind === 'json')
    return (
      <Textarea rows={2} value={typed} className="font-mono text-xs" spellCheck={false} onChange={onType} />
    );
  if (node.kind === 'list' || LONG.includes(name))
    return <Textarea rows={2} value={typed} onChange={onType} />;
  return (
    <Input
      type={inputType(node, name)}
      value={typed}
      step={node.kind === 'number' ? 'any' : undefined}
      min={node.kind === 'number' ? 0 : undefined}
      maxLength={node.kind === 'text' && node.most !== null ? node.most : undefined}
      placeholder={'preset' in node && node.preset !== null ? String(node.preset) : undefined}
      list={name === 'timezone' ? 'time-zones' : undefined}
      autoComplete={SECRETS.includes(name) ? 'new-password' : 'off'}
      onChange={onType}
    />
  );
}

type OneOfProps = Omit<ControlProps, 'name' | 'node'> & {
  node: Extract<FormNode, { kind: 'choice' | 'boolean' }>;
};

function OneOf({ node, typed, onType }: OneOfProps) {
  const { t } = useTexts('order-form');
  const labels = useLabels();
  const isRequired = 'required' in node && node.required;
  const preset =
    node.preset === null ? t('none') : t('preset', { preset: labels.option(String(node.preset)) });
  return (
    <NativeSelect value={typed} onChange={onType}>
      {!(isRequired && typed) && <option value="">{preset}</option>}
      {(node.kind === 'choice' ? node.options : ['true', 'false']).map((option) => (
        <option key={option} value={option}>
          {labels.option(option)}
        </option>
      ))}
    </NativeSelect>
  );
}

function inputType(node: FormNode, name: string): string {
  if (SECRETS.includes(name)) return 'password';
  if (node.kind === 'number') return 'number';
  return (node.kind === 'text' && node.format && INPUT_TYPES[node.format]) || 'text';
}
