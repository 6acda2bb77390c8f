import { fold } from '../../read/fold.ts';

/** A name as far as its capitals go: "State Board of Private Education". */
const PART = "\\p{Lu}[\\p{L}\\d&'’-]*(?:\\.(?=[\\p{L}\\d])[\\p{L}\\d-]+)*";
const NAME = `(?<name>${PART}(?: (?:(?:and|of|the|&|de|del|des|du|da|do|et|y|e|und|fur) ){0,2}${PART}){0,5})`;

/** In small letters, or with a capital at the beginning of a sentence. */
const anyCase = (words: string): string =>
  words.replace(/(?<=^|\||\(\?:)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** What a company is called that does such things for others. */
const ROLE = anyCase(
  '(?:vendor|provider|agent|agency|partner|administrator|bureau|supplier|contractor|third[- ]party|verification (?:service|company|firm)|payroll (?:company|service|firm|provider)|service|firm|company|platform|portal|clearing ?house|proveedor[ae]?|empresa|plataforma|portal|gestori?a|despacho|firma|compania|agente|asesori?a|mandataire|prestataire|societe|plateforme|portail|cabinet|entreprise|dienstleister\\p{L}*|firma|anbieter\\p{L}*|plattform|agentur|lohnburo|steuerburo|treuhand\\p{L}*|fornecedora?|prestadora?|escritorio|contabilidade|terceirizada)',
);
const ADJECTIVES =
  '(?: (?:externo|externa|contratad[oa]|autorizad[oa]|externe[rnms]?|agree|attitre|terceirizad[oa]|parceir[oa]|contabil|digital|en ligne|online|here|there|for this|for these|is|es|est|ist|e))*';
const CALLED = anyCase(
  '(?:called|named|llamad[oa]|denominad[oa]|nommee?|appelee?|namens|mit namen|chamad[oa]|denominad[oa])',
);
const BESIDE_ROLE = `${ROLE}${ADJECTIVES}(?:,|:| \\(|,? ${CALLED})? (?:(?:is|the|la|le|el|a|o|die|der|das|firm|firma|firme|societe|empresa|company) ){0,2}["“«']?\\s?${NAME}`;
const OUR =
  '(?:our|an|the (?:outside|external)|outside|external|third[- ]party|nuestr[oa]|un|una|notre|une|unser\\p{L}*|ein\\p{L}*|noss[oa]|um|uma)';
const OURS = anyCase(OUR);

const DONE = anyCase(
  '(?:handled|processed|managed|provided|completed|fulfilled|done|performed|answered|outsourced|administered|issued|verified|maintained|hosted|farmed out|contracted out|handed|turned over|transferred|delegated|assigned|engaged|retained|hired|contracted|partner(?:ed|s)?|work(?:s|ing)?)',
);
const BY =
  '(?:by|through|via|to|with|using|over|on|from|at) (?:(?:an?|our|the) )?(?:(?:third[- ]party|outside|external|verification|service|vendor|provider|partner|company|agent|administrator|platform|portal)[, :(]*){0,4}';
const MATTER =
  '(?:verif\\w+|requests?|inquir\\w+|enquir\\w+|confirmations?|checks|employment|degrees?|diplomas?|transcripts?|parchments?|credentials|records|references|files?|these|this|those|that|them|it)';

/** Says that another company does it, by the verbs of five languages. */
export const SAID_TO_DO_IT = [
  `\\b(?:does|do|handles?|runs?|processes) (?:all |our |its |their |the )*(?:verif\\w+|confirmations?|these|this)\\b[^.?!]{0,20}? (?:through|via|using) (?:the )?${NAME}`,
  `\\b${anyCase(MATTER)}\\b[^.?!]{0,60}?\\b(?:outsourc\\w+|farmed out|contracted out) to (?:the )?${NAME}`,
  `(?:^|[.;:,] )${NAME},? (?:who |which )?(?:now )?(?:handles?|processes|manages?|provides?|fulfills?|administers?|does|completes?|performs?|verif(?:y|ies)|answers?) (?:(?:all|our|the|any|such|these|those|this|that|third-party|employment|education|degree|income|student|outside|background) )*(?:verif|confirm|check|inquir|enquir|request|for us|on our behalf|it\\b|this\\b|these\\b|that\\b|them\\b)`,
  `\\b${anyCase('(?:order|orders|request|requests|obtain|obtained|get|buy|purchase|purchased)')}\\b[^.?!]{0,40}? (?:verif\\w+|confirmations?)(?: \\p{Ll}+){0,2}? (?:from|through|via|at|with) (?:the )?${NAME}`,
  `\\b${OURS}(?: \\p{Ll}+){0,2}? ${BESIDE_ROLE}`,
  `\\b(?:[Ss]e )?(?:encarga|llevan?|tramitan?|gestionan?|atienden?|emiten?|responden?)\\b[^.?!]{0,40}? ${BESIDE_ROLE}`,
  `\\b${anyCase('(?:bearbeitet|erteilt|ubernimmt|beantwortet|erstellt|erledigt|fuhrt|verwaltet)')} (?:fur uns |ausschliesslich |ausschlie.lich |nur |allein )*(?:d(?:ie|as|er) )?(?:externe[rn]? )?${BESIDE_ROLE}`,
  `\\b${anyCase('(?:tercerizad[oa]s?|tercerizamos|terceirizamos|terceirizou|externalis\\p{L}+|ausgelagert|delegad[oa]s?|confi[eo]\\p{L}*)')}\\b[^.?!]{0,60}? (?:con|com|a|ao|an|para|aupres de|chez) (?:a |la |le |el |l['’]|die |o )?${NAME}`,
  `\\b${anyCase(`(?:s?he|they|graduates?|students?|alumn\\w+|holders?|${MATTER})`)}\\b[^.?!]{0,80}? (?:through|via|over|using) (?:the |our )?(?!(?:Email|E-mail|Mail|Fax|Phone|DocuSign|Adobe|Zoom|Teams|FedEx|UPS|USPS)\\b)${NAME}`,
  `\\b(?:files?|records?|books|payroll|expedientes|dossiers|akten|unterlagen|historico)\\b[^.?!]{0,30}? (?:sits?|lies?|are|is|held|stored|kept|housed|liegen|sont|estan|esta|estao) (?:with|by|at|bei|chez|con|com|en|em) (?:the |la |le |el |der |a |o )?${NAME}`,
  `\\b(?:working|works?|partnered|contracted|teamed up|signed up) (?:exclusively |only |solely )?with (?:the )?${NAME}(?= (?:for|to)\\b)`,
  `\\b(?:travaille|travaillons|trabaja|trabajamos|trabalha|trabalhamos|arbeiten|arbeitet)\\b[^.?!]{0,30}? (?:avec|con|com|mit) (?:la |le |el |l['’]|der |dem |o |a )?${NAME}`,
].map((form) => new RegExp(form, 'u'));

/** Names whom to ask, or who has it now. */
export const NAMED_BESIDE = [
  `\\b${DONE}\\b[^.?!]{0,60}?\\b${BY}${NAME}`,
  BESIDE_ROLE,
  `\\b${anyCase('(?:use|uses|using|visit|contact|through|thru|via|go to|order from|register (?:at|with|on)|submit (?:it|them|\\w+ requests?) (?:to|at|on|through))')}\\s+(?:our |the )?(?:(?:third[- ]party|verification|vendor|provider|partner|service|administrator)[, :(]*){0,4}${NAME}`,
  `\\b(?:addressed|directed|submitted|routed|sent|handed(?: over)?|transferred|moved|switched) (?:only |solely |instead )?(?:to|at) (?:our |the )?${NAME}`,
  `\\b(?:fuhrt|verwaltet|ubernimmt|bearbeitet|erledigt|erteilt|beantwortet|macht|erstellt|uber|durch|bei)\\s+(?:fur uns |ausschlie\\p{L}+ |nur |allein |unsere?n? |d(?:ie|as|er|en|em) |externe[nr]? |firma |dienstleister |anbieter |portal )*${NAME}`,
  `\\b(?:atienden?|gestionan?|tramitan?|llevan?|emiten?|dan?|realizan?|solicit\\p{L}+|consult\\p{L}+|verific\\p{L}+|valid\\p{L}+|traves de|mediante|dirij\\p{L}+)\\s+(?:exclusivamente |solo |unicamente |en |con |por |a |nuestr[oa] |la |el |al |empresa |externa |proveedor |compania |plataforma )*${NAME}`,
  `\\b(?:assur|trait|ger|confi|delivr|fourni|pass|verif|control|authentif|consult|demand|obten|obtien)\\p{L}{0,7}\\s+(?:exclusivement |uniquement |desormais |seulement |en ligne )*(?:par|a|via|sur|aupres de|chez)\\s+(?:notre |la |le |l['’]|societe |prestataire |plateforme |site )*${NAME}`,
  `\\b(?:feit[ao]s?|realizad[ao]s?|atendid[ao]s?|emitid[ao]s?|respondid[ao]s?|verificad[ao]s?|validad[ao]s?|consult\\p{L}+|acesse|solicit\\p{L}+)\\s+(?:exclusivamente |somente |so |apenas )?(?:(?:pel[ao]|por|com|junto a|atraves d[ao]|n[ao]|em|a|ao|o)\\s+)?(?:empresa |plataforma |portal |site |terceirizad[ao] )*${NAME}`,
].map((form) => new RegExp(form, 'u'));

/** What may only be the name, where it is known that the mail sends to a third party. */
export const NAMED_FOR_THIS = [
  `\\b${anyCase("(?:it['’]s|its|that['’]s|they['’]re|es|c['’]est|ist|sind|e|sao)")} (?:called |la |le |el |a |o |die )?${NAME}`,
  `\\b(?:employer|patron|arbeitgeber)\\b[^.?!]{0,20}? was ${NAME}`,
  '\\b[Uu]se (?<name>(?!(?:our|the|a|an|this|that|your|my|it|them|e-?mail|fax|mail|phone|regular|only)\\b)[\\p{L}\\d]+(?: (?!for\\b)[\\p{L}\\d]+){0,2}) for (?:that|this|these|those|them|it|verif\\w+)',
  `\\b(?:${MATTER}|${anyCase('(?:lien|link|enlace|portal|plateforme|plattform|zeugnis\\p{L}*|nachweis\\p{L}*|titulos?|verifica\\p{L}+|constancias?|demande|anfrage|das)')})\\b[^.?!]{0,60}? (?:to|at|from|with|on|over|sur|chez|a|en|em|auf|bei|von|an|con|com|por|pel[ao]|no|na) ${NAME}`,
  `\\b(?:lien|link|over|on|sur|en|em|auf) ${NAME}`,
].map((form) => new RegExp(form, 'u'));

/** The first name that one of the forms finds and that may be one, as the text writes it. */
export function nameBy(
  forms: readonly RegExp[],
  text: string,
  isVendor: (name: string) => boolean,
): string | null {
  const plain = fold(text);
  for (const form of forms) {
    const match = form.exec(plain);
    const found = match?.groups?.name;
    if (!match || found === undefined) continue;
    const start = match.index + match[0].lastIndexOf(found);
    const name = text.slice(start, start + found.length).replace(/[.'’]+$/, '');
    if (name.length > 1 && isVendor(name)) return name;
  }
  return null;
}
