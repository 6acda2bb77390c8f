/**
 * How people who write in passing say what a reply is: in a few words, in the second sentence, or in another order than
 * letters do. For folded text; by kind, English first, then Spanish, French, German and Portuguese.
 */

const SIGNABLE =
  '(?:release|authori[sz]ation|consent|waiver|form|signature|attachment|document|paper|letter|statement|note|something|anything)s?';
const RECORDS =
  '(?:payroll|systems?|books|rosters?|hris|databases?|files?|records?|rolls?|registers?|archives?|ledgers?|lists?)';
/** What a record may lack without being none: "no gap in our records". */
const LACKING =
  '(?:problems?|issues?|gaps?|changes?|errors?|complaints?|discrepanc\\w+|mistakes?|doubts?|longer|more|other|further|end|start|salary|title|dates?|one|body|breaks?|notes?|reason|disciplinary|negative|adverse|such|matter|idea|trouble)';

/** Not to be written to again. */
export const STOP_PHRASES: readonly string[] = [
  '\\b(?:cease|end|discontinue|refrain from|stop) (?:all|any) (?:further |other |future |direct )?(?:contact|communications?|correspondence|inquiries|requests|messages|e-?mails|attempts)\\b|\\bdirected to (?:cease|stop|refrain)\\b',
  '\\b(?:cesen?|suspendan?) tod[oa]s? (?:\\w+ )?(?:contacto|comunicacion\\w*|correos?|mensajes?)|\\bcesse[rz]? (?:tout|toute|toutes|tous) (?:\\w+ )?(?:contact|communication|correspondance|demandes?|envois?|messages?)|\\b(?:jede\\w*|jegliche\\w*|saemtliche\\w*|samtliche\\w*) (?:\\w+ )?(?:kontakt\\w*|kommunikation|anfragen|nachrichten) (?:\\w+ ){0,3}?(?:ein(?:zu)?stellen|zu unterlassen|untersag\\w+)|\\b(?:cess\\w+|encerr\\w+) (?:todo|toda|qualquer) (?:\\w+ )?(?:contato|comunicacao|correspondencia)',
  '\\b(?:remove|delete|erase) (?:my|our) (?:e-?mail )?(?:address|e-?mail|contact|name)\\b',
  '\\bstop it with\\b|\\b(?:take|remove|delete|strike|get) (?:\\S+ ){0,3}?(?:out of|off|from) (?:your|this|the|whatever|any) (?:\\w+ )?(?:systems?|lists?|databases?|mailings?)\\b',
  '\\b(?:wish|want|would like|expect) (?:to (?:receive|get|hear) )?no (?:further|more)\\b|\\bwant off (?:of )?(?:this|your)\\b|\\b(?:last|final) (?:time|warning)\\b[^.?!]{0,60}\\b(?:stop|block|report|spam)',
  '\\b(?:borr|elimin|quit|saqu|retir)\\w{1,6} (?:\\w+ ){0,3}?(?:de )?(?:su|esta|la|vuestra) (?:lista|base|sistema)',
  '\\b(?:retirer|supprimer|enlever|effacer) (?:mon|notre|cette|nos|mes) (?:adresse|e-?mail|nom|coordonnees)|\\bne plus (?:nous |me |m.)(?:ecrire|contacter|solliciter|envoyer|relancer|deranger)',
  '\\b(?:schreiben|kontaktieren|mailen|belastigen) sie (?:\\w+ ){0,3}?(?:nie|nicht|niemals) (?:wieder|mehr)\\b|\\b(?:nie|niemals) (?:wieder|mehr) (?:\\w+ ){0,2}?(?:schreiben|kontaktieren|anrufen)',
  '\\blassen sie (?:uns|mich) in ruhe\\b|\\bkeine (?:e-?mails?|mails?|anfragen|nachrichten) mehr\\b|\\bplus (?:de|aucun) (?:mails?|e-?mails?|courriels?|messages?)\\b|\\bdej(?:en|e) de molestar|\\bno vuelvan? a (?:escrib|contact|llam)|\\blaissez[- ](?:moi|nous) tranquille',
  '\\b(?:tirem|tire|apaguem?|excluam) (?:\\w+ ){0,3}?(?:da|de|do) (?:lista|sua|cadastro|base)',
];

/** A signature that is missing, cannot be read, or is not good enough. */
export const AUTHORIZATION_PHRASES: readonly string[] = [
  '\\b(?:ink|wet|original|handwritten|notari[sz]ed) (?:and notari[sz]ed )?signatures?\\b|\\b(?:electronic|digital) signatures?\\b[^.?!]{0,40}\\b(?:not|un)',
  `\\b(?:need|want|require|send|get|have|provide|without)\\b[^.?!]{0,40}\\b${SIGNABLE} (?:that |which )?(?:(?:s?he|they|the \\w+) )?(?:has |have |had |is |was )?(?:personally |actually )?signed\\b`,
  `\\b${SIGNABLE}\\b[^.?!]{0,40}?\\b(?:is not|isn['’]?t|was not|wasn['’]?t|has not been|hasn['’]?t been|never|not)(?: been)?(?: \\w+)? (?:signed|dated|legible|notari[sz]ed|witnessed)\\b|\\b(?:is|was|came|are|arrived) (?:\\w+ )?unsigned\\b|\\bunsigned (?:release|form|authori[sz]ation|consent)\\b`,
  `\\bwhere(?:['’]?s| is) (?:the |her |his |their |your )?(?:signed )?(?:release|consent|authori[sz]ation|waiver|permission)|\\b(?:have|ask|get) (?:mr|mrs|ms|miss|dr|him|her|them|the \\w+)\\.?(?: [\\w-]+)? (?:to )?sign\\b`,
  "\\b(?:cannot|can['’]?t|could not|couldn['’]?t|unable to) (?:open|read|view|see|download) (?:the |your |this |that |any )?(?:release|authori[sz]ation|consent|attachment|waiver|attached)\\b|\\bonly (?:accept|take|honou?r) (?:hand|wet|ink|original|notari[sz]ed)",
  "\\b(?:must|needs?|has|have|['’]?d|would) (?:have )?to (?:give|grant|sign|provide|authori[sz]e) (?:us |me )?(?:\\w+ )?(?:permission|consent|authori[sz]ation|a release|us\\b)|\\b(?:permission|consent|authori[sz]ation|release|signature) (?:first|from (?:her|him|them|the \\w+) (?:first|before))\\b|\\b(?:no|nothing|not) (?:\\w+ ){0,3}?(?:until|unless|before) (?:\\S+ ){0,4}?sign(?:s|ed)\\b",
  '\\b(?:sin|sans|ohne|sem|without) (?:\\S+ ){0,4}?(?:firm(?:ad[oa]|a)|signee?|signature|unterschrift|unterschriebene\\w*|assinad[oa]|assinatura|signed)\\b',
  '\\b(?:mediante|falta|adjunt\\w+|remit\\w+|previa)\\b[^.?!]{0,30}\\b(?:autorizacion|consentimiento)\\b',
  '\\b(?:il (?:nous |me )?(?:faut|faudrait|manque)|manque)\\b[^.?!]{0,40}\\b(?:autorisation|accord|consentement|procuration|signature)\\b',
  '\\b(?:unterschrift|unterzeichnung) (?:\\w+ ){0,3}?(?:fehlt|notig|erforderlich)|\\bes fehlt (?:\\w+ ){0,3}?(?:unterschrift|vollmacht|erklarung)',
  '\\b(?:com|mediante|apenas|so|somente|falta)\\b[^.?!]{0,30}\\b(?:autorizacao|consentimento|procuracao|assinatura)\\b',
];

export const FEE_PHRASES: readonly string[] = [
  '\\b(?:five|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|(?:twenty|thirty)[- ]five) (?:dollars|euros|pounds|bucks)\\b[^?!]{0,40}\\b(?:for|per) (?:each|every|an?|one|any)\\b',
  '\\b(?:awaiting|pending|outstanding) payment\\b|\\bremain(?:s|ing)? unpaid\\b',
  '\\b(?:retrievals?|searches|search|copies|copy|look-?ups?|processing|reports?|each|this|it) (?:is|are|costs?|will be|runs?) (?:[$£€₹]|(?:usd|cad|aud|inr|ngn|zar|php|r\\$|rs\\.?) ?)\\d|[$£€₹]\\s?\\d[\\d.,]*(?: (?:usd|cad|aud|nzd))?(?: (?:plus|\\+) \\w+)? per (?:file|box|retrieval|page|document|inquiry|enquiry|check|report|certificate|person|confirmation)\\b',
  '\\b(?:an?|the|our) (?:charge|fee) (?:for (?:this|these|each|every|that|verif\\w+)|per|applies)\\b|\\b(?:five|ten|fifteen|twenty|twenty[- ]five|thirty|forty|fifty) (?:dollars|bucks|euros|pounds)\\b',
  '\\b(?:remit|wire|pay)(?: us)? [$£€]\\s?\\d|[$£€]\\s?\\d[\\d.]* (?:apiece|each\\b|before (?:we|i)|up ?front|in advance|per (?:verification|request|search|record|letter|copy|look-?up|employee|name|student))',
  '\\b(?:cobra(?:mos|n)|se cobra|cuestan?)\\b[^.?!]{0,40}(?:[$€]|\\d)',
  '\\b(?:regler|payer|verser|virement|uberweisen|bezahlen|zahlen|pagar|abonar)\\b[^.?!]{0,40}(?:€|\\beuros?\\b|\\bpesos\\b|r\\$ ?\\d|\\breais\\b|\\d+ ?\\$)|(?:€|\\beuros?\\b)[^.?!]{0,30}\\b(?:uberweis|bezahl|virement|par cheque)',
  '\\b(?:facturee?s?|facturons)\\b[^.?!]{0,30}(?:€|\\d)',
  '\\b(?:berechnen|verlangen|erheben|kostet)\\b[^.?!]{0,40}(?:€|\\beuro?\\b|\\bfranken\\b)|\\bgebuhrenpflichtig',
  '\\b(?:cobramos|e cobrad[oa])\\b[^.?!]{0,40}\\d|\\b(?:ha|tem|existe) uma? (?:taxa|custo)\\b',
];

export const NO_RECORD_PHRASES: readonly string[] = [
  '\\b(?:hits|results|match(?:es)?|(?:records?|students?|employees?|awards?|persons?|candidates?|credentials?|entries) found)\\s*[:=]?\\s*(?:0|zero|none)\\b(?![.,]\\d)',
  '\\b(?:has|have|had|was|were|is) (?:at no time|on no occasion) (?:been )?(?:engaged|employed|enrolled|hired|retained|appointed|an? (?:student|employee|member)|on (?:our|the))\\b',
  "\\b(?:search|review|examination|inspection|check|inquiry)\\b[^.?!]{0,140}\\b(?:has|have|had|did|does)(?: not|n['’]t) (?:disclosed?|revealed?|shown?|found|turn(?:ed)? up|produced?|identif(?:y|ied)|yield(?:ed)?|uncover(?:ed)?|br(?:ing|ought) (?:up|to light)) (?:any|an?|him|her|his|the|this|that)\\b",
  "\\b(?:not|never|n['’]t) have (?:this|that|the) (?:lady|man|woman|guy|gentleman|girl|boy|person|name|worker|employee|student) (?:in|on)\\b",
  '\\b(?:neither of (?:the|them)[^.?!]{0,20},?|not in (?:the|our)[^.?!]{0,40}) n?or any(?:body|one) else (?:here|of ours|with us)\\b',
  '\\b(?:return|yield|produc|g[ai]ve?|show|found)\\w*(?: us| me)? (?:0|zero|no) (?:results?|match(?:es)?|hits?|records?|entries)\\b',
  "\\b(?:is|was|are)(?:n['’]?t| not) (?:in|on|among) (?:there|it|them)\\b",
  "\\b(?:came|come|comes|coming) (?:up|back) (?:empty|blank|with (?:nothing|zero|no\\b|0))|\\b(?:doesn['’]?t|does not|didn['’]?t|did not|not) ring (?:a|any) bells?|\\brings no bells?|\\bnever (?:hired|employed|enrolled) (?:him|her|them|this|that|any|an?\\b)|\\bnever had (?:an?|any) (?:one|person|employee|student|worker|[\\w-]+ (?:by|with|of) (?:that|this))\\b",
  `\\bno (?!${LACKING}\\b)[a-z'’-]+ (?:in|on) (?:our |the |my |any )?(?:\\w+ )?${RECORDS}(?:,? ever| at all|\\W*$|[.,;])`,
  '\\b(?:is|was) (?:an? )?(?:complete |total |perfect )?(?:stranger|unknown|unfamiliar)(?: \\w+)? to (?:us|me|this)\\b|\\bno (?:evidence|indication|sign|trace|listing|mention|knowledge) (?:of (?:him|her|them|this|that|any|such|the (?:person|individual|student|employee|name)|mr|mrs|ms)|that)\\b|\\b(?:looked|searched|checked)\\b[^.?!]{0,60}\\b(?:found nothing|no luck|nobody|no one|without (?:success|result|luck))\\b',
  '\\bno (?:figura|aparece|consta|existe|obra|se encuentra|esta registrad[oa])\\b[^.?!]{0,60}\\b(?:nomina|registros?|plantilla|sistema|archivos?|padron|base|listas?|expedientes?|empresa|institucion|centro|escuela|alumn\\w*|emplead\\w*)\\b|\\bno consta que\\b|\\bno (?:existe|hay) registro|\\bno ha (?:trabajado|laborado|estudiado) (?:aqui |con nosotros )?(?:nadie|ninguna? )|\\bno (?:tenemos|hay) (?:constancia|noticia|antecedente)|\\bno conoc(?:emos|co) a (?:est|es[ea]|la|el|ning)|\\bno (?:la|lo|le) conoc\\w+|\\bno (?:ha sido|fue|era) (?:nunca )?(?:emplead[oa]|trabajadora?|alumn[oa]|estudiante|funcionari[oa]) (?:nuestr[oa]|de (?:est[ea]|nuestr[oa]|la)|aqui)|\\bsin (?:registros|resultados|antecedentes|coincidencias)\\b',
  "\\b(?:nous|m['’]?) ?est (?:\\w+ )?inconnue?\\b|\\bne connaiss?(?:ons|ez)? pas (?:cette|ce) (?:personne|nom|monsieur|dame)|\\bpas de trace\\b|\\binconnue? (?:chez nous|de nos|dans nos)|\\baucune? (?:\\w+ )?(?:resultat|etudiante?|salariee?|employee?|collaborat\\w+|eleve|correspondance)\\b|\\bn['’]?e? ?(?:est|etait|figure|apparait) pas (?:\\w+ ){0,2}?(?:inscrite?|repertoriee?|connue?|dans nos|enregistree?|parmi nos)\\b",
  '\\bkennen wir (?:\\w+ )?nicht\\b|\\b(?:person|herrn?|frau|namen?)\\b[^.?!]{0,30}\\bkennen wir nicht|\\b(?:uns|mir|bei uns|hier) (?:\\w+ ){0,2}?(?:unbekannt|kein begriff)\\b|\\bniemand(?:en)? (?:\\w+ ){0,2}?(?:gefuhrt|bekannt|beschaftigt)\\b|\\bkeine?n? (?:person|mitarbeiter\\w*|angestellte\\w*|studierende\\w*|student\\w*|absolvent\\w*|treffer)\\b[^.?!]{0,40}\\b(?:namens|finden|gefunden|dieses|ermitteln|feststellen|verzeichnet)\\b',
  '\\bnunca (?:fez|esteve|pertenceu|teve vinculo)\\b|\\bnao (?:conhecemos|conheco) ess[ea]\\b|\\bnao (?:foi|foram) (?:localizad|encontrad)[oa]s?\\b|\\bsem (?:registro|cadastro)\\b|\\bnao (?:temos|existe|ha) (?:nenhum[a]?|cadastro|registro)\\b',
];

/** Another house, another department, or a mailbox for something else. */
export const WRONG_PLACE_PHRASES: readonly string[] = [
  "\\bwe insure\\b[^.?!]{0,30}\\b(?:do not|don['’]?t) employ\\b|\\b(?:this is|you(?:['’]ve| have) reached) the claims (?:inbox|desk|line|department|mailbox|team)\\b|\\b(?:we are|we['’]re|i am|i['’]m|this is) (?:only |just |merely |not the employer,? but )?(?:the|their|his|her|its|an?) (?:former |old |previous )?(?:insurers?|insurance (?:company|carrier|agency|broker)|carrier|lessor|letting agent|auctioneer|liquidator|moving company)\\b",
  "\\b(?:we are|we['’]re|i am|i['’]m) (?:only |just |merely )?(?:the|their|his|her|its) (?:landlord|landlady|tenant|neighbou?r|bank|building (?:owner|manager)|property manager|lessor)s?\\b|\\b(?:was|were) (?:a )?tenants? of ours\\b",
  "\\bi(?:['’]ve| have)? never (?:worked|been employed|studied|taught) (?:there|for (?:them|him|her))\\b|\\b(?:scraped|picked up|found|got) my (?:e-?mail )?(?:address|e-?mail|name)\\b|\\b(?:don['’]?t|do not|doesn['’]?t|never) (?:touch|deal with|look after|hold|have anything to do with) (?:\\w+ )?(?:records?|files?|transcripts?|personnel|payroll|staff|hr)\\b|\\bi(?:['’]?m| am) (?:his|her|their|[\\w'’-]+['’]s) (?:\\w+ )?(?:brother|sister|mother|father|mom|dad|wife|husband|cousin|friend|son|daughter|roommate)\\b",
  '\\b(?:ga?ve|given|sold|sent|passed|handed|have|had|got)(?: (?:you|out|me|us))? (?:an? |the )?(?:bad|wrong|incorrect|old|dead|stale|outdated) (?:e-?mail )?(?:address|e-?mail|contact)\\b',
  "\\byou(?:['’]?ve| have)? (?:got|reached|hit|e-?mailed|written to|contacted) (?:the )?(?!hr|human|payroll|personnel|registrar|records|employment)(?:[\\w&]+ ){1,2}(?:dock|desk|department|dept|line|shop|store|team|division|inbox|counter)\\b|\\b(?:this|the|that) (?:mailbox|inbox|address|e-?mail(?: address)?|account|number|line) (?:is|was) (?:only |just |meant |reserved |strictly |used )*for (?!hr\\b|human|employment|verif|payroll|personnel|records)",
  "(?<!\\bif )\\byou (?:want|(?:must|probably|surely) (?:want|mean)|are (?:looking for|after)) (?:the )?(?!to\\b|me\\b|us\\b|it\\b|this\\b|that\\b|these\\b|her\\b|his\\b|information|verif|an?\\b|any|more|proof|confirm|dates|hr\\b)[\\w&'’-]+ [^.?!]{0,60}[.;,] ?(?:we['’]?re|we are|this is|ours is|here it)\\b|\\bi(?:['’]?m| am) (?:just|only|merely) (?:the |an? )(?!bit|little|few)\\w+|\\b(?:i|we) (?:have )?sold (?:the|my|our) (?:business|company|shop|store|practice|restaurant|firm)\\b|\\bnot (?:my|our) (?:department|area|responsibility)\\b",
  '\\bprivate individual\\b|\\b(?:no idea|don.?t know|never heard of) (?:what|who) [\\w&. ]{2,40} (?:is|are)\\b|\\bchez un particulier\\b|\\bne connais pas (?:cette|ce) (?!personne|nom)|\\bprivatperson\\b|\\bkenne (?:die|diese) (?:firma|schule|unternehmen) nicht\\b|\\bno conozco (?:esa|esta|la) (?:empresa|escuela|institucion)|\\bnao conheco (?:essa|esta) (?:empresa|escola)',
  '\\bse (?:ha )?equivoc\\w+ de\\b|\\beste (?:correo|buzon|e-?mail|telefono) (?:es (?:de|del|para)|pertenece|corresponde)\\b(?! (?:al? |la |los )?(?:recursos|rrhh|personal|talento))|\\bno soy la persona\\b|\\bno (?:nos|me) corresponde\\b',
  "\\b(?:vous vous trompez|vous vous etes trompe)|\\bmauvaise? (?:service|adresse|interlocuteur|entreprise|personne|numero|destinataire)\\b|\\bce n['’]?est pas (?:moi|nous|le bon|la bonne)\\b|\\bje ne (?:suis|m['’]occupe) pas\\b[^.?!]{0,30}\\b(?:charge|concernee?|bonne?|personnel|paie|cela|responsable)",
  '\\b(?:dafur|hierfur)? ?nicht (?:dafur |hierfur |mehr )?(?:zustandig|der richtige|die richtige)\\b|\\bfalsche[nrs]? (?:adresse|abteilung|ansprechpartner\\w*|firma|empfanger|person|unternehmen|stelle)\\b|\\bsie (?:\\w+ )?(?:hier )?falsch\\b|\\bverwechsel\\w+',
  '\\b(?:voce|o senhor|a senhora) (?:errou|se enganou)\\b|\\b(?:e-?mail|empresa|setor|pessoa|endereco|contato) errad[oa]\\b|\\b(?:esse|este) (?:e-?mail|contato|endereco|telefone) e d[oa]\\b(?! (?:rh|recursos|departamento pessoal))',
];

/** Where to go instead, without a word that the other is wrong. */
export const ELSEWHERE_PHRASES: readonly string[] = [
  "\\b(?:hr|human resources|payroll|personnel|the registrar(?:[’']?s office)?|head ?office|corporate) (?:is|are) (?:who(?:m)?|the (?:ones?|people|place|office|department|team)|your best bet|where)\\b|\\byou(?:['’]ll| will|['’]d) (?:want|need) (?:to (?:ask|talk to|contact|try|reach|go through) )?(?:the|our|their) (?:current|new|present|actual) \\w+",
  "\\b(?:hr|human resources|payroll|personnel|the registrar(?:[’']?s office)?|head ?office|corporate) (?:is|are|sits?|can be reached|has (?:that|this|these|those|the|her|his|all))\\b[^.?!]{0,50}\\b(?:on|in|at|ext\\w*|under|downtown|upstairs|files?|records?|that|these|those|this)\\b",
  '\\b(?:escrib[ae]\\w{0,3}|dirij[ao]\\w{0,3}|comuniquese|contacte|llame|consulte|pregunte|remit[ae]\\w{0,3}|envie\\w{0,3}) (?:\\w+ ){0,3}?(?:al?|con|en)\\b',
  '\\b(?:voyez|ecrivez|contactez|appelez|adressez|demandez|consultez|rapprochez-vous|tournez-vous)\\b(?![ -](?:moi|nous))',
  '\\bzustandig (?:ist|sind|fur|dafur)\\b|\\b(?:fragen|rufen) sie (?:bitte )?(?:bei|die|den|das|in|frau|herrn)\\b|\\bschreiben sie (?:bitte )?(?:an|der|dem)\\b',
  '\\b(?:richten|senden|schicken|leiten|stellen) sie (?:\\w+ ){0,3}?an\\b|\\b(?:transmettez|envoyez|adressez|faites suivre) (?:\\w+ ){0,3}?(?:a|au)\\b|\\b(?:mande|envie|encaminhe) (?:\\w+ ){0,3}?(?:para|ao?)\\b',
  '\\b(?:fale|procure|contate|escreva|ligue|encaminhe) (?:com|para|ao?|o|no)\\b',
];

export const REFUSED_PHRASES: readonly string[] = [
  '\\b(?:respon\\w+|answers?|repl(?:y|ies)|releases?)\\b[^.?!]{0,60}\\b(?:solely|only|exclusively) (?:where|when|if|under|upon|by|in)\\b[^.?!]{0,60}\\b(?:compulsion|compelled|subpoena|court|law)\\b',
  "\\b(?:takes? no part|(?:do|does)(?: not|n['’]t) take part) in\\b|\\byou(?:['’]ll| will)? (?:get|have|receive) nothing (?:from|out of) (?:me|us)\\b",
  "\\b(?:not|ain['’]?t|n['’]t) on speaking terms\\b",
  '\\b(?:takes?|taking) part in no\\b|\\bparticipat\\w+ in no\\b',
  "(?:^\\W*|\\b(?:i['’]?m|i am|we['’]?re|we are) )not (?:doing|answering|filling|playing|getting into) (?:this|that|these|it|any of)\\b|\\bnot (?:to )?enter into (?:any )?correspondence\\b|\\bneither [\\w' ]{2,20} nor [\\w' ]{2,20} (?:go(?:es)? out|leaves?|(?:is|are|will be|can be) (?:given|released|disclosed|shared))\\b|\\bsigned release or not\\b",
  "^\\W*(?:i|we)(?:['’]d| would) (?:much |really )?(?:rather|sooner|prefer) not(?:(?: to)? (?:say|answer|comment|respond|reply|discuss|get involved|be involved)\\b|(?=\\s*(?:[.,;!]|$)))|\\b(?:put|mark|count) (?:me|us) down (?:as|for) (?:an? )?(?:no|refus\\w+|declin\\w+)\\b",
  '\\bonly (?:confirm|verif|releas|giv|provid|disclos|tell|speak|talk|answer)\\w*\\b[^.;?!]{0,40}? to (?:the |our )?(?:former |current )?(?:employee|student|graduate|worker|person|individual|applicant)s?(?: (?:him|her|them)sel\\w+| directly| in person)?\\W*$',
  "\\b(?:do not|don['’]?t|dont|never|won['’]?t|will not|refuse to|not going to) (?:talk|speak|gossip|say anything|tell anyone|give (?:out )?(?:any )?(?:references?|information|info|details))\\b|\\b(?:cannot|can['’]?t|can not|may not|will not|won['’]?t|unable to|not able to|not allowed to) (?:even )?(?:acknowledge|say anything|say (?:if|whether)|discuss|comment|reveal)\\b",
  '\\bno references?(?: (?:given|of any kind|for|on|from)\\b|\\W*$)|\\b(?:company|house|firm|school|our|strict) (?:rule|practice|policy)\\b[^.?!]{0,40}\\b(?:no|not|never|nothing)\\b|\\bnot (?:our|company|the) (?:practice|policy|custom|habit|procedure) to\\b',
  '\\bonly (?:respond|reply|answer|release|provide|process|honou?r|accept|deal)\\w* [^.?!]{0,60}?\\b(?:by|from|to|for|with) (?:the |our |former |current )?(?:employees?|students?|graduates?|courts?|police|government|law enforcement|individuals?|alumn\\w+|person) ?(?:himself|herself|themselves|directly|only|concerned|\\W*$)',
  "\\b(?:told|asked|instructed|advised|ordered|directed) (?:us|me) (?:not to|to (?:keep|stay|remain|say|give) (?:quiet|silent|no|nothing|mum))\\b|\\b(?:that|this|it|which)(?:['’]s| is) (?:strictly |all |private and )?(?:confidential|private)\\b|\\b(?:opted out|opt-?out)\\b[^.?!]{0,60}\\b(?:directory|disclosure|release|information|sharing)\\b",
  '\\b(?:use|visit|go to|submit (?:\\w+ ){0,3}?(?:on|at|in|through|via)) (?:our|the) (?:\\w+ )?(?:web ?site|portal|online)\\b[^?!]{0,120}\\b(?:not|n.t|only|no longer)\\b|\\b(?:can|do|will)(?: ?not|n.t) (?:take|accept|process|handle|do) (?:these|those|this|them|verifications?|such|requests?) (?:over|by|via|through|in) (?:the )?(?:e-?mail|phone|mail|fax)\\b',
  '\\b(?:ferpa|financial|account|bursar|directory|privacy|confidentiality|disclosure) (?:hold|block|restriction|flag)\\b|\\bno (?:information|info|details|data|verifications?|transcripts?) (?:whatsoever )?(?:may|can|will|is to|are to|shall|is|are) (?:ever )?(?:be )?(?:released|given|disclosed|shared|provided)\\b',
  '\\bpor (?:politica|proteccion|confidencialidad|privacidad)\\b[^.?!]{0,60}\\bno\\b|\\b(?:informacion|datos|eso|dados|informacoes) (?:es|son|sao) (?:\\w+ )?(?:confidencia|reservad|privad|sigilos)\\w*|\\bdados sigilosos',
  '\\bne (?:donn|repond|communiqu|transmett|fourniss|livr|dir)\\w* (?:\\w+ ){0,2}?(?:pas|plus|aucun|jamais)\\b|\\bne sommes pas (?:autorise|habilite|en mesure)',
  '\\b(?:auskunfte?|angaben|informationen|referenzen) (?:\\w+ ){0,3}?(?:geben|erteilen|machen) wir (?:\\w+ ){0,2}?(?:nicht|keine|grundsatzlich)|\\b(?:durfen|mochten|werden) (?:wir |ich )?(?:\\w+ ){0,4}?(?:nichts|keine auskunft)\\b|\\baus (?:datenschutz\\w*|rechtlichen) grunden\\b|\\bunterliegt (?:dem |der )?(?:datenschutz|schweigepflicht)',
  '\\bnao (?:passamos|damos|prestamos|divulgamos|confirmamos)\\b',
];

export const RECEIPT_PHRASES: readonly string[] = [
  '\\b(?:was|has been|is) given the (?:\\w+ )?number\\b|\\bcurrent wait(?: time)?\\b',
  '\\b(?:su|sua|tu) (?:tramite|solicitud|pedido|solicitacao|peticion) (?:fue|ha sido|foi) \\w+|\\b(?:dejeme|permitame|voy a|vou|deixe-me) (?:revisar|checar|verificar|consultar|ver)|\\b(?:je|nous) (?:verifie|regarde|cherche|reviens|revenons|vous repon\\w+)|\\bliegt (?:\\w+ ){1,4}vor\\b|\\bantwort (?:ist|erfolgt|erhalten|folgt)\\b|\\bkummere? (?:mich|uns)|\\b(?:ich|wir) (?:prufe|prufen|schaue|schauen|sehe|melde|leite) ',

  "^\\W*(?:thanks?|thank you|ok(?:ay)?|hi|hello)?[\\s,.!-]*(?:got (?:this|your)|noted|message received|will do)\\b|\\b(?:s?he|they|colleague|team|bookkeeper|office|manager|department|clerk)(?:['’]ll| will) (?:answer|reply|respond|write|get back|be in touch|contact you|e-?mail you|call you|let you know)\\b",
  "\\byou(?:['’]ll| will| should) (?:hear|have (?:it|an answer|a reply|our)|(?:get|receive) (?:an?|our) (?:answer|reply|response))\\b|\\b(?:should|will|['’]ll) have (?:something|an answer|it|the information|a reply) (?:for|to) you\\b|\\bgive (?:me|us) (?:until|till|some time|an? (?:few|couple|day|week|little|bit))\\b|\\bpulling (?:the|her|his|their|up|that)\\b",
];

/** Asks back, by how a question begins in other languages. */
export const ASKED_BACK_PHRASES: readonly string[] = [
  '\\b(?:too many|several|two|three|many) (?:\\w+ )?(?:by|with|of|under) (?:that|this) name\\b|\\b(?:student|employee|staff|personnel|id) (?:no\\.?|number|id)(?: or [\\w ]{3,20})? (?:pls|plz|please)\\b',
  "\\b(?:in|at|on|for|under|from) (?:which|what)\\b[^?]{0,80}\\b(?:work(?:ed)?|stud(?:y|ied)|attend(?:ed)?|employed|enrolled|hired)\\b[^?]{0,60}\\?|\\bwithout (?:that|it|this|those|them|these|one) (?:i|we) (?:don['’]?t|do not|can['’]?t|cannot|can not|would not|wouldn['’]?t) (?:know (?:which|where|who)|find|tell|look|search|start|say|identify)\\b",
  '\\b(?:necesit[oa]|preciso|requiero|requerimos|(?:me|nos) falta)\\b[^.?!]{0,60}\\b(?:seguro social|ultimos (?:cuatro|4)|fecha de nacimiento|numero de (?:empleado|matricula|expediente|seguro)|cpf|curp|rfc|dni|cedula|matricula|data de nascimento|apellido de soltera)\\b',
  '\\b(?:wann|wie|wo|como|donde|onde|quand|comment|ou|combien)\\b[^?]{0,80}\\b(?:s?ie|er|sie|frau|herrn?|hie(?:ss|ß)|elle|il|llam\\w+|nacio|nascid[oa]|nasceu|ne[e]?|geboren|hieß)\\b[^?]{0,40}\\?|\\b(?:qual|quais) (?:o|a|os|as|era|e)\\b[^?]{0,60}\\?|\\bou[^?]{0,20}[- ]t[- ](?:il|elle)\\b[^?]{0,40}\\?',
];

/** Away, in words of one's own and without the subject of an absence note. */
export const AWAY_PHRASES: readonly string[] = [
  '^\\W*(?:away|out|off) (?:for|on|at|with) (?:\\w+ ){1,4}?(?:until|till|through)\\b',
  "\\bgone fishin(?:g|['’])?|\\bon jury (?:duty|service)\\b|^\\W*back (?:on|by) (?:the \\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)",
  '\\b(?:sin acceso a mi (?:correo|bandeja|buzon)|sans acces a (?:ma|mes) (?:messagerie|boite|mails?|courriels?)|ohne zugriff auf (?:mein|meine)|sem acesso (?:ao meu|a minha)|me encuentro (?:en capacitacion|de viaje|fuera|ausente)|estou (?:de viagem|ausente|fora do escritorio))',
  "\\b(?:i am|i['’]?m|i will be|i['’]ll be|we are|currently) (?:\\w+ )?(?:out|away|off|on (?:\\w+ )?(?:leave|vacation|holiday|pto))\\b(?: of (?:the )?office)?(?: (?:until|till|through|from|this|all|today|for|on|and)\\b|\\W*$)",
  '\\b(?:estoy|estare|me encuentro) (?:\\w+ )?(?:de (?:vacaciones|permiso|baja|viaje)|fuera|ausente)\\b',
  '\\b(?:je suis|je serai|actuellement) (?:\\w+ ){0,2}?(?:absente?|en conges?|en vacances|en deplacement)\\b',
  '\\b(?:im urlaub|in (?:elternzeit|mutterschutz)|nicht im (?:buro|haus)|abwesend)\\b',
  '\\b(?:estou|estarei|encontro-me) (?:\\w+ )?(?:de (?:ferias|licenca)|fora|ausente)\\b',
];
