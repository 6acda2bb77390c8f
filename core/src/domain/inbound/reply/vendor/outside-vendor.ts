import { fold, plainWords } from '../../read/fold.ts';
import type { Statement } from '../statements.ts';
import { brandIn } from './vendor-brand.ts';
import { NAMED_BESIDE, NAMED_FOR_THIS, nameBy, SAID_TO_DO_IT } from './vendor-forms.ts';
import { ASKS_THERE, type NamedInReply } from './vendor-words.ts';

const IS_CODE = /^[\p{Lu}\d-]*\d[\p{Lu}\d-]*$/u;
const USES_NOT = /\b(?:not|never|no longer|n['’]t) (?:uses?|with|works? with|subscribes?|participates?)\b/i;

/** An office of the organization's own is no vendor, nor is a person. */
const OWN_OFFICE =
  /^(?:Our|The|We|HR|Human Resources|Payroll|Corporate|Personnel|Registrar|Student|Records|Admissions|Headquarters|He|She|It|They|This|That|My|His|Her|Head Office|University|College|I|You|Please|Who|Which|Company|Department|Office|Frau|Herrn?|Zentrale|Personal\p{Ll}*|Hauptverwaltung|Abteilung|Verwaltung|Sekretariat|Prüfungsamt|Studien\p{Ll}*|Kolleg\p{Ll}*|Archiv|Stadtarchiv|Recursos|Secretar[ií]a|Administraci[oó]n|Señora?|Sra?|Don|Doña|Dª|Madame|Monsieur|Mme|M|Service|Secrétariat|Ressources|Direction|Dona|Senhora?|Departamento|Mr|Mrs|Ms|Miss|Dr|Prof|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Gracias|Merci|Danke|Obrigad[oa]|Thank)(?!\p{L})/u;

/** The name of a vendor that is in no list, where the mail says that another answers. */
export function outsideVendor(
  statements: readonly Statement[],
  claimed: readonly string[] = [],
): NamedInReply | null {
  const own = claimed.map((value) => plainWords(value).join(' '));
  const isVendor = (name: string) =>
    !OWN_OFFICE.test(name) &&
    !IS_CODE.test(name) &&
    !own.some((value) => value.includes(plainWords(name).join(' ')));
  const said = statements.filter(({ text }) => !USES_NOT.test(fold(text)));
  const by = (forms: readonly RegExp[]): NamedInReply | null => {
    for (const { text } of said) {
      const name = nameBy(forms, text, isVendor);
      if (name !== null) return { code: null, name, evidence: text };
    }
    return null;
  };
  return by(SAID_TO_DO_IT) ?? branded(said, isVendor) ?? by(NAMED_BESIDE) ?? by(NAMED_FOR_THIS);
}

function branded(statements: readonly Statement[], isVendor: (name: string) => boolean): NamedInReply | null {
  for (const { text } of statements) {
    const name = ASKS_THERE.test(fold(text)) ? brandIn(text) : null;
    if (name !== null && isVendor(name)) return { code: null, name, evidence: text };
  }
  return null;
}
