import type { VerifierForm } from '@credence/core';
import type { FormBody } from './form-body.ts';
import { type FormField, formFields } from './form-fields.ts';

/** Problems of a form, sorted to where they are shown. */
export interface FieldErrors {
  /** One entry for each problem: the field it belongs to (null when it is none of the form's) and the whole sentence. */
  summary: { field: FormField | null; sentence: string }[];
  /** What stands beside the field of this name; empty when nothing is wrong with it. */
  beside(name: string): string[];
}

/** No problems. */
export const NO_ERRORS: FieldErrors = { summary: [], beside: () => [] };

/** Finds the field of each problem (`<path> <what is wrong>`) and words it for a person. */
export function sortProblems(form: VerifierForm, body: FormBody, problems: readonly string[]): FieldErrors {
  const fields = formFields(form, body);
  const found = problems.map((problem) => {
    const [path = '', ...rest] = problem.split(' ');
    const field = fieldAt(fields, path);
    return { field, rest: rest.join(' '), problem };
  });
  const places = new Map(fields.map((field, place) => [field, place]));
  const order = ({ field }: { field: FormField | null }) => (field && places.get(field)) ?? -1;
  // Every control asks, and a form that means harm has thousands of problems.
  const ofField = new Map<string | undefined, string[]>();
  for (const { field, rest } of found) {
    const words = ofField.get(field?.name) ?? [];
    words.push(inWords('This', rest));
    ofField.set(field?.name, words);
  }
  return {
    summary: found
      .toSorted((a, b) => order(a) - order(b))
      .map(({ field, rest, problem }) => ({ field, sentence: field ? inWords(field.label, rest) : problem })),
    beside: (name) => ofField.get(name) ?? [],
  };
}

/** The field with this path, or the closest one above it (`questions.3.selected` belongs to `questions.3`). */
function fieldAt(fields: readonly FormField[], path: string): FormField | null {
  const above = fields.filter(({ name }) => path === name || path.startsWith(`${name}.`));
  return above.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null;
}

/** What is wrong with one of several things in a field names that thing in quotes, and needs no other subject. */
const inWords = (subject: string, rest: string): string =>
  rest.startsWith('“') ? rest : `${subject} ${rest}`;
