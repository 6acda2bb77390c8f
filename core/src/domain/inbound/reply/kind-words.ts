import { fold, folded } from '../read/fold.ts';
import type { ReplyKind } from '../read/reading.ts';

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
  "\\b(?:do not|don['’]?t|please (?:do not|don['’]?t)|never|stop|cease|quit|no) (?:ever )?(?:send(?:ing)?|e-?mail(?:ing)?|contact(?:ing)?|writ(?:e|ing)|messag(?:e|ing)|call(?:ing)?|bother(?:ing)?|harass(?:ing)?)(?: to)? (?:me|us|this|any ?more|any (?:more|further)|again|here|our|my|these|such|further)\\b",
  '\\b(?:remove|delete|take) (?:me|us|this address|our address|my address|this e-?mail|our e-?mail|my e-?mail)\\b.{0,40}\\b(?:from|off)\\b|\\bremove (?:me|us)\\b|\\bunsubscribe (?:me|us|this|please|immediately|now)|^\\W*unsubscribe\\W*$|\\bstop (?:these|this|e-?mailing|contacting|sending|writing|the e-?mails)\\b|\\bcease and desist\\b|\\b(?:any )?further (?:e-?mails?|contact|messages|requests) will be (?:treated|regarded|considered|reported|blocked)|\\bno (?:further|more) (?:e-?mails?|messages|contact|requests|mails?)\\b',
  '\\bno (?:nos|me) (?:vuelvan? a )?(?:contact|escrib|env)\\w+|\\bdej(?:en|e) de (?:escrib|contact|envi)\\w+|\\bne (?:nous|me) (?:contactez|écrivez) plus|\\b(?:kontaktieren|schreiben) sie (?:uns|mich|mir) nicht (?:mehr|wieder)|\\bkeine weiteren (?:e-?mails|nachrichten|anfragen)|\\bnão (?:nos|me) (?:contat|escrev|envi)\\w+ mais|\\bparem de\\b',
);

const AUTHORIZATION = anyOf(
  '\\b(?:need|needs|require[sd]?|requires|requiring|send|provide|attach|submit|without|receive|received?|fax|include|furnish|supply|obtain|must have|missing|want|resend|forward|upload|have|awaiting|wait(?:ing)? for)\\b[^.?!]{0,100}\\b(?:(?<!\\b(?:to|cannot|can|not|may|will|could|must|we|never|only) )release(?! (?:any|the|information|her|his|their|this|that|it|records?|details|dates|salary|degree|only|anything|employment|job|to|without))|authori[sz]ation|consent|waiver|power of attorney|permission slip|disclosure form|signed (?:form|permission|copy|statement|letter))\\b',
  '\\b(?:(?<!\\b(?:to|cannot|can|not|may|will|could|must|we|never|only) )release(?! (?:any|the|information|her|his|their|this|that|it|records?|details|dates|salary|degree|only|anything|employment|job|to|without))|authori[sz]ation|consent|waiver|power of attorney)(?: form| letter| document)?s? (?:\\w+ ){0,6}?(?:is|are|was|must|needs?|required|missing|not|has|have|expired|older|dated|unsigned|illegible|signed by)\\b[^.?!]{0,80}',
  '\\b(?:signed|written|student|employee)(?: and dated| student| employee|,? dated)? (?:authori[sz]ation|consent|release|permission)\\b',
  '\\bferpa\\b[^.?!]{0,100}\\b(?:consent|release|sign\\w*|authori\\w*|permission)|\\b(?:autorizaci[óo]n|consentimiento)\\b[^.?!]{0,80}\\b(?:firmad[oa]|enviar|adjunt|necesit|requer)\\w*|\\b(?:necesit\\w+|requer\\w+|env[íi]\\w+|adjunt\\w+|falta)\\b[^.?!]{0,80}\\b(?:autorizaci[óo]n|consentimiento)',
  '\\b(?:autorisation|consentement|procuration)\\b[^.?!]{0,80}(?:sign|écrite|nécessaire|joindre|envoy|fournir)|\\b(?:besoin|joindre|envoyer|transmettre|fournir|sans)\\b[^.?!]{0,80}\\b(?:autorisation|consentement|procuration)|\\b(?:einwilligung|vollmacht|einverständnis\\w*|zustimmung|schweigepflichtentbindung)\\b[^.?!]{0,80}|\\b(?:autoriza[çc][ãa]o|consentimento|procura[çc][ãa]o)\\b[^.?!]{0,80}(?:assinad|enviar|necess|anex)',
);
const NOT_EVEN_AUTHORIZED = folded(
  /\b(?:declin\w+|refus\w+|with or without|even with|regardless of|whether or not)\b|\b(?:thank you for|thanks for|received|with|per|enclosed|attached) (?:the |your |her |his )?(?:signed )?(?:release|authori[sz]ation|consent)\b/i,
);

const FEE = anyOf(
  '\\b(?:verifications?|letters?|requests?|transcripts?|copies) (?:are|is|costs?) [$£€]|[$£€]\\s?\\d+[^?!]{0,60}\\b(?:money order|cash ?app|venmo|paypal|cashier)',
  '\\b(?:upon|after|on|until|without|pending|following) (?:receipt of )?(?:your |the |full )?payment\\b|\\bpay (?:by|online|here|via|with)\\b|\\b(?:total|amount|fee) due\\b|\\binvoice (?:no\\.? ?|number |#)?\\d',
  '\\b(?:fees?|charges?|payment|prepay\\w*|pre-?paid|cost|invoice|surcharge|check (?:made )?(?:out|payable)|money order|credit card|pay(?:able)?|billing)\\b[^.?!]{0,100}(?:[$£€]|\\busd\\b|\\beur\\b|\\b\\d+(?:\\.\\d\\d)?\\s?(?:dollars|euros?|usd|eur|gbp)\\b|\\brequired\\b|\\bbefore\\b|\\bpayable\\b|\\bmust\\b|\\bapplies\\b|\\bonline\\b|\\bprocess)',
  '[$£€]\\s?\\d+[^.?!]{0,80}\\b(?:fee|charge|per (?:verification|request|search|record)|each|payment|processing|for (?:each|every|this))\\b|\\b(?:we|university|college|company) charges?\\b|\\b(?:costs?|there is a (?:fee|charge)|for a fee)\\b[^.?!]{0,40}[$£€\\d]',
  '\\b(?:tasa|arancel|costo|pago|tarifa)\\b[^.?!]{0,60}(?:[$€£]|\\d)|\\b(?:frais|paiement|coût)\\b[^.?!]{0,60}(?:[$€£]|\\d)|\\b(?:gebühr|kosten)\\b[^.?!]{0,60}(?:[$€£]|\\d)|\\b(?:taxa|pagamento|custo)\\b[^.?!]{0,60}(?:r?\\$|€|\\d)',
);

const RECORD =
  '(?:records?|files?|information|entry|entries|trace|listing|employee|student|person|individual|one|body|applicant|graduate|alumn\\w+|personnel|enrol?lment|employment|data|history|documentation|match(?:es)?|documents?)';
const NO_RECORD = anyOf(
  '\\bthere (?:is|was|are|were) no (?:\\S+ ){1,4}?(?:in|on|among) (?:them|it|our|the|any|those|these)\\b',
  '\\bnothing (?:on file|under|listed|for (?:him|her|them|this))\\b',
  '\\b(?:records?|files?|books|archives?) (?:\\w+ ){0,4}?(?:were|was|have been|has been|are|got) (?:all )?(?:destroyed|shredded|lost|purged|discarded|burn(?:ed|t)|thrown (?:out|away)|deleted)\\b',
  "\\b(?:0|zero|no) (?:records?|results?|match(?:es)?|hits?)(?: found| returned| for)?\\W*$|\\bnot ever\\b|\\b(?:did|was|has|is|does)(?: not|n['’]t)\\W*$|\\bnot one of (?:ours|our)\\b",
  '\\bno (?:\\S+ ){1,4}?(?:in|on) our (?:records|system|database|files|books|payroll)\\b',
  `\\bno (?:${RECORD}|such (?:person|employee|student|individual|name))(?: (?:or )?${RECORD})?(?: what ?so ?ever| here| at all)? (?:of|on|for|found|regarding|matching|under|about|in (?:our|the)|with (?:that|this)|by (?:that|this)|has (?:ever )?(?:worked|attended|been)|was found|exists?|ever|concerning|that (?:he|she|they))\\b|\\bno record\\b|\\bno such (?:person|employee|student|name|individual)\\b|\\bno (?:one|person|body|employee|student|individual) (?:by|with|of|named|called|under|ever)\\b|\\bnobody (?:by|with|of|named|called|under)\\b`,
  `\\b(?:unable|not able|cannot|can['’]?t|can not|could not|couldn['’]?t|did not|didn['’]?t|don['’]?t|do not|failed|unsuccessful|(?:have|has|was|were) (?:been )?(?:unable|not been able)) (?:to |in )?(?:locat\\w+|find|identify|trace|match|see|show|have|located|found)\\b(?: \\w+){0,3}? ?(?:any |an? |the |such )?(?:${RECORD}|him|her|them|this|anything|anyone|anybody|in our|under|on (?:him|her|file))\\b`,
  "\\b(?:never|was not|wasn['’]?t|is not|isn['’]?t|has not|hasn['’]?t|not) (?:ever )?(?:been )?(?:an? )?(?:employed|enrolled|employee|student|worked(?! (?:full|long|directly|past|beyond))|works|attended|registered|on (?:our|the) (?:payroll|books|staff|rolls?)|one of ours|in our (?:records|system|database|files|books))\\b|\\b(?:did not|didn['’]?t|never) (?:ever )?(?:work(?:ed)?|attend(?:ed)?|study|studied|enroll(?:ed)?|was)\\b(?! (?:with|directly|full|long|past|beyond))(?! (?:[a-z]+ ){0,4}(?:until|till|before|prior|after)\\b)",
  "\\b(?:not|n['’]?t|nothing) (?:be )?(?:found|listed|located|show(?:ing)?|appear(?:ing)?|come up|came up|turn(?:ed)? up|find|see)\\b[^.?!]{0,60}\\b(?:records?|system|database|files?|payroll|registers?|name|search(?:es|ed)?|books)\\b|\\b(?:records?|system|database|files?|payroll|search(?:es)?|registers?) (?:\\w+ ){0,4}?(?:do(?:es)? not|don['’]?t|doesn['’]?t|show(?:s|ed)? no|ha(?:s|ve) no|contain(?:s|ed)? no|indicates? no|no results?|return(?:s|ed)? (?:no|nothing)|came (?:up|back) (?:empty|with nothing))\\b|\\b(?:isn['’]?t|is not|aren['’]?t|wasn['’]?t) in (?:that|our|the|any|this)\\b|\\bfind nothing\\b|\\bfound nothing\\b|\\bnothing on (?:him|her|them|mr|ms|mrs|this)\\b|\\bnever heard of\\b|\\bnot (?:a |an )?(?:former |current )?(?:employee|student|graduate|alumn\\w+) (?:of|here|at)\\b|\\bunknown to us\\b|\\bnot known (?:to us|here)\\b",
  "\\bno (?:se )?(?:encontr|hall|localiz|figur|const|aparec|exist|hay|tenemos|obra)\\w*\\b[^.?!]{0,60}(?:registro|ning|constancia|antecedente|base de datos|expediente|archivos?|a nombre|emplead)|\\b(?:nunca|jam[áa]s) (?:trabaj|labor|estudi|prest|ha )\\w*|\\baucune? (?:trace|dossier|enregistrement|personne|salarié)|\\bn['’](?:a|avons) (?:jamais|aucun)\\b|\\bne (?:figure|trouvons)\\b[^.?!]{0,40}(?:pas|aucun)|\\b(?:keine?n?|nicht) (?:\\w+ ){0,4}?(?:unterlagen|eintrag|daten|aufzeichnungen|akte|bekannt|beschäftigt|gefunden|angestellt|immatrikuliert)\\b|\\bn[ãa]o (?:\\w+ ){0,3}?(?:encontr|localiz|const|exist|h[áa]|possu|temos|trabalhou)\\w*\\b[^.?!]{0,60}(?:registro|nenhum|base|cadastro|arquivo|nome|empresa|aqui|conosco|$)|\\bnunca (?:trabalhou|estudou|foi)\\b",
);

/** The wrong organization, or one that is none. */
const WRONG_PLACE = anyOf(
  "\\b(?:wrong|incorrect|not the (?:right|correct|proper)) (?:e-?mail|address|person|department|office|company|school|contact|number|place|mailbox|organi[sz]ation|franchise|branch|inbox|team|one)\\b|\\b(?:have|got|reached|contacted|you want|looking for|you[’']?ve) (?:the )?(?:wrong|a different|another)\\b|\\bdifferent (?:compan(?:y|ies)|schools?|organi[sz]ations?|entit(?:y|ies)|institutions?|business(?:es)?|universit(?:y|ies)|colleges?)\\b|\\bseparate (?:company|entity|school|business|organi[sz]ation)\\b",
  "\\b(?:i am|i['’]?m|we are|we['’]?re) (?:not|no longer|only|just) (?:the |in |a |an |with |part of |affiliated |responsible |handling |able to (?:help|assist) with |associated |connected )?(?:\\w+ ){0,3}?(?:hr|human resources|registrar|person|department|employer|school|handl\\w+|charge|payroll|company|contact|affiliated|responsible|warehouse|store|accounting|sales|supplier|customer|front desk|associated)\\b|\\bnot affiliated with\\b|\\bno (?:affiliation|connection|relation) (?:with|to)\\b|\\b(?:do not|don['’]?t|no longer) (?:handle|process|deal with|do|manage|maintain|keep|have access to|work (?:in|for|at|there|here)|own)\\b[^.?!]{0,60}\\b(?:verifications?|these|those|this|records?|hr|requests?|employment|personnel|transcripts?|anymore|any more|here)\\b",
);
const ELSEWHERE = anyOf(
  '\\b(?:forwarded|passed|sent|redirected|referred|routed) (?:your|this|the|it|you)\\b[^.?!]{0,40}\\b(?:to|on|along)\\b',
  "^(?:please )?(?:contact|ask|try|call|e-?mail|write to|check with|go to|speak to)\\b|\\b(?:cannot|can(?:not|['’]t)|unable to) speak for\\b|\\b(?:took|taken) over (?:from me|my)\\b",
  '\\b(?:please|kindly|you (?:should|must|need to|will need to|want to|can|may)|try|merci de|veuillez|favor de|por favor|bitte)\\b[^.?!]{0,40}\\b(?:contact|e-?mail|write(?: to)?|call|ask|reach(?: out)?|direct|send|forward|redirect|resend|speak|address|refer|vous adresser|adresser|contactar|dirigirse|escribir|diríjase|wenden|kontaktieren|entrar em contato|contatar|enviar|encaminhar|dirigir)\\b|\\b(?:wenden sie sich|diríjase|diríjanse|adressez-vous|contactez|dirija-se|entre em contato)\\b|\\b(?:is|are) handled by\\b|\\b(?:correct|right|appropriate|proper) (?:contact|person|department|office|address) (?:is|for|would be|to)\\b|\\b(?:has|have) (?:been )?(?:passed|forwarded|moved|transferred)\\b[^.?!]{0,60}\\b(?:to|colleague|department|team|hr|office)\\b|\\b(?:you want|ask|contact|try|talk to|their (?:mail|e-?mail|address|number)) (?:\\w+ ){0,3}?(?:is|at|instead|in)\\b',
  "\\b(?:this is|you(?:['’]?ve| have)? reached|vous êtes (?:ici )?(?:au|à)|está escribiendo a|sie haben|aqui é)\\b[^.?!]{0,40}\\b(?:sales|accounting|support|reception|warehouse|helpdesk|help desk|marketing|it department|customer service|billing|comptabilité|contabilidad|ventas|comercial|vertrieb|buchhaltung|vendas|admissions|library|alumni|athletics|bursar|front desk|purchasing|accounts payable|private|personal)\\b",
);

/** Will not, or must not, whatever is sent. */
const REFUSED = anyOf(
  "\\bneither confirm nor deny\\b|\\bnot to (?:answer|respond|provide|release|disclose|confirm|verify|comment|discuss|give|reply)\\b|\\b(?:not|n['’]t|won['’]t be) (?:be )?(?:saying|giving|telling|releasing|providing|confirming|answering|disclosing|discussing|commenting|responding)\\b|\\bnothing to say\\b|\\brather not (?:say(?! more)|comment|answer|share|give|discuss|get involved)\\b|\\bni confirmamos ni|\\bweder bestätigen noch",
  "\\b(?:decline|refuse|no comment|not participate|against (?:our |company |school )?policy|(?:company |our |school |university |firm )?policy (?:not to|prohibits|prevents|does not|doesn['’]?t|is not)|we are not obliged|gdpr|data protection (?:law|rules|act|reasons)|privacy (?:law|rules|policy|reasons)s? (?:\\w+ ){0,3}?(?:prevent|prohibit|forbid|do not)|no thank you|not interested)\\b",
  '\\bno (?:proporcion|facilit|brind|entreg|divulg|suministr|damos|podemos|compart|emit)\\w*\\b|\\bne (?:\\w+ ){0,2}?(?:communiqu|fourniss|répond|donn|pouvons|transmett|souhait)\\w*\\b[^.?!]{0,20}(?:pas|aucun)|\\b(?:erteilen|geben) (?:wir |grundsätzlich |leider )*(?:keine|nicht)|\\bkeine (?:auskunft|auskünfte|informationen|angaben)\\b|\\bn[ãa]o (?:fornec|divulg|prest|pass|pod)\\w*|\\bn[ãa]o respondemos|\\baus datenschutz',
);
const NOT_TOLD = anyOf(
  '\\b(?:can|may|able to|will|allowed to|permitted to) only (?:confirm|verify|release|provide|give)\\b|\\bonly (?:able|allowed|permitted|authori[sz]ed) to\\b',
  "\\b(?:do(?:es)? not|don['’]?t|doesn['’]?t|will not|won['’]?t|cannot|can['’]?t|can not|unable to|not able to|not (?:allowed|permitted|authori[sz]ed|at liberty|willing) to|never|no longer|declines? to|refuses? to|choose not to|prefer not to|must decline|not in a position to|are not going to) (?:be able to )?(?:ever )?(?:provid\\w+|giv\\w+|releas\\w+|disclos\\w+|confirm\\w*|verif\\w+|shar\\w+|respond|answer|participat\\w+|complete|comment|do|process|furnish|discuss|offer|reply|supply|reveal|perform|engage|divulge|fill (?:out|in)|issue|accept)\\b",
);

const IDENTIFIER =
  '\\b(?:date of birth|d\\.?o\\.?b\\.?|birth ?date|birthday|ssn|social security|last (?:4|four)|student (?:id|number)|employee (?:id|number)|maiden name|(?:go(?:es)?|went|known) by (?:another|a different|any other)|another name|previous names?|former names?|other names?|full name|middle name|nif|dni|c[ée]dula|cpf|geburtsdatum|matrikelnummer|date de naissance|fecha de nacimiento|data de nascimento|name (?:at the time|used|while|in college|was (?:she|he))|which (?:campus|branch|location|store|one|of (?:them|these))|what (?:was|is|were) (?:her|his|their) (?:name|\\w+ name|dates?|campus)|years? (?:of )?attend|n[úu]mero (?:de|do) (?:empleado|alumn[oa]|aluno|estudiante|estudante|matr[íi]cula|identificaci[óo]n|funcion[áa]rio)|num[ée]ro (?:de matricule|d.étudiant)|personalnummer|en (?:qu[ée]|cu[áa]l) (?:sucursal|sede)|la sucursal|approximate (?:dates|years))\\b';
const IDENTIFIERS = anyOf(IDENTIFIER);
const INFO = anyOf(
  IDENTIFIER,
  '\\b(?:please|could you|can you|would you|kindly|need|require|send|provide|supply|por favor|merci de|veuillez|bitte)\\b[^.?!]{0,60}\\b(?:more (?:information|details|info)|additional (?:information|details|info|identif\\w+)|further (?:information|details)|clarif\\w+|identif\\w+|specify|purpose|company name|reference|permissible purpose|letterhead|official request)\\b',
);

const RECEIVED = anyOf(
  "\\b(?:have|['’]ve|has been|was|were)? ?(?:received|receive) (?:your|the|a) (?:request|message|e-?mail|inquiry|enquiry|fax|verification|submission)\\b|\\b(?:your|the) (?:request|inquiry|enquiry|message|e-?mail|ticket|case|submission) (?:\\S+ )?(?:has been|was|is) (?:successfully )?(?:received|logged|submitted|created|opened|assigned|registered|queued|being (?:processed|reviewed))\\b|\\b(?:ticket|case|request|incident)(?: (?:number|no\\.?|id|#))? ?[#:]? ?\\S*\\d\\S* (?:has been|was|is)? ?(?:created|opened|logged|assigned|received|submitted)\\b",
  '\\b(?:hemos recibido|recibimos|recebemos|acusamos recibo|nous avons (?:bien )?re[çc]u|accusons réception|wir haben ihre .{1,30} erhalten|eingangsbestätigung|acusamos o recebimento|(?:su|tu) (?:solicitud|petici[óo]n|consulta|mensaje|correo) (?:ha sido|fue|se ha|est[áa] siendo) \\w+|sua (?:solicita[çc][ãa]o|mensagem) (?:foi|est[áa] sendo) \\w+|votre (?:demande|message) (?:a (?:bien )?été|est) (?:reçue?|enregistrée?|prise? en compte|en cours)|ihre (?:anfrage|nachricht) (?:ist|wurde) .{0,30}(?:eingegangen|erfasst|registriert)|nous vous répondrons|(?:le|les|lhe) responderemos|prazo de resposta|plazo de respuesta|protocolo n?[.º°]? ?\\d)',
);
const RECEIPT = anyOf(
  '\\b(?:get back to you|look(?:ing)? into (?:it|this|your)|let you know|check (?:on it|with)|need (?:some|more) time)\\b',
  '\\bwill (?:respond|reply|get back to you|be in touch|be (?:processed|answered|handled|reviewed)|follow up|look into|process|review|answer)\\b|\\bworking on (?:it|your|this)\\b|\\b(?:within|in) (?:\\w+ )?(?:\\d+|two|three|five|ten|a few)(?: to \\w+|-\\d+)? (?:business |working )?(?:days|hours|weeks)\\b',
);

const OUT_OF_OFFICE = anyOf(
  '\\b(?:out of (?:the )?office|on (?:annual|parental|sick|medical|maternity|paternity|family|personal|extended)? ?leave|on (?:vacation|holiday|pto|sabbatical)|away from (?:my |the )?(?:desk|office|e-?mail|mail)|limited (?:access|availability)|back (?:in the office|on|to normal)|return(?:ing)? (?:to (?:the office|work) )?on|no longer (?:with|employed|works?|working|at)\\b[^.?!]{0,60}|have (?:now )?(?:retired|left)|mailbox (?:will (?:close|be closed)|is (?:not monitored|no longer|unmonitored|closed)))\\b',
  '\\b(?:fuera de (?:la )?oficina|de vacaciones|nicht im (?:büro|haus)|im urlaub|abwesend|absent|en congé|en vacances|de férias|ausente|fora do escritório)\\b',
);
/** That the owner of the mailbox has it no more. */
export const LEFT_FOR_GOOD = folded(
  /\b(?:no longer (?:with|employed|works?|working|at|active|monitored|in use|checked)|(?:have|has|['’]ve) (?:now |since |recently )?(?:retired|left)|^\W*retired|\bi(?: am|['’]m) (?:now |happily |officially )?retired|left the (?:company|firm|school|university|organi[sz]ation)|mailbox will (?:close|be closed|be deactivated)|mailbox is (?:closed|no longer)|(?:ya )?no (?:trabaja|labora)|n['’]est plus|nicht mehr (?:bei|im unternehmen|tätig)|não (?:trabalha|faz) mais|hat .{1,40} verlassen)\b/i,
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
  { kind: 'STOP', words: STOP },
  { kind: 'AUTHORIZATION_WANTED', words: AUTHORIZATION, unless: NOT_EVEN_AUTHORIZED },
  { kind: 'FEE_WANTED', words: FEE },
  { kind: 'NO_RECORD', words: NO_RECORD },
  { kind: 'WRONG_PERSON', words: WRONG_PLACE },
  { kind: 'REFUSED', words: REFUSED },
  { kind: 'RECEIPT', words: RECEIVED },
  { kind: 'AUTO_REPLY', words: AUTOMATED },
  { kind: 'WRONG_PERSON', words: ELSEWHERE, unless: IDENTIFIERS },
  { kind: 'REFUSED', words: NOT_TOLD },
  { kind: 'INFO_WANTED', words: INFO },
  { kind: 'RECEIPT', words: RECEIPT },
  { kind: 'AUTO_REPLY', words: GREETING },
];

export { OUT_OF_OFFICE, THIRD_PARTY };
