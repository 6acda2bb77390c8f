import { fold, folded } from '../read/fold.ts';

/** What would be so in a case that is none: "had she been a nurse", "he would have been on the list". */
const SUPPOSED = folded(
  /\b(?:ought to|should|was (?:supposed|due|meant|scheduled) to|would) have (?:walked|graduated|finished|completed|needed|required)\b|\bwas (?:supposed|due|meant|scheduled) to (?:walk|graduate|finish|complete)\b|^(?:had|were|should) (?!you\b)(?:\S+ ){1,3}?(?:been|worked|be|to|held|had|graduated|attended|studied|got(?:ten)?|ever|applied)\b|\bif (?:(?!you\b|there\b|(?:my|our) (?:memory|notes|recollection)\b)\S+ ){1,3}?(?:had|were|has|was|is|worked|ever|did|attended|graduated|studied)\b|\b(?:would|'d|could|should|might)(?: not|n't)?(?: have|'ve) (?:been|worked|had|held|started|left|graduated|received|earned|got(?:ten)?)\b(?! (?:here |with us )?(?:(?:in|from|till|until) )?(?:around|about|roughly|sometime|(?:19|20)\d\d when\b))|['’]d have (?:been|had|worked|held)\b(?! (?:here |with us )?(?:(?:in|from|till|until) )?(?:around|about|roughly|sometime))|\bwhether\b|\bsi (?:\S+ ){0,2}(?:hubiera|fuera|avait|etait)\w*|\bwenn |\bfalls (?:er|sie|es|herr|frau|die|der|das|dies\w*|ihr|ich|wir)\b|\b(?:ware|hatte) (?:er|sie|herr|frau) |\bse (?:\S+ ){0,2}(?:tivesse|fosse|trabalhou)\b|\blet['’]?s (?:say|assume|pretend|suppose|imagine)\b|\bsuppos(?:e|ing)\b|\bimagine\b|\b(?:would|will|was to|is to|were to|to) be (?:in |on |from |awarded|conferred|granted|hired)|\beither\b[^.;]{1,40}\bor\b|\bpending\b(?! (?:(?:an?|the|his|her|their|further) )?(?:\w+ )?(?:investigation|inquiry|hearing|appeal|trial))|\bapplication (?:for|to) (?:the|our|a|an)\b/i,
);

/** That the sender does not know whether the one they found is the one who was asked about. */
const WHO_IS_IT = folded(
  /\b(?:if|whether) (?:that['’]?s|that is|this is|it['’]?s|it is|s?he['’]?s|s?he is|they are|these are|those are) (?:in fact |really |actually |indeed )?(?:who|whom|the (?:one|ones|same|right|correct|person|individual|man|woman|guy|lady)|him\b|her\b|them\b|your (?:guy|man|person|applicant|candidate))|\b(?:not|n['’]t) (?:sure|certain|clear|know|tell|say)(?: to (?:me|us))? (?:which|who|whom|if (?:it|this|that|s?he|they)|whether (?:it|this|that|they))\b|\b(?:which|who) (?:one |of (?:them|these|the two) )?(?:do|did|would) you (?:mean|want|need)\b|\b(?:could|may|might) (?:or may not )?be (?:him|her|the same|your (?:guy|person|applicant|candidate)|someone else|somebody else|a different)\b|\bis (?:that|this|it|s?he) (?:him|her|(?:the )?(?:one|person|who) (?:you|that))\b|\bno idea (?:if|whether|who|which)\b|\b(?:assuming|provided|supposing|if) (?:(?:you|we) (?:mean|are talking)|(?:this|that|it|s?he)(?:['’]s| is| was) the)\b|\bif (?:it|that|this)(?:['’]s| is| was) the other\b|\bno se (?:si es|cual)\b|\b(?:nao (?:sei|sabemos)|no (?:se|sabemos)|ne (?:sais|savons) pas|weiss nicht) (?:\w+ ){0,3}?(?:qual|cual|quel|lequel|laquelle|welche\w*|quem|quien|wer)\b|\b(?:qual|cual) (?:e|es|deles|delas|de ellos)\b[^.;]{0,40}\bnao (?:sei|sabemos)\b|\bob (?:das|es|er|sie) (?:derselbe|dieselbe|die(?:se)? person)\b|\bsi c['’]est (?:bien )?(?:lui|elle|la meme)\b|\b(?:there (?:are|were)|we have|i have|had) (?:two|three|four|several) (?:of (?:them|those)|people|persons|employees|students|men|women)\b|\b(?:hay|ha|tenemos|temos) (?:dos|dois|duas|tres|varios|varias) (?:con|com|de) (?:est?e|ess?e|el mismo|o mesmo)\b/i,
);

/** Says of itself that it is not meant. */
const NOT_MEANT = folded(
  /\b(?:yeah,? right|as if\b(?=\W*$)|in (?:his|her|their) dreams|dream on|the (?:pope|easter bunny|tooth fairy|king|queen) |santa claus|nice try|that['’]s (?:rich|a good one|hilarious)|(?<=(?:^|[.,;:!?–-])\s*(?:oh |ha,? |haha,? |that['’]?s a )?)good one\b(?! (?:too|as well|at that|he|she))|give me a break|(?<!\b(?:broken?|hurt|injured|cut|sprained|crushed|smashed|twisted|on|under|off|with|lost) )my foot|then i['’]?(?:m| am)\b|of my (?:whole |entire )?life\b|(?<!\bno )kidding|joking|and (?:i|we)(?: am|['’]m| was) (?:the|an?) (?:pope|king|queen|president|astronaut))|\bsure,? (?:s?he|they) (?:was|were|is|did)\b/i,
);

/** What a person hopes for or is promised, unless it came to be. */
const HOPED =
  /\b(?:promised|offered (?:a|an|the|him|her|them)|offer (?:for|of|letter)|failed to (?:report|show|start)|never (?:became|reported)|(?:re-?)?appl(?:ied|ying) (?:for|to|with|here|again|there)(?! (?:(?:her|his|their|the|an?) )?(?:leave|transfer|promotion))|interview(?:ed|ing)|considered for|supposed to|due to (?:begin|start|join|report)|slated|turned (?:it|us|the \w+) down|hoping|(?:wanted|wants)(?! (?:you|it known|me to (?:tell|say))\b)|wishes(?!\s*(?:$|[).!,]))|licen[cs]ed (?:by|in|since|from|until|\w{3,9}\.? (?:19|20)\d\d)|never turned up|no[- ]show)\b/i;
const CAME_TO_BE =
  /\b(?:hired|worked|works|employed|started|joined|began|served|was here|was with us|first day|accepted|attended|graduated|was (?:an?|our|the) (?!candidate|applicant|finalist)\w+)\b/i;

/** What papers that are not the source's own say, or who called. */
const ECHOED = folded(
  /\b(?:per|according to|based on|judging (?:by|from)|as per|going by|laut|gemass|selon|d.apres|segun|conforme|segundo) (?:\S+ ){0,2}?(?:(?:his|her|their|ihrem|seinem|deren|son|sa|su|seu) (?:\S+ )?(?:cv|resume|application|linkedin|lebenslauf|curriculum|bewerbung|profile|facebook|letter|word)|your (?:letter|form|template|application|information|paperwork|note))\b|\byour (?:letter|form|template|request|e-?mail|paperwork|note|message) (?:says?|said|states?|stated|lists?|claims?|reads?|mentions?|has|had)\b|\b(?:on|in) (?:his|her|their) (?:cv|resume|application|linkedin)\b|\byou (?:wrote|said|say|claim|claimed|mention|mentioned) (?:that )?(?:s?he|they|\p{L}+) (?:was|were|is|had|worked|started|left)\b|\bclaiming to be\b|\bpretend(?:s|ed|ing)? to (?:be|have)\b|\bimpersonat\w+/iu,
);
const CALLED_RIGHT =
  /\b(?:correct|right|accurate|true|match(?:es)?|agrees?|confirmed|verified|richtig|exact|correcto)\b/i;

/** Lines that repeat what was asked, or name who handles it. */
const OF_CASE =
  /^\W*(?:subject(?=\s*:.*(?:\d|verif|employ|request|inquir|background|reference))|re|regarding|betreff|asunto|objet|assunto|your (?:request|query|inquiry)|request(?:ed)?(?: details| summary)?|in re|assigned to|agent|handled by|prepared by|completed by|verified by|signed(?: by)?|submitted by|entered by|reviewed by|processed by|case owner|cc|sent|submitted|received|ticket|case|reference|your (?:message|question|original \w+)|(?:short |brief )?description|enquiry|inquiry|query|topic|issue|you wrote|solicitud|consulta|demande|anfrage|anliegen|ihre nachricht|pedido|mensagem|assunto da solicitacao)\s*[:#]|^\W*(?:\p{L}[\p{L} ]{1,30}[:#]\s*["“„«']?|["“„«'])(?:(?:re|fwd?|aw|rv|sv|res)\s*:\s*)*(?:employment|education) verification (?:for|of|request)\b/iu;

/** Who answers behind the subject that they repeat: "Re: Dana Whitlow - I confirm the job". */
const CONFIRMS = /\s[-–—]\s(?:i|we)(?: can| hereby)? (?:confirm|verify|certify)\b/i;

/** What is so of a business, its seasons and its wares, and of everybody who was there. */
const OF_THINGS =
  /^\W*(?:the |our |this |each |every )?(?:\p{L}+ ){0,2}?(?:season|camp|office|store|shop|plant|company|school|policy|commencement(?! (?:was|took))|ceremony|building|kitchen|k[üu]che|restaurant|model|licen[cs]e|factory|hotel|business|firm|practice|mailbox) (?:[\p{L}\d-]+ ){0,3}?(?:runs?|ran|was|is|were|ist|war|began|begins|start(?:s|ed)?|open(?:s|ed)?|close[sd]?|end(?:s|ed)?|held|changed|expire[sd]?|effective|lasts?|lasted)\b|\bwe (?:offer|sell|make|made|manufacture|teach|train|run|purchased|bought|sold|acquired|took over)\b|^\W*(?:policy|rule|regulation)\b|\b(?:each|every) (?:year|summer|season)\b|\b(?:students|graduates|alumni|employees|staff|applicants|people|persons|those|anyone|everyone|anybody|all) who\b|\b(?:now )?hiring\b|\b(?:position|role|job|vacancy|opening) (?:has|have|was|is) (?:already |now |since |last |first |currently )?(?:been )?(?:filled|posted|advertised|vacant)\b|\b(?:openings?|vacanc(?:y|ies)|job offers?)\b|\bour (?:\p{L}+ ){1,2}(?:model|machine|product)\b/iu;
/** What a school awards and a house has in general, in the present: "we have conferred it since 1972", "ja, das bieten wir an". */
const OF_OFFERS = new RegExp(
  [
    '\\bwe (?:(?:do|still|also|currently|only|indeed|now) )*(?:award|confer|grant|provide)\\b',
    "\\bwe(?:['’]ve| have) (?:(?:always|long|also) )?(?:offered|awarded|conferred|granted|taught|run|had) [^.;]{1,40}? (?:since|for (?:\\w+ )?(?:years|decades))\\b",
    '\\b(?:university|college|school|institute|academy|faculty|department|company|we|it) (?:does|do) (?:indeed |still |also )?(?:award|offer|confer|grant|teach|have|employ)\\b',
    '\\b(?:university|college|school|institute|academy|faculty|department) (?:still |also |currently |only )?(?:awards|offers|confers|grants|teaches)\\b',
    '\\bwe (?:do )?have such an? \\w+',
    '\\bexist(?:s|e|iert)? (?:here|with us|at (?:our|this)|chez nous|bei uns|aqui|en nuestr|conosco)|\\bgibt es (?:hier|bei uns)',
    '(?<!\\ble )\\b(?:ofrecemos|impartimos|dictamos)\\b|\\b(?:universidad|escuela|institucion|instituto|facultad) (?:si )?(?:ofrece|imparte|otorga|dicta)\\b',
    "\\bnous (?:l['’]|les? |la )?(?:offrons|proposons|enseignons|dispensons|delivrons(?! l[ae] present)|decernons)\\b|\\b(?:universite|ecole|etablissement|faculte|institut) (?:propose|offre|delivre(?! l[ae] present)|enseigne|dispense|decerne)\\b",
    '\\bwir (?:bieten|lehren|unterrichten|verleihen)\\b|\\b(?:bieten|lehren|unterrichten|verleihen) wir\\b|\\b(?:universitat|hochschule|schule|akademie|fakultat) (?:bietet|verleiht|lehrt)\\b',
    '\\b(?:oferecemos|ministramos|lecionamos)\\b|\\b(?:universidade|faculdade|escola|instituicao|instituto) (?:oferece|ministra|confere)\\b',
  ].join('|'),
  'i',
);
const OF_PERSON = /\b(?:s?he|they|his|her|their|him|them|mr|mrs|ms|dr)\b/i;

/** What a student came with from another school. */
const OF_OTHER_SCHOOL =
  /^\W*(?:basis (?:of|for) admission|admission basis|admitted (?:with|on)|(?:prior|previous) (?:degree|college|school|institution|education)|transfer(?:red)? (?:from|institution|school)|titulo de acceso|diplome d['’]acces|etablissement precedent|vorbildung|zugangsberechtigung|hochschulzugang|forma de ingresso)\s*[:=]/i;

/** An example of what could be said. */
const EXAMPLE =
  /(?<![.@\w-])(?:examples?(?: of)?|(?:sample|specimen)(?= (?:only|form|letter|text|record|reply|answer|entry|copy|data|template)\b|\W*(?:[:)\]]|$))|placeholder|mustermann|john doe|jane doe|muster(?! rolls?\b)|ejemplo|exemple|beispiel|exemplo)(?![.@\w-])/i;

/** That the source has not looked, or does not stand by what it repeats. */
const UNCHECKED = folded(
  /\b(?:have|has|was|were)(?: not|n['’]t) (?:yet |been )*(?:checked|verified|confirmed|validated|looked)\b|\b(?:not|un)[- ]?verified\b(?! (?:as to|as for|with regard to|regarding|by|over|via|through)\b)|\bob das (?:stimmt|so ist|richtig ist)\b|\bbeware\b|\b(?:have|need) to (?:see about|check|look into|verify) (?:that|this|it)\b|\bgive me (?:until|till|a (?:day|week|moment|minute))\b|\bdo you mean\b|\b(?:that|this|it|those|these) (?:may|might|could) (?:also |well )?be (?:an? |the |our |his |her )?(?:other|another|different|same|someone|somebody|brother|sister|father|son)\b/i,
);
/** "But that may be Jane". */
const MAY_BE = /\b(?:that|this|it|s?he) (?:may|might|could) (?:also |well )?be \p{Lu}/u;

/** Answers one who looks for work, which is not what we do. */
const TO_APPLICANT = folded(
  /\b(?:thank(?:s| you) for (?:applying|your (?:job )?application|your interest in (?:working|joining|a (?:job|career|position)))|(?:send|e-?mail|bring|forward) (?:us |me )?your (?:cv|resume)|(?:come|stop) (?:by|in|over) for (?:an? )?(?:trial|interview)|gracias por (?:postular|su (?:postulaci[óo]n|candidatura|inter[ée]s en trabajar))|merci (?:pour|de) votre candidature|(?:danke|dank|danken) (?:ihnen )?f[üu]r ihre bewerbung|obrigad[oa] (?:por se candidatar|pela sua candidatura))\b/i,
);

/** Asks for what would tell who is meant. */
const ASKS_WHO =
  /\b(?:need|needs|require|requires|please (?:send|provide|supply|give)|without|only .{0,40}\bwith)\b[^.?!]{0,40}\b(?:dob|d\.o\.b|date of birth|birth ?date|birthday|ssn|social security|(?:student|employee) (?:id|number)|maiden name|matriculation number|last four|middle name)\b/i;

/** That a value is still to be looked up, in the sentence that gives it: "entró en 2015, pero tengo que mirarlo". */
const TO_BE_CHECKED = folded(
  new RegExp(
    [
      "\\b(?:(?:i|we)(?:['’]ll| will| have to| need to| must| should| want to| would have to|['’]d have to)|let me|until (?:i|we) have|before (?:i|we)(?: can| have)?) (?:\\w+ )?(?:check(?:ed)?|verify|verified|look(?:ed)?|confirm(?:ed)?|ask(?:ed)?|double[- ]check|find out|make sure)\\b",
      '\\b(?:to be (?:confirmed|checked|verified)|tbc|yet to be (?:confirmed|checked|verified)|subject to (?:confirmation|verification))\\b',
      '\\b(?:por|a|hay que|tengo que|tenemos que|debo|falta) (?:confirmar|verificar|comprobar|mirar|revisar)\\w*\\b',
      '\\b(?:a verifier|a confirmer|je (?:dois|vais) (?:le )?(?:verifier|regarder|confirmer|demander)|il faut (?:que je verifie|verifier))\\b',
      '\\b(?:muss|mussen|werde|will) (?:ich |wir )?(?:\\w+ ){0,4}?(?:prufen|nachsehen|nachfragen|nachschauen|klaren)\\b|\\b(?:noch zu prufen|noch nicht gepruft)\\b',
      '\\b(?:vou|vamos|preciso|tenho que|temos que|falta) (?:confirmar|verificar|checar|conferir|ver)\\b',
    ].join('|'),
    'i',
  ),
);

/** Whether a statement says that something is still to be looked up. */
export const isToBeChecked = (text: string): boolean => TO_BE_CHECKED.test(fold(text));

/** What the sender wrote before, and takes back: "I gave you 2014 for the end". */
const WRITTEN_BEFORE =
  /(?<!\bas )\b(?:i|we)(?:['’]d| had)? (?:gave|given|told|sent|wrote|quoted) you\b(?![^.;]*\b(?:stands?|correct|right)\b)/i;

/** Behind what we claimed, that the source cannot judge it, or has no such thing any more: "Title: Cook - no record of that". */
const UNJUDGED = new RegExp(
  `(?:\\s[-–—]{1,2}>?|\\()\\s*(?:${[
    ...[
      'not sure',
      'unsure',
      'no idea',
      'no (?:record|trace|mention) of (?:that|this|it)',
      'unknown',
      'no,? i think',
    ],
    ...["(?:i|we) (?:do not|don['’]?t) know", "(?:can(?:not|['’]?t| not)) (?:say|tell|confirm|verify)"],
    ...[
      'not (?:known|on file)',
      '(?:(?:this|that|it)(?:.s| is)? )?no longer (?:used|valid|in use|exists?|a title|offered)',
    ],
    ...["does(?: not|n['’]t) exist(?: any ?more)?", 'obsolete', 'discontinued'],
    ...['ni idea', 'no (?:se|consta)', 'ya no (?:se usa|existe)'],
    ...['aucune idee', "n['’]existe plus"],
    ...['keine ahnung', 'nicht (?:sicher|bekannt)', '(?:gibt es|heisst es) nicht mehr'],
    ...['nao (?:sei|consta)', 'nao existe mais'],
  ].join('|')})(?![\\p{L}])`,
  'iu',
);

/** Whether an answer behind a claim leaves it open. */
export const isUnjudged = (answer: string): boolean => UNJUDGED.test(fold(` - ${answer}`));

/**
 * Whether a statement speaks of something that is not so, not of a person, or not the source's own.
 * @param isOfApplicant whether it names the applicant, who is a person
 */
export function isNoTestimony(text: string, isOfApplicant: boolean): boolean {
  const plain = fold(text);
  return (
    (OF_CASE.test(plain) && !CONFIRMS.test(plain)) ||
    OF_OTHER_SCHOOL.test(plain) ||
    EXAMPLE.test(plain) ||
    UNJUDGED.test(plain) ||
    BROKEN_OFF.test(plain) ||
    WRITTEN_BEFORE.test(plain) ||
    (TO_BE_CHECKED.test(plain) && !CALLED_RIGHT.test(plain)) ||
    (HOPED.test(plain) && !CAME_TO_BE.test(plain)) ||
    (ECHOED.test(plain) && !CALLED_RIGHT.test(plain)) ||
    (isOfHouse(text) && !isOfApplicant)
  );
}

/** Whether a text tells what a house has or does, and of no person: an answer "yes, we teach it" neither. */
export const isOfHouse = (text: string): boolean =>
  (OF_THINGS.test(text) || OF_OFFERS.test(fold(text))) && !OF_PERSON.test(fold(text));

/** Broken off before it says anything: "I can confirm that Pat". */
const BROKEN_OFF =
  /\b(?:confirm|verify|certify|attest|say|state|confirmo|confirmamos|confirmar|certifico|certificamos|confirme|confirmons|confirmer|certifie|certifions|bestatigen?|bestatige)(?: to you| hereby|e|en|n)?(?:,? (?:that|que|dass|qu['’]))?(?: (?:mr|mrs|ms|miss|dr|sra?|senora?|mme|m|monsieur|madame|herr|frau)\.?| the| la| el| le| o| a| former| above| named| applicant| employee| student| person| individual| s?he| they| \p{Lu}[\p{L}.'’-]*){1,6}\s*$/u;

/** From where a statement only supposes something; null where it does not. */
export const supposedIn = (plain: string): RegExpExecArray | null => SUPPOSED.exec(plain);

/**
 * Whether a whole reply is not to be taken at its word: who jokes in one sentence may not mean the next one either, and
 * who is not sure whom we mean, or has not looked, gives the data of another as well.
 */
export function isInDoubt(text: string): boolean {
  const plain = fold(text);
  return (
    [NOT_MEANT, WHO_IS_IT, UNCHECKED, ASKS_WHO, TO_APPLICANT].some((doubt) => doubt.test(plain)) ||
    MAY_BE.test(text)
  );
}
