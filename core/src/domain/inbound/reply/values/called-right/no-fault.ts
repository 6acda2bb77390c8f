import { fold } from '../../../read/fold.ts';

const NONE =
  'no|nothing|none|not an?|zero|without|never|sin|nada|ningun\\w*|rien|aucune?|sans|kein\\w*|nichts|ohne|nenhum\\w*|sem';
/** What one finds, or does, where something is wrong. */
const FAULT = [
  'correct(?:ions?)?|chang(?:e|es|ed|ing)|amend\\w*|adjust\\w*|alter\\w*|errors?|mistakes?|discrepanc\\w+|differen\\w+|wrong|faults?',
  'object\\w*|add|argue|quarrel|variances?|inaccura\\w+|incorrect|amiss|fix',
  'cambi\\w+|correcci\\w+|corregir|corrij\\w+|discrepan\\w+|diferen\\w+|anadir|objet\\w+',
  'changer|modifi\\w+|corriger|signaler|erreurs?|ecarts?|redire|ajouter',
  'ander\\w+|abweich\\w+|fehler\\w*|unstimmig\\w+|korrig\\w+|auszusetzen|beanstand\\w+|einw[ae]nd\\w*',
  'mudar|corrig\\w+|alterar|erros?|diverg\\w+|acrescentar|ressalv\\w+',
].join('|');
const NO_FAULT = new RegExp(`\\b(?:${NONE})\\b[^.;!?]{0,60}?\\b(?:${FAULT})\\b`, 'i');

/** "No discrepancies", "nothing on it that I would change": all is right, though the sentence denies. */
export const findsNoFault = (text: string): boolean => NO_FAULT.test(fold(text));
