import { allMatches } from '../../../../platform/all-matches.ts';
import { fold } from '../../read/fold.ts';

/** Whose code it is: the one that the vendor keeps records for. In folded text, as all of these. */
const HOLDER =
  "(?:employer|company|firm|business|corporate|organi[sz]ation(?:al)?|institution(?:al)?|school|college|university|district|client|customer|account|acct\\.?|subscriber|member(?:ship)?|partner|provider|agency|group|verifier|access|opeid|fice|ein|co\\.?)(?:['’]?s)?(?: (?:verification|verifier|access|lookup|search|reference))?";
const CODE = '(?:codes?|keys?|id|i\\.d\\.|identifier|pin|login)';
const NUMBER = '(?:number|num\\.?|no\\.?|nr\\.?|#)';
/** Codes and numbers of other things, by the word before. */
const OF_OTHER =
  "(?<!(?:zip|post(?:al)?|area|dial(?:ing)?|country|city|state|dress|building|bar|qr|promo|discount|coupon|ticket|case|request|reference|ref|tracking|confirmation|order|invoice|message|session|error|reason|status|employee|worker|associate|student|applicant|candidate|person(?:nel)?|badge|job|position|course|class|program|degree|major|cip|soc|naics|sic|tax|user|photo|e-?mail|fax|phone|meeting|conference|event|swift|bank|sort|source|education|ed|labou?r|penal|civil|family|government|health|revenue|bankruptcy|building|door|dna|honou?r)(?:['’]?s)?[ -])(?<![\\p{L}\\d@/?&=_-])";

const ENGLISH = `(?:${HOLDER} ?(?:${CODE}(?: ?${NUMBER})?|${NUMBER})|${OF_OTHER}${CODE}(?: ?${NUMBER})?|\\b(?:our|client|company|employer) (?:account|acct\\.?|number|no\\.)|\\bacct\\.?)`;

const OF = "(?:[ -](?:de |d['’] ?|del |da |do )?(?:l['’] ?|la |nuestr[oa] |notre |noss[oa] )?)";
const ROMANCE = `(?:\\b(?:codigo|code|clave|cle|chave|identificador|identificacao|identifiant|id|pin|numero|num\\.?|n[°º]|nro\\.?|dossier|usuario|senha|cuenta|conta|compte)${OF}(?:empres\\p{L}+|emplead\\p{L}+|patron\\p{L}*|empregador\\p{L}*|client[ea]?|entreprise|employeur|societe|etablissement|ecole|organisme|universit\\p{L}+|universidad\\p{L}*|institu\\p{L}+|escuela|escola|faculdade|facultad|centro|colegio|cuenta|conta|compte|abonn?[ea]\\p{L}*|suscriptor|assinante|afiliad[oa]|adherent|associad[oa]|contratante|convenio|entidade?|organiza\\p{L}+|compania|companhia|acceso|acesso|acces|partenaire|plantel)|\\b(?:codigo|clave|chave|cle|identifiant)(?! (?:postal|de (?:area|barras)|civil|penal|unica?)))`;

const GERMAN =
  '(?:\\b(?:(?:firmen|arbeitgeber|unternehmens?|kunden|mandanten|betriebs|hochschul|schul|instituts?|einrichtungs|organisations?|mitglieds|teilnehmer|vertrags|partner|zugangs|auftraggeber|universitats)-?(?:kennung|code|schlussel|nummer|nr\\.?|id|kennziffer|kennzahl|pin|kurzel|kennwort)|kennung|kennziffer))';

/** The longer ones first, and what stands between them and the code. */
const LABEL = `(?:${ROMANCE}|${GERMAN}|${ENGLISH})`;
const IS = "(?:(?:['’]s|is|are|was|es|esta|est|ist|lautet|sera|e)\\b|:|=|#|–|-|→|\\.{3,}|(?: \\.){2,})";
const QUOTE = `[\\s#"“'‘«([<]*`;
const BETWEEN = `\\s*,?(?: ?(?:(?:which|that|it|cual|que|qui|die|der|o qual)\\s+|it(?=['’]s)))?(?:${IS}\\s*:?)?\\s*(?:(?:is|le|el|la|die|${NUMBER})\\s+)?${QUOTE}`;
const SOME_WORDS_BETWEEN = `(?: (?!not\\b|no\\b)[\\p{L}'’]+){1,5}?(?:\\s*[:=#]|\\s+(?:is|are|es|est|ist|lautet|e|sera)\\b)${QUOTE}`;
const TOKEN = '[A-Z0-9]+(?:[-_/.][A-Z0-9]+)*';
const WITH_DIGIT = `(?=[\\w./-]{0,14}\\d)${TOKEN}`;

const FORMS = [
  `${LABEL}${BETWEEN}(?<code>${TOKEN})`,
  `${LABEL}${SOME_WORDS_BETWEEN}(?<code>${TOKEN})`,
  // "4471-B as our company code"
  `(?<![\\w./-])(?<code>${WITH_DIGIT})["”’')\\]]* (?:as|is|for|als|como|comme|en tant que|es|ist|est) (?:our |the |your |unsere?n? |die |den |nuestr[oa] |notre |noss[oa] |el |la |le |o |a )?(?:${HOLDER} ?(?:${CODE}|${NUMBER})|${ROMANCE}|${GERMAN})`,
].map((form) => new RegExp(form, 'giu'));

/** "HSL 2207" */
const SECOND_PART = /^ \d{2,6}(?![\d/-])/;
const TELEPHONE = /^(?:1-)?(?:\d{3}-)?\d{3}-\d{4}$|^1?8\d{2}\d{7}$/;
const YEAR = /^(?:19|20)\d\d$/;

/** The code that a vendor is to be given for an employer or school, where a text says it; `evidence` is its words. */
export function vendorCodeIn(text: string): { code: string; evidence: string } | null {
  const plain = fold(text);
  for (const form of FORMS) {
    for (const match of allMatches(plain, form)) {
      const code = codeAt(text, match);
      if (code !== null)
        return { code, evidence: text.slice(match.index, match.index + match[0].length).trim() };
    }
  }
  return null;
}

/** Codes have a digit, or are written in capitals; a word or a number that happens to stand there is neither. */
function codeAt(text: string, match: RegExpExecArray): string | null {
  const found = match.groups?.code ?? '';
  const end = match.index + match[0].lastIndexOf(found) + found.length;
  const isWord = /^[A-Z][A-Z-]{2,11}$/.test(found);
  const second = isWord || /^[A-Z]{2}$/.test(found) ? (SECOND_PART.exec(text.slice(end))?.[0] ?? '') : '';
  const isCode = second !== '' || /\d/.test(found) || isWord;
  const isNumber = TELEPHONE.test(found) || YEAR.test(found);
  return isCode && !isNumber && found.length >= 3 - second.length && found.length <= 20
    ? found + second
    : null;
}
