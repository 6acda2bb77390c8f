import { createContext, useContext } from 'react';

/** What fields of a form have in common. */
export interface FormState {
  /** What is wrong, each after the path of its field. */
  problems: readonly string[];
  /** Whether sending was tried: from then on fields that nothing was typed into are judged too. */
  isTried: boolean;
}

export const FormContext = createContext<FormState>({ problems: [], isTried: false });

export const useForm = (): FormState => useContext(FormContext);
