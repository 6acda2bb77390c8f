import { fold, folded } from '../read/fold.ts';
import type { ReplyKind } from '../read/reading.ts';
import {
  ASKED_BACK_PHRASES,
  AUTHORIZATION_PHRASES,
  AWAY_PHRASES,
  ELSEWHERE_PHRASES,
  FEE_PHRASES,
  NO_RECORD_PHRASES,
  RECEIPT_PHRASES,
  REFUSED_PHRASES,
  STOP_PHRASES,
  WRONG_PLACE_PHRASES,
} from './kind-phrases.ts';

export interface KindRule {
  kind: ReplyKind;
  words: RegExp;
  /** Takes the rule back. */
  unless?: RegExp;
}

/** For folded text. */
const anyOf = (...forms: string[]): RegExp => new RegExp(fold(forms.join('|')), 'i');

/** Asks not to be written to again. "Do not reply to this message" is what machines say of themselves. */
const STOP = anyOf(
  ...STOP_PHRASES,
  "\\b(?:do not|don['’]?t|please (?:do not|don['’]?t)|never|stop|cease|quit|no) (?:ever )?(?:send(?:ing)?|e-?mail(?:ing)?|contact(?:ing)?|writ(?:e|ing)|messag(?:e|ing)|call(?:ing)?|bother(?:ing)?|harass(?:ing)?)(?: to)? (?:me|us|this|any ?more|any (?:more|further)|again|here|our|my|these|such|further)\\b",
  '\\b(?:remove|delete|take) (?:me|us|this address|our address|my address|this e-?mail|our e-?mail|my e-?mail)\\b.{0,40}\\b(?:from|off)\\b|\\bremove (?:me|us)\\b|\\bunsubscribe (?:me|us|this|please|immediately|now)|^\\W*unsubscribe\\W*$|\\bstop (?:these|this|e-?mailing|contacting|sending|writing|the e-?mails)\\b|\\bcease and desist\\b|\\b(?:any )?further (?:e-?mails?|contact|messages|requests) will be (?:treated|regarded|considered|reported|blocked)|\\bno (?:further|more) (?:e-?mails?|messages|contact|requests|mails?)\\b',
  "^\\W*(?:please |just )?stop\\W*$|\\b(?:leave (?:me|us) alone|go away|get lost|lose (?:my|our|this) (?:address|e-?mail|number|contact)|opt(?:ing)?[ -]?(?:me |us )?out|enough (?:already|with the)|(?<!\\bfalls? )off (?:of )?(?:your|this|the) (?:mailing |distribution |contact |call )?lists?|(?:you|your|this) (?:\\S+ ){0,3}(?:has|have|is|are|will be) (?:now )?(?:been )?block(?:ed|ing)|(?:i am|i['’]?m|we are|we['’]?re|will be|have) (?:block|report|flagg?|mark)(?:ing|ed|ing)? (?:you|your|this|it)|no longer wish to (?:receive|be|hear)|(?:do not|don['’]?t|not) (?:want|wish) (?:to (?:receive|get|hear)|any (?:more|further)|your|these|this)|(?:do not|don['’]?t|never) (?:ever )?(?:contact|e-?mail|write|call|message)(?: to)? (?:me|us|this|our|my|the|here|any of our)(?: \\w+){0,3} (?:again|any ?more|any longer|further|in (?:the )?future))\\b",
  '\\bne (?:plus|pas) (?:nous|me) (?:recontacter|contacter|ecrire|solliciter|envoyer)|\\b(?:cessez|arretez) (?:de|vos|ces)\\b|\\b(?:retirez|supprimez|enlevez)[ -](?:moi|nous|mon|notre|cette)\\b|\\bdesinscri\\w+|\\b(?:horen sie auf|unterlassen sie|loschen sie (?:meine|unsere|diese)|nehmen sie (?:mich|uns|diese)|streichen sie (?:mich|uns))\\b|\\b(?:nicht (?:mehr|wieder|nochmals?|erneut) (?:an|zu )?(?:schreiben|kontaktieren|anschreiben|behelligen))\\b|\\bno (?:\\w+ )?(?:envi|escrib|contact|mand)\\w+ (?:\\w+ )?mas\\b|\\b(?:denme|darme|dennos|dadme) de baja\\b|\\bdejen? de (?:escrib|contact|envi|mand|molest)\\w+|\\b(?:borr|elimin|quit)(?:en|e|ar|enme|enos) (?:mi|nuestr[oa]|esta|este)\\b|\\bnao (?:\\w+ ){0,2}(?:contat|escrev|envi|mand|entr)\\w* (?:\\w+ ){0,3}mais\\b|\\b(?:parem?|deixem?) de (?:\\w+ ){0,2}(?:escrev|contat|envi|mand|incomod)\\w+|\\b(?:retir|remov|exclu)(?:em|a|am|ir|er|ar) (?:meu|nosso|este|esse)\\b',
  '\\bno (?:nos|me) (?:vuelvan? a )?(?:contact|escrib|env)\\w+|\\bdej(?:en|e) de (?:escrib|contact|envi)\\w+|\\bne (?:nous|me) (?:contactez|écrivez) plus|\\b(?:kontaktieren|schreiben) sie (?:uns|mich|mir) nicht (?:mehr|wieder)|\\bkeine weiteren (?:e-?mails|nachrichten|anfragen)|\\bnão (?:nos|me) (?:contat|escrev|envi)\\w+ mais|\\bparem de\\b',
);

/** To those whom a mail reaches by mistake. */
const OF_DISCLAIMER =
  /\b(?:intended recipient|received (?:this|it) in error|by mistake|confidential|privileged|unauthori[sz]ed)\b/i;

const AUTHORIZATION = anyOf(
  ...AUTHORIZATION_PHRASES,
  '\\b(?:need|needs|require[sd]?|requires|requiring|send|provide|attach|submit|without|receive|received?|fax|include|furnish|supply|obtain|must have|missing|want|resend|forward|upload|have|awaiting|wait(?:ing)? for)\\b[^.?!]{0,100}\\b(?:(?<!\\b(?:to|cannot|can|not|may|will|could|must|we|never|only) )release(?! (?:any|the|information|her|his|their|this|that|it|records?|details|dates|salary|degree|only|anything|employment|job|to|without))|authori[sz]ation|consent|waiver|power of attorney|permission slip|disclosure form|signed (?:form|permission|copy|statement|letter))\\b',
  '\\b(?:(?<!\\b(?:to|cannot|can|not|may|will|could|must|we|never|only) )release(?! (?:any|the|information|her|his|their|this|that|it|records?|details|dates|salary|degree|only|anything|employment|job|to|without))|authori[sz]ation|consent|waiver|power of attorney)(?: form| letter| document)?s? (?:\\w+ ){0,6}?(?:is|are|was|must|needs?|required|missing|not|has|have|expired|older|dated|unsigned|illegible|signed by)\\b[^.?!]{0,80}',
  "\\b(?:without|unless|until|first|obtain|get|have|need|needs|require[sd]?|requires|want|upon|with)\\b[^.?!]{0,60}\\b(?:(?:written|explicit|express|prior|personal|verbal) (?:permission|approval|instruction|agreement|authority)|permission (?:from|of|by|in writing)|(?:his|her|their|['’]s) (?:written |express |own )?(?:permission|approval|say[- ]so|go[- ]ahead|ok(?:ay)?|signature|consent)\\b|subpoena|court order|signature of)|\\bonly (?:up)?(?:on|with|at|after) (?:receipt of )?(?:\\S+ ){1,4}(?:request|consent|permission|approval|authori[sz]ation|release)\\b|\\b(?:signature|release|attachment|authori[sz]ation|form)s? (?:\\w+ ){0,3}(?:was|is|came (?:through|out)|looks?|appears?|seems?) (?:\\w+ )?(?:blank|unreadable|illegible|missing|corrupt\\w*|cut off|expired|out ?dated|too old|not signed|unsigned|incomplete|empty|blurry)\\b|\\b(?:send|serve|bring|issue)(?: us| me)? (?:a |the )?(?:subpoena|court order)\\b",
  '\\b(?:so|somente|apenas|solo|solamente|unicamente|uniquement|seulement|nur) (?:com|con|avec|mit) (?:\\S+ ){0,3}?(?:l.)?(?:autorizacao|autorizacion|consentimiento|consentimento|accord|autorisation|einwilligung|zustimmung|vollmacht)\\b|\\bsin (?:(?:su|la|una|el|previa|previo|expresa|expreso) ){0,2}(?:autorizacion|consentimiento|permiso)\\b|\\b(?:autorizacion|consentimiento|permiso) (?:previ[oa] |expres[oa] )?(?:por )?escrit[oa]\\b|\\b(?:accord|consentement|autorisation) (?:prealable |expres )?(?:ecrite?|signee?)\\b|\\b(?:schriftliche|unterschriebene|unterzeichnete)\\w* (?:erlaubnis|genehmigung|einwilligung|erklarung|vollmacht|zustimmung)\\b|\\bohne (?:\\w+ ){0,3}(?:einwilligung|zustimmung|vollmacht|erlaubnis|genehmigung)\\b|\\bsem (?:(?:a|o|sua|autorizacao previa|previa|devida) ){0,2}(?:autorizacao|consentimento|permissao)\\b|\\b(?:autorizacao|consentimento) (?:por )?(?:escrit[oa]|assinad[oa])\\b',
  '\\b(?:signed|written|student|employee)(?: and dated| student| employee|,? dated)? (?:authori[sz]ation|consent|release|permission)\\b',
  '\\bferpa\\b[^.?!]{0,100}\\b(?:consent|release(?!d)|sign\\w*|authori\\w*|permission)|\\b(?:autorizaci[óo]n|consentimiento)\\b[^.?!]{0,80}\\b(?:firmad[oa]|enviar|adjunt|necesit|requer)\\w*|\\b(?:necesit\\w+|requer\\w+|env[íi]\\w+|adjunt\\w+|falta)\\b[^.?!]{0,80}\\b(?:autorizaci[óo]n|consentimiento)',
  '\\b(?:autorisation|consentement|procuration)\\b[^.?!]{0,80}(?:sign|écrite|nécessaire|joindre|envoy|fournir)|\\b(?:besoin|joindre|envoyer|transmettre|fournir|sans)\\b[^.?!]{0,80}\\b(?:autorisation|consentement|procuration)|\\b(?:einwilligung|vollmacht|einverständnis\\w*|zustimmung|schweigepflichtentbindung)\\b[^.?!]{0,80}|\\b(?:autoriza[çc][ãa]o|consentimento|procura[çc][ãa]o)\\b[^.?!]{0,80}(?:assinad|enviar|necess|anex)',
);
const NOT_EVEN_AUTHORIZED = folded(
  /\b(?:release|authori[sz]ation|consent|waiver) (?:is|was)(?:n['’]t| not) (?:needed|required|necessary)\b|\b(?:declin\w+|refus\w+|with or without|even with|regardless of|whether or not)\b|\b(?:thank you for|thanks for|received|with|per|enclosed|attached) (?:the |your |her |his )?(?:signed )?(?:release|authori[sz]ation|consent)\b/i,
);

/** What is signed changes nothing. */
const SIGNED_FOR_NOTHING = anyOf(
  String.raw`\b(?:signed|signature|release|authori[sz]ation|consent|permission)\b[^.]{0,30}\b(?:(?:do|does|did|will|would|can)(?:n['’]t| ?not)|makes? no|changes? nothing)\b[^.]{0,20}\b(?:alter|change|affect|override|matter|help|lift|suffice|difference|nothing)`,
  String.raw`\b(?:firma|autorizacion|assinatura|autorizacao|consentimi?ento)\b[^.]{0,30}\b(?:no|nao) (?:lo |la |isso )?(?:cambia|altera|muda|modifica)|\b(?:autorisation|accord|signature)\b[^.]{0,30}\bn['’]?y? ?(?:change|modifie)|\bandert\b[^.]{0,40}\b(?:nichts|nicht)\b`,
);

const FEE = anyOf(
  ...FEE_PHRASES,
  '\\b(?:verifications?|letters?|requests?|transcripts?|copies) (?:are|is|costs?) [$£€]|[$£€]\\s?\\d+[^?!]{0,60}\\b(?:money order|cash ?app|venmo|paypal|cashier)',
  '\\b(?:upon|after|on|until|without|pending|following) (?:receipt of )?(?:your |the |full )?payment\\b|\\bpay (?:by|online|here|via|with)\\b|\\b(?:total|amount|fee) due\\b|\\binvoice (?:no\\.? ?|number |#)?\\d',
  '\\b(?:fees?|charges?|payment|prepay\\w*|pre-?paid|cost|invoice|surcharge|check (?:made )?(?:out|payable)|money order|credit card|pay(?:able)?|billing)\\b[^.?!]{0,100}(?:[$£€]|\\busd\\b|\\beur\\b|\\b\\d+(?:\\.\\d\\d)?\\s?(?:dollars|euros?|usd|eur|gbp)\\b|\\brequired\\b|\\bbefore\\b|\\bpayable\\b|\\bmust\\b|\\bapplies\\b|\\bonline\\b|\\bprocess)',
  '[$£€]\\s?\\d+[^.?!]{0,80}\\b(?:fee|charge|per (?:verification|request|search|record)|each|payment|processing|for (?:each|every|this))\\b|\\b(?:we|university|college|company) charges?\\b|\\b(?:costs?|there is a (?:fee|charge)|for a fee)\\b[^.?!]{0,40}[$£€\\d]',
  '(?:[$£€₹₦]|\\b(?:n|rs\\.?|inr|ngn|usd|eur|gbp|cad|aud|chf|zar|kes|ksh|php|r\\$)) ?\\d[\\d.,]*[^?!]{0,80}\\b(?:payable|payment|paid|pay|deposit\\w*|transfer\\w*|remit\\w*|fee|charge[sd]?)\\b|\\b(?:sum|amount|fee|charge|cost) of \\S{0,4} ?\\d|\\b(?:proof|evidence|receipt|confirmation) of payment\\b|\\b\\d[\\d.,]* (?:dollars|euros?|pounds|naira|rupees|rand|pesos|reais|francs|shillings)\\b[^?!]{0,60}\\b(?:fee|payable|paid|pay|charge|cost|payment)\\b',
  '\\bkostenpflichtig\\w*|\\b(?:uberweis|bezahl|begleich)\\w*[^.?!]{0,60}\\b(?:gebuhr|betrag|rechnung|vorab|voraus|eur|euro)|\\b(?:gebuhr|bearbeitungsgebuhr|betrag|rechnung)\\b[^.?!]{0,60}\\b(?:uberweis|zahl|bezahl|entricht|begleich|erheb|vorab)\\w*|\\b(?:abon(?:ar|e|en)|pag(?:ar|ue|uen|o)|ingres(?:ar|e))\\b[^.?!]{0,60}\\b(?:tasas?|importe|arancel|coste?|tarifa|precio)|\\b(?:tasas?|importe|arancel|coste?|tarifa|precio)\\b[^.?!]{0,60}\\b(?:abon\\w+|pag(?:ar|ue|o)\\w*|eur|euros|usd)\\b|\\bpayante?s?\\b|\\b(?:regler|payer|virement|cheque|reglement)\\b[^.?!]{0,60}\\b(?:frais|montant|somme|euros?|tarif)|\\b(?:frais|montant|tarif)\\b[^.?!]{0,60}\\b(?:regler|payer|virement|cheque|reglement|euros?)|\\b(?:pag(?:ar|amento|ue)|boleto|deposit\\w+|quitar)\\b[^.?!]{0,60}\\b(?:taxa|valor|r\\$|custo)|\\b(?:taxa|custo)\\b[^.?!]{0,60}\\b(?:pag\\w+|boleto|cobrad\\w+|reais)',
  '\\b(?:tasa|arancel|costo|pago|tarifa)\\b[^.?!]{0,60}(?:[$€£]|\\d)|\\b(?:frais|paiement|coût)\\b[^.?!]{0,60}(?:[$€£]|\\d)|\\b(?:gebühr|kosten)\\b[^.?!]{0,60}(?:[$€£]|\\d)|\\b(?:taxa|pagamento|custo)\\b[^.?!]{0,60}(?:r?\\$|€|\\d)',
);

const RECORD =
  '(?:records?|files?|information|entry|entries|trace|listing|employee|student|person|individual|one|body|applicant|graduate|alumn\\w+|personnel|enrol?lment|employment|data|history|documentation|match(?:es)?|documents?)';
const NO_RECORD = anyOf(
  ...NO_RECORD_PHRASES,
  '\\bthere (?:is|was|are|were) no (?!differences?\\b|discrepanc|errors?\\b|mistakes?\\b|mismatch|objections?\\b|changes?\\b)(?:\\S+ ){1,4}?(?:in|on|among) (?:them|it|our|the|any|those|these)\\b',
  '\\bnothing (?:on file|under|listed|for (?:him|her|them|this))\\b',
  '\\b(?:records?|files?|books|archives?) (?:\\w+ ){0,4}?(?:were|was|have been|has been|are|got) (?:all )?(?:destroyed|shredded|lost|purged|discarded|burn(?:ed|t)|thrown (?:out|away)|deleted)\\b',
  "\\b(?:0|zero|no) (?:records?|results?|match(?:es)?|hits?)(?: found| returned| for)?\\W*$|\\bnot ever\\b|\\b(?:did|was|has|is|does)(?: not|n['’]t)\\W*$|\\b(?:not|never|n['’]t) (?:been )?(?:one|part|any|a member) of (?:them|those|us|ours|our)\\b|\\b(?:was|were|is)(?: not|n['’]t) among (?:them|those|us|our)\\b",
  '\\bno (?:\\S+ ){1,4}?(?:in|on) our (?:records|system|database|files|books|payroll)\\b',
  `\\bno (?:${RECORD}|such (?:person|employee|student|individual|name))(?: (?:or )?${RECORD})?(?: what ?so ?ever| here| at all)? (?:of|on|for|found|regarding|matching|under|about|in (?:our|the)|with (?:that|this)|by (?:that|this)|has (?:ever )?(?:worked|attended|been)|was found|exists?|ever|concerning|that (?:he|she|they))\\b|\\bno record\\b|\\bno such (?:person|employee|student|name|individual)\\b|\\bno (?:one|person|body|employee|student|individual) (?:by|with|of|named|called|under|ever)\\b|\\b(?:nobody|no one|no-one) (?:\\w+ ){0,2}?(?:by|with|of|named|called|under)\\b`,
  `\\b(?:unable|not able|cannot|can['’]?t|can not|could not|couldn['’]?t|did not|didn['’]?t|don['’]?t|do not|failed|unsuccessful|(?:have|has|was|were) (?:been )?(?:unable|not been able)) (?:to |in )?(?:locat\\w+|find|identify|trace|match|see|show|have(?! (?:the )?(?:time|to|access|authority|permission|patience))|located|found)\\b(?: \\w+){0,3}? ?(?:any |an? |the |such )?(?:${RECORD}|him|her|them|this|anything|anyone|anybody|in our|under|on (?:him|her|file))\\b`,
  "\\b(?:do(?:es)? not|don['’]?t|doesn['’]?t|did not|didn['’]?t|never|cannot|can['’]?t|no longer) (?:even )?(?:have|had|show|see|list|find)(?! to\\b| time| the time| access| (?:their|her|his|the|any) (?:\\w+ )?(?:contact|number|phone|address|e-?mail)) (?:\\S+ ){1,6}?(?:in|on|under|among|as) (?:our|the|my|any|that|this|file|record|here)\\b|\\b(?:name|s?he|they|person)\\b[^.?!]{0,30}\\b(?:does not|doesn['’]?t|did not|didn['’]?t|do not|don['’]?t) (?:ring (?:a|any) bells?|appear|show up|come up|exist|match)\\b|\\b(?:do not|don['’]?t|cannot|can['’]?t|never) (?:\\w+ )?(?:think|believe|recall|remember) (?:that )?(?:\\S+ ){1,3}?(?:ever )?(?:work(?:ed|ing)|attend(?:ed|ing)|being|was|employed|stud(?:ied|ying))\\b(?! (?:until|past|after|full|that|as))|\\b(?:worked|works|employed) (?:for|by|through|with) (?:an? |another |the |one of our )(?:\\w+ )?(?:contractor|subcontractor|agency|temp agency|staffing \\w+|vendor|different company|franchisee)\\b[^.?!]{0,40}\\b(?:never|not)\\b|\\b(?:not|no longer|never) (?:have|had|keep|kept|hold|retain|maintain|possess) (?:any |the |our |those |such |her |his |their )*(?:\\w+ )?(?:records?|files?|documentation|paperwork) (?:prior|before|from|older|going|dating|that|of|for|on|any|beyond|past)\\b|\\bain['’]?t (?:never |ever )?(?:worked|been|on|in)\\b|\\b(?:not|never) (?:a )?(?:one of )?(?:on|part of|a member of) (?:our|the) (?:staff|team|payroll|books|roster|crew)\\b|\\bnever (?:on|in) (?:our|the|my) (?:payroll|books|system|staff|records|roster)\\b|\\b(?:search|query|lookup|look-up) (?:\\S+ ){0,6}?(?:returned|yielded|produced|gave|turned up|came back with) (?:no|nothing|zero|0|none)\\b",
  '\\bno (?:trabajo|laboro|estudio|ha trabajado|estuvo|pertenecio)\\b[^.?!]{0,40}\\b(?:aqui|con nosotros|en (?:esta|nuestra)|para (?:esta|nosotros))|\\b(?:no )?(?:conocemos|conozco) a (?:esta|esa|ningun)|\\b(?:na|n.a) (?:jamais|pas) (?:ete |travaille|etudie)\\w*|\\b(?:ne fait|ne faisait) pas partie\\b|\\b(?:hat|war|ist) (?:\\S+ ){0,4}?(?:nie|niemals|nicht) (?:\\S+ ){0,4}?(?:gearbeitet|beschaftigt|angestellt|tatig|studiert|eingeschrieben|bekannt)\\b|\\bniemand(?:en)? (?:mit|unter|namens|dieses)\\b|\\bnao (?:trabalhou|estudou|foi|fez parte)\\b[^.?!]{0,40}\\b(?:aqui|conosco|connosco|na empresa|nesta|funcionari|alun|nosso)|\\bnao (?:temos|ha|existe|encontramos|localizamos) (?:qualquer|nenhum|algum)\\w* ',
  "\\b(?:never|was not|wasn['’]?t|is not|isn['’]?t|has not|hasn['’]?t|not) (?:ever )?(?:been )?(?:an? )?(?:employed|enrolled|employee|student|worked(?! (?:full|long|directly|past|beyond))|works|attended|registered|on (?:our|the) (?:payroll|books|staff|rolls?)|one of ours|in our (?:records|system|database|files|books))\\b|\\b(?:did not|didn['’]?t|never) (?:ever )?(?:work(?:ed)?|attend(?:ed)?|study|studied|enroll(?:ed)?|was)\\b(?! (?:with|directly|full|long|past|beyond))(?! (?:[a-z]+ ){0,4}(?:until|till|before|prior|after)\\b)",
  "\\b(?:not|(?:ai|are|ca|could|did|do|does|had|has|have|is|should|was|were|wo|would)n['’]?t|nothing) (?:be )?(?:found|listed|located|show(?:ing)?|appear(?:ing)?|come up|came up|turn(?:ed)? up|find|see)\\b[^.?!]{0,60}\\b(?:records?|system|database|files?|payroll|registers?|name|search(?:es|ed)?|books)\\b|\\b(?:records?|system|database|files?|payroll|search(?:es)?|registers?) (?:\\w+ ){0,4}?(?:do(?:es)? not|don['’]?t|doesn['’]?t|show(?:s|ed)? no|ha(?:s|ve) no|contain(?:s|ed)? no|indicates? no|no results?|return(?:s|ed)? (?:no|nothing)|came (?:up|back) (?:empty|with nothing))\\b|\\b(?:isn['’]?t|is not|aren['’]?t|wasn['’]?t) in (?:that|our|the|any|this)\\b|\\bfind nothing\\b|\\bfound nothing\\b|\\bnothing on (?:him|her|them|mr|ms|mrs|this)\\b|\\bnever heard of\\b|\\bnot (?:a |an )?(?:former |current )?(?:employee|student|graduate|alumn\\w+) (?:of|here|at)\\b|\\bunknown to us\\b|\\bnot known (?:to us|here)\\b",
  "\\bno (?:se )?(?:encontr|hall|localiz|figur|const|aparec|exist|hay|tenemos|obra)\\w*\\b[^.?!]{0,60}(?:registro|ning|constancia|antecedente|base de datos|expediente|archivos?|a nombre|emplead)|\\b(?:nunca|jam[áa]s) (?:trabaj|labor|estudi|prest|ha )\\w*|\\baucune? (?:trace|dossier|enregistrement|personne|salarié)|\\bn['’](?:a|avons) (?:jamais|aucun)\\b|\\bne (?:figure|trouvons)\\b[^.?!]{0,40}(?:pas|aucun)|\\b(?:keine?n?|nicht) (?:\\w+ ){0,4}?(?:unterlagen|eintrag|daten|aufzeichnungen|akte|bekannt|beschäftigt|gefunden|angestellt|immatrikuliert)\\b|\\bn[ãa]o (?:\\w+ ){0,3}?(?:encontr|localiz|const|exist|h[áa]|possu|temos|trabalhou)\\w*\\b[^.?!]{0,60}(?:registro|nenhum|base|cadastro|arquivo|nome|empresa|aqui|conosco|$)|\\bnunca (?:trabalhou|estudou|foi)\\b",
);

/** The wrong organization, or one that is none. */
const WRONG_PLACE = anyOf(
  ...WRONG_PLACE_PHRASES,
  "\\b(?:wrong|incorrect|not the (?:right|correct|proper)) (?:e-?mail|address|person|department|office|company|school|contact|number|place|mailbox|organi[sz]ation|franchise|branch|inbox|team|one)\\b|\\b(?:have|got|reached|contacted|you want|looking for|you[’']?ve) (?:the )?(?:wrong|a different|another)\\b|\\bdifferent (?:compan(?:y|ies)|schools?|organi[sz]ations?|entit(?:y|ies)|institutions?|business(?:es)?|universit(?:y|ies)|colleges?)\\b|\\bseparate (?:company|entity|school|business|organi[sz]ation)\\b",
  "\\b(?:i am|i['’]?m|we are|we['’]?re) (?:not|no longer|only|just) (?:the |in |a |an |with |part of |affiliated |responsible |handling |able to (?:help|assist) with |associated |connected )?(?:\\w+ ){0,3}?(?:hr|human resources|registrar|person|department|employer|school|handl\\w+|charge|payroll|company|contact|affiliated|responsible|warehouse|store|accounting|sales|supplier|customer|front desk|associated)\\b|\\bnot affiliated with\\b|\\bno (?:affiliation|connection|relation) (?:with|to)\\b|\\b(?:do not|don['’]?t|no longer) (?:handle|process|deal with|do|manage|maintain|keep|have access to|work (?:in|for|at|there|here)|own)\\b[^.?!]{0,60}\\b(?:verifications?|these|those|this|records?|hr|requests?|employment|personnel|transcripts?|anymore|any more|here)\\b",
);
const ELSEWHERE = anyOf(
  ...ELSEWHERE_PHRASES,
  '\\b(?:forwarded|passed|sent|redirected|referred|routed) (?:your|this|the|it|you)\\b[^.?!]{0,40}\\b(?:to|on|along)\\b',
  "^(?:please )?(?:contact|ask|try|call|e-?mail|write to|check with|go to|speak to|talk to|see)\\b(?! (?:me|us|again|later|back|attached|below|above|our|enclosed)\\b)|[,;] (?:please )?(?:ask|contact|try|call|check with|talk to|go (?:to|through)) (?:corporate|head office|headquarters|hr|human|payroll|personnel|the|our|my|his|her|their|them|him|mr|ms|mrs)\\b|\\byou(?:['’]d| would| will|['’]ll)? (?:better|best|do better to|need to|have to|should|must|may want to|might want to|may wish to|want to|ought to)\\b[^.?!]{0,30}\\b(?:ask|check with|contact|try|call|talk to|speak (?:to|with)|write to|go (?:to|through))(?! (?:me|us|your|the applicant)\\b)\\b|\\b(?:no longer (?:in use|used|active|monitored|valid)|(?:is|are) (?:held|kept|maintained|managed|stored|run) (?:by|at|with|in)|(?:wrong|other|another) (?:department|office|desk|team|location|branch|plant|site|campus|division)|(?:belongs?|goes?) (?:to|with) (?:another|a different|the other))\\b|\\b(?:cannot|can(?:not|['’]t)|unable to) speak for\\b|\\b(?:took|taken) over (?:from me|my)\\b",
  '\\b(?:please|kindly|you (?:should|must|need to|will need to|want to|can|may)|try|merci de|veuillez|favor de|por favor|bitte)\\b[^.?!]{0,40}\\b(?:contact(?! (?:me|us|number|details|info\\w*|phone|name)\\b)|e-?mail(?! (?:me|us|address|it|the|a|your|his|her|their|with|back)\\b)|write to|call(?! (?:me|us|back)\\b)|ask(?! (?:me|us)\\b)|check with|consult|try|reach(?: out)?(?! (?:me|us|back)\\b)|(?:direct|send|forward|redirect|resend|refer|address|submit|route|mail|fax)\\b[^.?!]{0,60}\\bto(?! (?:me|us|my|this|enable|help|allow|process|complete|proceed|assist|be|confirm|verify|locate|find|identify|have|make|get|give|prove|show)\\b)|speak|talk to|vous adresser|adresser|contactar|dirigirse|escribir|diríjase|wenden|kontaktieren|entrar em contato|contatar|enviar|encaminhar|dirigir)\\b|\\b(?:wenden sie sich|diríjase|diríjanse|adressez-vous|contactez|dirija-se|entre em contato)\\b|\\b(?:is|are) handled by\\b|\\b(?:correct|right|appropriate|proper) (?:contact|person|department|office|address) (?:is|for|would be|to)\\b|\\b(?:has|have) (?:been )?(?:passed|forwarded|moved|transferred)\\b[^.?!]{0,60}\\b(?:to|colleague|department|team|hr|office)\\b|\\b(?:you want|ask|contact|try(?! again)|talk to|their (?:mail|e-?mail|address|number)) (?:\\w+ ){0,3}?(?:is|at|instead|in)\\b',
  '\\bthis is (?:the |our |an? )?(?!hr\\b|human|payroll|personnel|registrar|records|employment|verification)(?:[\\w&]+ ){1,2}(?:department|dept|desk|hot ?line|counter|section|division)\\b',
  "\\b(?:this is|you(?:['’]?ve| have)? reached|vous êtes (?:ici )?(?:au|à)|está escribiendo a|sie haben|aqui é)\\b[^.?!]{0,40}\\b(?:sales|accounting|support|reception|warehouse|helpdesk|help desk|marketing|it department|customer service|billing|comptabilité|contabilidad|ventas|comercial|vertrieb|buchhaltung|vendas|admissions|library|alumni|athletics|bursar|front desk|purchasing|accounts payable|private|personal)\\b",
);

/** Will not, or must not, whatever is sent. */
const REFUSED = anyOf(
  ...REFUSED_PHRASES,
  "\\bneither confirm nor deny\\b|\\bnot to (?:answer|respond|provide|release|disclose|confirm|verify|comment|discuss|give|reply)\\b|\\b(?:not|(?:ai|are|ca|could|did|do|does|had|has|have|is|should|was|were|wo|would)n['’]?t|won['’]t be) (?:be )?(?:saying|giving|telling|releasing|providing|confirming|answering|disclosing|discussing|commenting|responding)\\b|\\bnothing to say\\b|\\brather not (?:say(?! more)|comment|answer|share|give|discuss|get involved)\\b|\\bni confirmamos ni|\\bweder bestätigen noch",
  "\\b(?:decline|refuse|no comment|not participate|against (?:our |company |school )?policy|(?:company |our |school |university |firm )?policy (?:not to|prohibits|prevents|does not|doesn['’]?t|is not)|we are not obliged|gdpr|data protection (?:law|rules|act|reasons)|privacy (?:law|rules|policy|reasons)s? (?:\\w+ ){0,3}?(?:prevent|prohibit|forbid|do not)|no thank you|not interested)\\b",
  "\\b(?:(?:not|(?:ai|are|ca|could|did|do|does|had|has|have|is|should|was|were|wo|would)n['’]?t|un|never) ?(?:be |feel |very |at all )?comfortable|uncomfortable|(?:records?|files?|information|info|data|details|matters?) (?:\\S+ ){0,5}?(?:is|are|remains?|kept|considered|deemed)(?: \\w+)? confidential|(?:not|n['’]?t) (?:want|wish|like|care|allow|permit|authori[sz]e) (?:us|me|anyone|anybody) to (?:share|give|say|tell|release|disclose|talk|discuss|provide|confirm|verify)|(?:so|and|but)? ?(?:we|i) (?:won['’]?t|will not|refuse|shall not|can['’]?t|cannot)\\W*$|nothing (?:more |further |else )?to (?:say|add)|(?:say|saying|said) nothing|keep(?:ing)? (?:that|this|it|things|those) (?:private|confidential|to (?:myself|ourselves))|none of your (?:business|concern)|not your business|(?:bound|covered) by (?:confidentiality|an nda|a non-?disclosure)|(?:request|inquiry|enquiry|application) (?:is |was |has been |must be )?(?:hereby )?(?:denied|declined|rejected|refused|not granted)|(?:on|upon|per|by|under) (?:the )?(?:advice|instructions?|orders?|direction) of (?:our |my |the )?(?:counsel|attorneys?|lawyers?|legal|management|corporate)|(?:that )?(?:we|us) (?:not|to not) (?:release|share|disclose|give|provide|confirm|answer|discuss|respond)|not (?:something|anything|information|a thing) (?:that )?(?:we|i)(?: can| are able to| am able to|['’]re able to)? (?:share|give|provide|disclose|discuss|release|say|do)|(?:not|n['’]?t) (?:at liberty|in a position|authori[sz]ed|allowed|permitted|free|willing|prepared|going) to (?:discuss|talk|speak|say|share|tell|answer|give|comment|disclose|help|assist|confirm|verify|release|provide|respond|do)|no (?:interest|desire|obligation) (?:in|to)|(?:want|wish) no part)\\b|\\b(?:we|i|company|school|university|office|store|he|she|they) (?:do not|don['’]?t|dont|does not|doesn['’]?t|will not|won['’]?t|cannot|can['’]?t|never) (?:\\w+ )?(?:speak|talk|deal|work|engage|communicate|cooperate|correspond) (?:to|with) (?:\\w+ ){0,2}(?:agenc\\w+|third|verif\\w+|background|outside|recruit\\w+|strangers|you|outsiders|vendors|screen\\w+|companies|firms)\\b|\\b(?:do not|don['’]?t|dont|never|will not|won['’]?t|cannot|can['’]?t) (?:ever )?(?:give|hand|pass|let|put) (?:out|on|over|that|this|any|such|employee|personal|private|personnel)\\b",
  '\\b(?:no (?:estamos|estoy) (?:autorizad|facultad)\\w+|(?:politica|normas?|reglamento|ley)\\b[^.?!]{0,60}\\b(?:prohibe|impide|no permite)\\w*|prohibid[oa]|me niego|nos negamos|proteccion de datos|informacion confidencial|nous refusons|je refuse|interdi(?:t|sons)|confidentiel(?:le)?s?|secret professionnel|pas (?:autorise|habilite)\\w*|verweiger\\w+|nicht (?:befugt|berechtigt|bereit|gestattet|erlaubt)|durfen (?:\\w+ ){0,3}(?:keine|nicht)|(?:geben|machen) (?:\\w+ ){0,4}(?:keine|nicht) |schweigepflicht|politica\\b[^.?!]{0,40}\\bnao (?:permite|autoriza)|nao (?:permite|autoriza|estamos autorizad|podemos|divulga|forne)\\w*|proibid[oa]|sigilo|confidencia(?:l|is))\\b',
  '\\bno (?:proporcion|facilit|brind|entreg|divulg|suministr|damos|podemos|compart|emit)\\w*\\b|\\bne (?:\\w+ ){0,2}?(?:communiqu|fourniss|répond|donn|pouvons|transmett|souhait)\\w*\\b[^.?!]{0,20}(?:pas|aucun)|\\b(?:erteilen|geben) (?:wir |grundsätzlich |leider )*(?:keine|nicht)|\\bkeine (?:auskunft|auskünfte|informationen|angaben)\\b|\\bn[ãa]o (?:fornec|divulg|prest|pass|pod)\\w*|\\bn[ãa]o respondemos|\\baus datenschutz',
);
const NOT_TOLD = anyOf(
  '\\b(?:can|may|able to|will|allowed to|permitted to) only (?:confirm|verify|release|provide|give)\\b|\\bonly (?:able|allowed|permitted|authori[sz]ed) to\\b',
  "\\b(?:do(?:es)? not|don['’]?t|doesn['’]?t|will not|won['’]?t|cannot|can['’]?t|can not|unable to|not able to|not (?:allowed|permitted|authori[sz]ed|at liberty|willing) to|never|no longer|declines? to|refuses? to|must decline|not in a position to|are not going to|(?:chosen?|choose|chose|elect(?:ed)?|decided|opt(?:ed)?|prefer|rather|inclined|advised|instructed) not to) (?:be (?:able to )?)?(?:ever )?(?:provid\\w+|giv\\w+|releas\\w+|disclos\\w+|confirm\\w*|verif\\w+|shar\\w+|respond|answer|participat\\w+|complete|comment|do|process|furnish|discuss|offer|reply|supply|reveal|perform|engage|divulge|fill (?:out|in)|issue|accept)\\b",
);

/** What machines say of their own mailbox, and people of what comes if nothing is answered. */
const OF_MAILBOX =
  /\b(?:please )?do not (?:reply|respond|answer)(?: directly)? to (?:this|the)\b|\bif (?:i|we|you) (?:do not|don['’]?t)\b|\bplease do not (?:reply|respond)\b/i;

const IDENTIFIER =
  '\\b(?:date of birth|d\\.?o\\.?b\\.?|birth ?date|birthday|ssn|social security|last (?:4|four)|student (?:id|number)|employee (?:id|number)|maiden name|(?:go(?:es)?|went|known) by (?:another|a different|any other)|another name|previous names?|former names?|other names?|full name|middle name|nif|dni|c[ée]dula|cpf|geburtsdatum|matrikelnummer|date de naissance|fecha de nacimiento|data de nascimento|name (?:at the time|used|while|in college|was (?:she|he))|which (?:campus|branch|location|store|one|of (?:them|these))|what (?:was|is|were) (?:her|his|their) (?:name|\\w+ name|dates?|campus)|years? (?:of )?attend|n[úu]mero (?:de|do) (?:empleado|alumn[oa]|aluno|estudiante|estudante|matr[íi]cula|identificaci[óo]n|funcion[áa]rio)|num[ée]ro (?:de matricule|d.étudiant)|personalnummer|en (?:qu[ée]|cu[áa]l) (?:sucursal|sede)|la sucursal|approximate (?:dates|years)|(?:matriculation|registration|index|roll|payroll|badge|clock|candidate|personnel|national (?:id|insurance)|ni|passport|id) (?:number|no\\b)|years? of (?:entry|admission|enrol\\w+|birth|study)|surname|married name|birth name|(?:which|what) (?:\\w+ )?(?:building|department|site|office|plant|store|shift|position|job|year|years|time ?frame|program\\w*|degree|course)\\b|hospital or clinic|geburtsname|lugar de trabajo|segundo apellido|otro nombre|matricula|nome de solteira|nom de jeune fille)\\b';
const IDENTIFIERS = anyOf(IDENTIFIER);
/** Who cannot find a person by what we sent waits for more, and has not said that there is none. */
const FOR_WANT_OF_MORE =
  /\b(?:with|by|from|on) (?:only |just )?(?:what|the (?:information|details|name|data|particulars)) (?:that )?(?:you|was|were) (?:have |has )?(?:sent|gave|given|provided|supplied)\b|\bwithout (?:the|an?|her|his|their|more|further|additional) (?:\w+ ){0,2}?(?:number|id|birth|names?|information|details|dob|ssn)\b/i;

/** Who does not say who is one of theirs has not said that there is no record. */
const NEVER_TOLD =
  /\b(?:do(?:es)?|will|can|may|must)(?: ?not|n['’]t) (?:ever )?(?:discuss|say|tell|reveal|disclose)\b|\bmay not (?:verify|confirm)\b|\bgives? (?:out )?no (?:\w+ )?(?:information|details|statements?|references?)\b/i;

const INFO = anyOf(
  '\\bbefore (?:we|i) can (?:process|proceed|respond|answer|help|do)\\b[^.?!]{0,40}\\b(?:please|kindly|need)\\b',
  '\\b(?:mandatory|required) field\\b[^.?!]{0,40}\\b(?:blank|empty|missing)\\b|\\b(?:kindly|please|pls|plz) share (?:the |her |his |their )?(?:emp\\w*|employee|student|pf|uan|roll|registration) (?:id|no|number|code)\\b',
  '\\b(?:kindly|please|pls|plz|do) (?:avail|furnish|favou?r|supply|provide|oblige|send)(?: us| me)?(?: with)? (?:the |her |his |their |a |an )?(?:\\w+ ){0,2}?(?:number|no\\.|code|id\\b|date of birth|birth|department|year|campus|middle name|maiden name|copy|copies)\\b',
  IDENTIFIER,
  '\\b(?:please|could you|can you|would you|kindly|need|require|send|provide|supply|por favor|merci de|veuillez|bitte)\\b[^.?!]{0,60}\\b(?:more (?:information|details|info)|additional (?:information|details|info|identif\\w+)|further (?:information|details)|clarif\\w+|identif\\w+|specify|purpose|company name|reference|permissible purpose|letterhead|official request)\\b',
);

/** Asks back, of whatever kind. */
const ASKED_BACK = anyOf(
  ...ASKED_BACK_PHRASES,
  "\\b(?:who (?:is|are|was) (?:asking|this|the (?:client|employer|requester|end user)|your client|you)|(?:on|for) (?:whose|what) (?:behalf|purpose|reason)|what(?:['’]?s| is| was)? (?:this|it|that) (?:all )?(?:for|about|regarding|in reference)|(?:do|would|could|can) you (?:happen to )?(?:have|know|tell|give|clarify|specify|confirm|be more|let|resend|re-send)\\b[^?]{0,80}\\?|how (?:do|can|should|would) (?:we|i)\\b[^?]{0,80}\\?|(?:what|which|when|where|who)\\b[^?]{0,60}\\b(?:s?he|his|her|him|they|their|them|applicant|student|employee|person|individual|candidate)\\b[^?]{0,60}\\?|(?:is|was|did|does|could|might) (?:it|s?he|they|this|that)\\b[^?]{0,80}\\b(?:name|spelled|spelling|spell|campus|branch|location|department|under|go by|married|contractor|temp|full|part)\\b[^?]{0,40}\\?)",
  "\\b(?:insufficient|not enough|too little|inadequate|missing|incomplete) (?:\\w+ )?(?:information|info|details|data|identif\\w+|particulars)\\b|\\b(?:to (?:verify|confirm|process|complete|locate|search|find|look)|before we can|in order to)\\b[^.?!]{0,60}\\b(?:we|i)(?:['’]ll| will| would| do)? (?:need|require)\\b|\\b(?:need|require|want) (?:to know|(?:an? |the |your |his |her )?[^.?!]{0,60}\\b(?:copy|passport|identification|photo id|proof|letterhead|certificate number|transcript)\\b|more (?:to go on|than)|a (?:bit|little) more)\\b|\\bplease (?:re-?send|re-?submit|specify|state|indicate|clarify|tell|advise|let (?:us|me) know)\\b[^.?!]{0,60}\\b(?:which|what|who|whether|with|why|name|date|number|location|how)\\b",
  '\\b(?:de que|para que|en que|cual|cuando|quien|quelle?|pourquoi|lequel|welche[rmns]?|wofur|wozu|wer|qual|quando|em que)\\b[^?]{0,100}\\?|\\b(?:necesitamos|precisamos|necesitaria|nous avons besoin|benotigen wir|brauchen wir|wir (?:benotigen|brauchen))\\b[^.?!]{0,60}\\b(?:datos|fecha|numero|nombre|dados|nome|data|date|nom|numero|geburts|angaben|namen|informa)\\w*',
);

const RECEIVED = anyOf(
  '\\bse ha (?:remitido|trasladado|derivado|enviado) al? (?:departamento|servicio|area|seccion|unidad)\\b|\\bha tenido entrada en\\b',
  "\\b(?:have|['’]ve|has been|was|were)? ?(?:received|receive) (?:your|the|a) (?:request|message|e-?mail|inquiry|enquiry|fax|verification|submission)\\b|\\b(?:your|the) (?:request|inquiry|enquiry|message|e-?mail|ticket|case|submission) (?:\\S+ |[^\\s.?!]?[^.?!\\x22]{1,80}\\x22 )?(?:has been|was|is) (?:successfully )?(?:received|logged|submitted|created|opened|assigned|registered|queued|being (?:processed|reviewed))\\b|\\b(?:ticket|case|request|incident)(?: (?:number|no\\.?|id|#))? ?[#:]? ?\\S*\\d\\S* (?:has been|was|is)? ?(?:created|opened|logged|assigned|received|submitted)\\b",
  '\\b(?:hemos recibido|recibimos|recebemos|acusamos recibo|nous avons (?:bien )?re[çc]u|accusons réception|wir haben ihre .{1,30} erhalten|eingangsbestätigung|acusamos o recebimento|(?:su|tu) (?:solicitud|petici[óo]n|consulta|mensaje|correo) (?:ha sido|fue|se ha|est[áa] siendo) \\w+|sua (?:solicita[çc][ãa]o|mensagem) (?:foi|est[áa] sendo) \\w+|votre (?:demande|message) (?:a (?:bien )?été|est) (?:reçue?|enregistrée?|prise? en compte|en cours)|ihre (?:anfrage|nachricht) (?:ist|wurde) .{0,30}(?:eingegangen|erfasst|registriert)|nous vous répondrons|(?:le|les|lhe) responderemos|prazo de resposta|plazo de respuesta|protocolo n?[.º°]? ?\\d)',
);
const RECEIPT = anyOf(
  ...RECEIPT_PHRASES,
  "^\\W*(?:got it|received|noted|acknowledged|recibido|recebido|(?:bien )?recu|erhalten|will do|on it)\\W*$|\\b(?:acknowledg\\w+|confirm\\w*) (?:the )?receipt\\b|\\b(?:we|i)(?:['’]ve| have)? (?:got|received|have|read) (?:your|this|the) (?:\\w+ )?(?:request|e-?mail|message|inquiry|enquiry|fax|letter|note)\\b|\\bconfirm\\w* that (?:we|i)(?: have|['’]ve)? received\\b|\\b(?:revert|circle) (?:back|shortly|soon|to you|in|within|asap)\\b|\\bplease allow\\b[^.?!]{0,40}\\b(?:days?|hours?|weeks?|time)\\b|\\b(?:turn ?around|processing|response) times?\\b|\\bin the order (?:\\w+ ){0,3}received\\b|\\b(?:on|in) (?:my|our|the) (?:list|desk|queue|pile|to[- ]?do|in-?box|schedule)\\b|\\bbear with (?:us|me)\\b|\\bthanks? (?:you )?for your patience\\b",
  "\\b(?:i|we)(?:['’]ll| will| shall| am going to| are going to) (?:\\w+ )?(?:e-?mail|call|write|send|check|have|dig|find|ask|search|look|get|try|let|do|come back|complete|fill|pull|forward|see|provide|supply)\\b|\\b(?:will|shall|should) (?:\\w+ )?(?:respond|reply|answer|follow|write|come back|be (?:with you|in contact|able to answer))\\b|\\b(?:let me|need to|have to|going to|waiting to) (?:check|look|ask|dig|see|find|pull|search|go through|talk to|run (?:it|this))\\b|\\b(?:still|currently) (?:searching|looking|waiting|checking|reviewing|working|processing|digging|going through|in progress|being (?:reviewed|processed))\\b|\\b(?:is|are|am) (?:reviewing|checking|looking|searching|processing|going through)\\b|\\bnot (?:yet|been able to \\w+ .{1,40} yet)\\b|\\b(?:ask|try|remind|check back|e-?mail|write|contact|ping) (?:with )?(?:me|us)? ?(?:again )?(?:next|later|in a|in \\d|tomorrow|after|on monday|at the end|in (?:the|january|february|march|april|may|june|july|august|september|october|november|december))\\b|\\b(?:expect|look for) (?:an? |our |my )?(?:answer|reply|response|it|something)\\b|\\bas soon as (?:i|we|possible|the)\\b|\\b(?:later|tomorrow|next week|by (?:monday|tuesday|wednesday|thursday|friday|the \\d|end of|eod|cob))\\W*$",
  '\\b(?:le|les|os|te) (?:contestaremos|responderemos|avisaremos|informaremos)|\\ben breve\\b|\\bproximos dias\\b|\\b(?:estamos|esta siendo|se esta) (?:revis|proces|tramit|verific)\\w+|\\bbien recu\\b|\\brevien(?:drons|drai) vers vous\\b|\\bmeilleurs delais\\b|\\ben cours de traitement\\b|\\bmelden uns\\b|\\bin kurze\\b|\\b(?:in|wird) (?:bearbeit|gepruft|bearbeitung)\\w*|\\bbitte (?:noch )?(?:etwas )?(?:geduld|um geduld)|\\b(?:retornaremos|responderemos|daremos retorno|entraremos em contato|em analise|em breve)\\b',
  '\\b(?:get back to you|look(?:ing)? into (?:it|this|your)|let you know|check (?:on it|with)|need (?:some|more) time)\\b',
  '\\bwill (?:respond|reply|get back to you|be in touch|be (?:processed|answered|handled|reviewed)|follow up|look into|process|review|answer)\\b|\\bworking on (?:it|your|this)\\b|\\b(?:within|in) (?:\\w+ )?(?:\\d+|two|three|five|ten|a few)(?: to \\w+|-\\d+)? (?:business |working )?(?:days|hours|weeks)\\b',
);

const OUT_OF_OFFICE = anyOf(
  '\\b(?:out of (?:the )?office|on (?:annual|parental|sick|medical|maternity|paternity|family|personal|extended)? ?leave|on (?:vacation|holiday|pto|sabbatical)|away from (?:my |the )?(?:desk|office|e-?mail|mail)|limited (?:access|availability)|back (?:in the office|on|to normal)|return(?:ing)? (?:to (?:the office|work) )?on|no longer (?:with|employed|works?|working|at)\\b[^.?!]{0,60}|have (?:now )?(?:retired|left)|mailbox (?:will (?:close|be closed)|is (?:not monitored|no longer|unmonitored|closed)))\\b',
  '\\b(?:fuera de (?:la )?oficina|de vacaciones|nicht im (?:büro|haus)|im urlaub|abwesend|absent|en congé|en vacances|de férias|ausente|fora do escritório)\\b',
);
const AWAY = anyOf(...AWAY_PHRASES);
/** That the owner of the mailbox has it no more. */
export const LEFT_FOR_GOOD = folded(
  /\b(?:(?:finished|wrapped)(?: up)? (?:with|at)|no longer (?:read\w*|with|employed|works?|working|at|active|monitored|in use|checked)|(?:have|has|['’]ve) (?:now |since |recently )?(?:retired|left)|^\W*retired|\bretired (?:from|in|on|last|this)|\bi(?: am|['’]m) (?:now |happily |officially )?retired|account is no longer (?:looked at|used|open)|left the (?:company|firm|school|university|organi[sz]ation)|mailbox will (?:close|be closed|be deactivated)|mailbox is (?:closed|no longer)|(?:ya )?no (?:trabaja|labora)|n['’]est plus|nicht mehr (?:bei|im unternehmen|tätig|aktiv|genutzt|gelesen|abgerufen|in betrieb)|não (?:trabalha|faz|e|está) mais|hat .{1,40} verlassen|(?:inbox|mailbox|address|account|e-?mail|\S@\S{3,60}) (?:was|has been|has|is|will be) (?:now |permanently |since )?(?:switched off|shut down|turned off|retired|decommissioned|deactivated|disabled|discontinued|replaced|moved|migrated)|(?:nobody|no one) (?:reads|checks|monitors|looks at|sees) (?:what|anything|mail|messages) (?:that )?(?:lands|arrives|comes|is sent|gets)|ya no (?:se (?:usa|lee|revisa|utiliza)|esta (?:activ[oa]|en uso))|(?:foi|esta) desativad[oa]|ha sido (?:desactivad|dad)[oa])\b/i,
);

const THIRD_PARTY = anyOf(
  '\\b(?:verifications?|requests?|inquir(?:y|ies)|confirmations?|enquir(?:y|ies)|records?|transcripts?|all|these|they|it)\\b[^.?!]{0,60}\\b(?:handled|processed|managed|provided|completed|fulfilled|done|performed|answered|outsourced|administered|issued|available|go(?:es)?|run|made)\\b[^.?!]{0,40}\\b(?:by|through|via|to|with|from|using|on) (?:an? |our |the )?(?:third[- ]party|outside|external|vendor|provider|service|partner)\\b',
  '\\b(?:outsourc\\w+|third[- ]party (?:verification|vendor|provider|administrator|service|company))\\b|\\bautomated (?:employment |education )?verification (?:service|system|vendor)\\b|\\bproveedor externo\\b|\\bprestataire externe\\b|\\bexterner (?:dienstleister|anbieter)\\b|\\b(?:terceirizad\\w+|empresa terceira)\\b',
);

const GREETING = folded(
  /\b(?:thank you|thanks) for (?:contacting|getting in touch|your (?:message|e-?mail|request|inquiry|interest)|reaching|writing|e-?mailing)\b|\bthis (?:is an automat|mailbox is not monitored|inbox is)|\b(?:mailbox|inbox|address) is not (?:monitored|checked)\b/i,
);

const AUTOMATED = folded(
  /\bthis is an? (?:automated|automatic|auto[- ]?generated|auto[- ]?reply)\b|\b(?:esta es una respuesta autom|ceci est une réponse autom|dies ist eine automatische|esta é uma (?:mensagem|resposta) autom)/i,
);

/** From what no other words outweigh to what only stands where nothing else does. */
export const KIND_RULES: readonly KindRule[] = [
  { kind: 'STOP', words: STOP, unless: OF_DISCLAIMER },
  {
    kind: 'AUTHORIZATION_WANTED',
    words: AUTHORIZATION,
    unless: new RegExp(`${NOT_EVEN_AUTHORIZED.source}|${SIGNED_FOR_NOTHING.source}`, 'i'),
  },
  { kind: 'FEE_WANTED', words: FEE },
  {
    kind: 'NO_RECORD',
    words: NO_RECORD,
    unless: new RegExp(`${FOR_WANT_OF_MORE.source}|${NEVER_TOLD.source}`, 'i'),
  },
  { kind: 'WRONG_PERSON', words: WRONG_PLACE },
  { kind: 'REFUSED', words: REFUSED },
  { kind: 'RECEIPT', words: RECEIVED },
  { kind: 'AUTO_REPLY', words: AUTOMATED },
  { kind: 'WRONG_PERSON', words: ELSEWHERE, unless: IDENTIFIERS },
  { kind: 'INFO_WANTED', words: ASKED_BACK, unless: REFUSED },
  { kind: 'REFUSED', words: NOT_TOLD, unless: OF_MAILBOX },
  { kind: 'INFO_WANTED', words: INFO },
  { kind: 'RECEIPT', words: RECEIPT },
  { kind: 'AUTO_REPLY', words: AWAY },
  { kind: 'AUTO_REPLY', words: GREETING },
];

export { OUT_OF_OFFICE, SIGNED_FOR_NOTHING, THIRD_PARTY };
