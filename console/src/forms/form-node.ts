/** One field of a form, as `order-form.ts` makes it of the contract when the app is built. */
export type FormNode =
  | { kind: 'object'; fields: Readonly<Record<string, FormNode>>; required: boolean; takesOthers: boolean }
  | { kind: 'list'; of: FormNode; required: boolean }
  | { kind: 'choices'; options: readonly string[] }
  | { kind: 'days'; defaults: readonly number[] }
  | { kind: 'headers' }
  | { kind: 'choice'; options: readonly string[]; preset: string | null; required: boolean }
  | { kind: 'boolean'; preset: boolean | null }
  | { kind: 'number'; preset: number | null; required: boolean }
  | { kind: 'text'; format: string | null; preset: string | null; most: number | null; required: boolean }
  | { kind: 'json' };

/** What is typed into the fields of an object, by their names. */
export interface Typed {
  readonly [name: string]: TypedValue;
}

/** A text as it stands in its field, the chosen of several, or what is typed into entries or into fields below. */
export type TypedValue = string | readonly string[] | readonly Typed[] | Typed;

/** Name of the field that tells entries of a list from each other while they are written. */
export const ENTRY_ID = '#';

/** Name of the field for what an object takes beside its fields. */
export const OTHERS = '{}';

export const newEntry = (fields: Typed = {}): Typed => ({ ...fields, [ENTRY_ID]: crypto.randomUUID() });

export const textIn = (value: TypedValue | undefined): string => (typeof value === 'string' ? value : '');

export const chosenIn = (value: TypedValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

export const entriesIn = (value: TypedValue | undefined): readonly Typed[] =>
  Array.isArray(value) ? value.filter((item) => typeof item !== 'string') : [];

export const fieldsIn = (value: TypedValue | undefined): Typed =>
  typeof value === 'object' && !Array.isArray(value) ? (value as Typed) : {};
