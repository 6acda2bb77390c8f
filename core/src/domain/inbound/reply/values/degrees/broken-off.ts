import { fold } from '../../../read/fold.ts';

const WORDS =
  /\b(?:dropped out|sat for|(?:did not|didn['’]?t|never) pass(?:ed)?|failed (?:the|to|his|her|their|one|two|three)|flunked|no aprobo|no paso|n['’]a (?:pas|jamais) reussi|a echoue|nicht bestanden|durchgefallen|nao passou|(?:foi )?reprovad[oa]|withdr[ae]w\w*|discontinued|(?:changed|switched) (?:programs?|degrees?)|left (?:before|without)|not (?:admitted|finish|complete)\w*|never (?:admitted|finished|completed)|incomplet\w*|interrup\w*|interromp\w*|interrumpi\w*|trancou|abandon\w*|desisti\w*|dejo (?:la carrera|los estudios|de (?:cursar|asistir|estudiar))|no (?:concluyo|termino|finalizo|completo|aprobo)|nao (?:concluiu|terminou|completou|finalizou)|n['’]a (?:pas|jamais) (?:termine|acheve|valide|fini)|sans (?:terminer|achever|valider)|abgebrochen|abbrach|nicht (?:beendet|abgeschlossen))/i;

/** Whether words say that studies were begun and not ended. */
export const isBrokenOff = (text: string): boolean => WORDS.test(fold(text));
