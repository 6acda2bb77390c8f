import { fold } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { hasName } from './applicant-names.ts';

/** The line of our request that names the applicant, as replies repeat it. */
const OF_WHOM =
  /^[\s>*•-]*(?:student|employee|applicant|candidate|individual|person|name|empleado|alumno|estudiante|salarie|etudiant|mitarbeiter(?:in)?|funcionari[oa]|alun[oa]|nombre|nom|nome)\b[^:=|]{0,20}[:=|]/i;
const UNKNOWN =
  /(?<!\p{L})(?:not (?:one of|in|on|found|known|listed|ours|a student|an? employee|anywhere|any(?:one|body)?)|no (?:such|records?|match|file|trace|sign of|student|employee|one (?:by|of|here))|never (?:heard|here|worked|attended|enrolled|employed|a student|one of)|unknown|no (?:consta|figura|aparece)|ningun[ao]?|desconocid[oa]|inconnue?|aucune?|nicht (?:bekannt|gefunden|verzeichnet|bei uns)|unbekannt|keine?|nao consta|nenhuma?|desconhecid[oa])(?!\p{L})/iu;

/** Whether a reply says behind the applicant's name in our request that they are not known: the rest is then of no one. */
export const deniesPerson = (visible: string, request: ReplyRequest): boolean =>
  visible.split('\n').some((line) => {
    const plain = fold(line);
    return OF_WHOM.test(plain) && hasName(line, request) && UNKNOWN.test(plain);
  });
