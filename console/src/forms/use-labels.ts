import { useTexts } from '../texts/use-texts.tsx';

interface Labels {
  /** Of a field; one that means something else in some place has a text for that place. */
  field: (name: string, parent: string) => string;
  /** What explains it; undefined where it explains itself. */
  hint: (name: string, parent: string) => string | undefined;
  /** Of one of the entries of a list. */
  entry: (list: string, number: number) => string;
  /** What adds one. */
  add: (list: string) => string;
  option: (value: string) => string;
}

/** The words of a form whose fields come from the contract: `order-form.test.ts` holds the catalogue to have them all. */
export function useLabels(): Labels {
  const { found } = useTexts('order-form');
  return {
    field: (name, parent) => found(`fields.${parent}_${name}`) ?? found(`fields.${name}`) ?? name,
    hint: (name, parent) => found(`hints.${parent}_${name}`) ?? found(`hints.${name}`),
    entry: (list, number) => found(`entries.${list}.one`, { number }) ?? String(number),
    add: (list) => found(`entries.${list}.add`) ?? list,
    // Names of events have dots, which separate keys, and are known as they are.
    option: (value) => (value.includes('.') ? value : (found(`options.${value}`) ?? value)),
  };
}
