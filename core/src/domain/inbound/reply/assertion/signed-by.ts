import { fold } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { subjectOf } from '../people/names.ts';
import type { Statement } from '../statements.ts';

/** How a form calls the one who fills it in. */
const FILLED_IN_BY = new RegExp(
  `^\\W*(?:${[
    '(?:verified|completed|prepared|signed|submitted|filled (?:out|in)|provided|confirmed|certified|reported|furnished|answered|processed|authori[sz]ed|information (?:provided|supplied|given)) by',
    '(?:printed|print|your|contact|verifier(?:.s)?|respondent(?:.s)?|official(?:.s)?) ?name',
    'name (?:and title )?of (?:the )?(?:person|verifier|official|respondent|representative|individual) (?:completing|verifying|providing|responding|filling|signing)?[^:=]{0,30}',
    '(?:authori[sz]ed )?signature|signed|verifier|respondent|(?:hr|company|employer|school) (?:rep(?:resentative)?|contact|official)|registrar',
    '(?:firmado|completado|verificado|confirmado) por|(?:signe|rempli|verifie) par|(?:bestatigt|ausgefullt|unterschrieben) von|(?:assinado|preenchido|verificado) por|responsable|responsavel',
  ].join('|')})\\s*[:=]`,
  'i',
);
/** What a form then asks about that person. */
const OF_SIGNER =
  /^\W*(?:(?:your |job |official |verifier(?:.s)? )?(?:title|position|role|name|department|dept|company|employer|organi[sz]ation|signature|e-?mail(?: address)?|telephone|tele?phone(?: number)?|phone(?: number| no)?|fax|extension|ext|date(?: signed| completed)?)|cargo|puesto|fecha|telefono|correo|poste|fonction|datum|funktion|telefon|position|data|funcao|titulo)\s*(?:\.\s*)*[:=]/i;

/** Leaves out what a form says of the person who filled it in: "Verified by: Kim Doyle", "Title: HR Manager". */
export function withoutSigner(statements: readonly Statement[], request: ReplyRequest): Statement[] {
  let isSigner = false;
  return statements.filter(({ text }) => {
    const plain = fold(text);
    if (FILLED_IN_BY.test(plain)) isSigner = subjectOf(text, request) !== 'APPLICANT';
    else isSigner = isSigner && OF_SIGNER.test(plain);
    return !isSigner;
  });
}
