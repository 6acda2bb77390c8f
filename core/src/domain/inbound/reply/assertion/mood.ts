import { fold } from '../../read/fold.ts';

const PERSON =
  '(?:s?he|they|(?:the |this |your |said )?(?:employee|candidate|applicant|person|individual|student|subject)|m(?:r|rs|s)\\.?)';

/** What would follow if something were so, and what may be so. */
const SUPPOSED = new RegExp(
  [
    `\\b(?:if|unless|in case|assuming|provided|should|supposing)(?: that)? ${PERSON}\\b`,
    `\\b${PERSON} (?:may|might)(?: well| also| possibly| only)? (?:have|be)\\b`,
    '\\b(?:perhaps|possibly) (?:s?he|they|as|in|from|until|a|an)\\b',
    '\\b(?:falls|sofern|ob|sollten?) (?:s?ie|er|frau|herr|die|der|das|diese)\\b',
    "\\b(?:si|s['’])(?: |(?<=['’]))(?=(?:elle|il|mme|mlle|m|mr|madame|monsieur|cette|l['’])\\b)",
    '\\b(?:quizas?|tal vez|peut-etre|vielleicht|talvez)\\b',
    '\\b(?:elle|il) aurait\\b|\\bkonnte(?:n)? (?:es )?sein\\b|\\b(?:sie|er) sei\\b|\\b(?:vermutlich|wahrscheinlich|probablemente|probablement|provavelmente)\\b',
    '\\bchances are\\b|\\b(?:could|might|may) be the one\\b|\\b(?:is|it.s) (?:untrue|not true) that\\b',
  ].join('|'),
  'i',
);
/** "Si trabajó aquí, ...", and not "Sí, trabajó aquí". */
const SUPPOSED_WITH_MAIN_CLAUSE =
  /(?:^|[.,;:]\s*)s[ie] (?:(?:la|el|o|a) )?(?:se (?:gradu|titul)\p{L}+|se[nñ]\p{L}+|sr[a.]?|el[ea]|trabaj\p{L}+|trabalh\p{L}+|ingres\p{L}+|entr\p{L}+|sali\p{L}+|sai\p{L}+|fue|foi|era|estuv\p{L}+|estev\p{L}+|estud\p{L}+|obt\p{L}+|conclui\p{L}+|labor\p{L}+)(?![\p{L}])[^.;]*, (?:el|la|los|las|debe\w*|hay|est[aá]\w*|tend\w+|ser[ií]a\w*|o|a|os|as|deve|h[aá])(?![\p{L}])/iu;

/** What we asked, as the source repeats it. */
const ASKED = new RegExp(
  [
    '\\b(?:you|your (?:\\w+ )?(?:letter|request|e-?mail|form|inquiry|note)|who|they|client|firm|company)(?: (?:people|guys|folks|all))? (?:(?:are|have|had|has|is|were|also|just|now|will) )*(?:asked|ask|asks|asking|inquir\\w+|enquir\\w+|request\\w*|seek|seeks|sought|seeking|wish|wishes|want|wanted|need|would like|wrote)(?: us| me)? (?:to (?:know|confirm|verify|check|see)|confirmation|verification|proof|whether|if|when|about|that)\\b',
    '\\b(?:your|the|this|an?|ihre|sua|su|votre) (?:\\w+ ){0,2}(?:request|inquiry|enquiry|query|letter|e-?mail|message|correspondence|question|form|fax|note)\\b(?:(?! (?:is|are|was|were) (?:all )?(?:correct|right|accurate))[^.;:]){0,60}?\\b(?:to (?:verify|confirm|check|validate)|about|regarding|concerning|for|on|asking|seeking|whether|as to|(?:in|by) which|states?|stated|mentions?|mentioned|indicates?|indicated|lists?|listed)\\b',
    '(?<!\\b(?:i|we) )\\b(?:ask(?:ed|s)?|want(?:ed|s)?|begg(?:ed|s)|told|tells?) (?:(?:me|us) )?(?:to|if (?:i|we) (?:could|would|might)|(?:would|could) (?:i|we)|that (?:i|we)) (?:please |just |kindly )?(?:write|put|say|state|list|tell|call)\\b',
    '\\b(?:s?he|you) (?:has|have|had|put|puts|got|gave|gives) (?:it|that|this|the \\w+) (?:down )?as\\b',
    '\\b(?:what|the \\w+) (?:you|s?he|they) (?:gave|sent|list(?:ed)?|provided|wrote|put|have)\\b|\\byou (?:list|listed|sent|wrote|state|stated)\\b',
    '^\\W*(?:to|in order to|for) (?:verify|confirm|obtain|request|(?:an? |the |any |all )?(?:\\w+ ){0,4}?verifications?)\\b',
    '\\b(?:votre|vos) (?:demande|courrier|lettre|message)\\b|\\bsu (?:solicitud|carta|correo|mensaje)\\b|\\bihr(?:e|er|em|en)? (?:anfrage|schreiben|mail|nachricht|brief)\\b|\\b(?:seu|sua|vosso|vossa) (?:pedido|carta|solicitacao|mensagem)\\b',
    `\\b(?:candidate|applicant|employee|form|resume|s?he|they) (?:states?|stated|says|said|indicates?|indicated|wrote|claims?) (?:that )?(?:${PERSON}|having|to have)\\b`,
    '\\b(?:please|kindly|could you|can you|would you) (?:also |first |then |re-?)?(?:confirm|verify|send|provide|advise|check|tell|let|indicate|clarify|supply|forward|specify|state|fill|complete)\\b',
    '\\b(?:we|i) (?:(?:would|will|still|also) )*(?:need|want|like|have|require) to (?:know|be told)\\b',
    "\\bdemande[zr]? (?:\\w+ ){0,2}(?:si|de confirmer|de verifier|confirmation)\\b|\\b(?:selon|d['’]apres|suivant) votre\\b",
    '\\b(?:preguntan?|consultan?|solicitan?|piden?|desean?|quieren?|pergunta[m]?|solicitam?(?:-se)?|solicita-se|pedem?|pede-se)\\b (?:\\S+ ){0,2}?(?:si|se|saber|confirm\\w*|verific\\w+|la confirmacion|a confirmacao|sobre|que)\\b',
    '\\b(?:fragen|fragten|frage|bitten|wissen)\\b[^.;]{0,30}?\\b(?:ob|um bestatigung)\\b|\\b(?:ihrer|deiner|der) (?:anfrage|nachricht|mail|angabe) (?:zufolge|nach)\\b|\\blaut (?:ihrer|deiner) ',
  ].join('|'),
  'i',
);

/** What is yet to come, and what is not done. */
const NOT_YET =
  /\b(?:s?he|they) (?:will|['’]ll|is to|are to|is going to|is (?:expected|scheduled|due) to)\b|\b(?:elle|il) (?:sera|va)\b|\b(?:sie|er) wird\b/i;

/** That nothing is confirmed, found or known. */
const NOT_FOUND =
  /\b(?:can(?:not|['’]?t| not)|could(?: not|n['’]?t)|unable to|not able to|neither|do(?: not|n['’]?t)|did(?: not|n['’]?t)|will not|won['’]?t) (?:\w+ ){0,2}?(?:confirm|verify|find|locate|see|show|offer)\b|\b(?:have|had|has|is|are|was|were|be|with|find|found|show) (?:absolutely )?(?:no|nobody|no ?one|none)\b(?! (?:longer|later|earlier|changes?|problems?|issues?|objections?|corrections?|doubt|disciplin\w+|(?:credential|degree|diploma|certificate|award|qualification|title)s?|gaps?|breaks?|other (?:jobs?|titles?|positions?|dates?)|derogatory))|\b(?:answer|confirm|release|disclose|give(?: out)?|deny) (?:no|neither|nothing|none)\b|^\W*(?:nobody|none|no ?one|no (?!(?:degree|credential|diploma|certificate|award|qualification|title|major)\b)(?:such|record|trace|employee|person|student|\w+ (?:\w+ )?(?:named|called|by|left|was|were|has|had|started|joined)))\b(?! (?:needed|required))|\bnot (?:\w+ )?among\b|\b(?:found|have|had) (?:\w+ )?nothing\b|\bnothing (?:for|on|in|from|under|to)\b|\b(?:und|haben|habe) nichts\b|\b(?:sans|without|sin|sem) (?:any )?(?:result\w*|success|exito|resultado)\b|^\W*(?:(?:nous|wir|i|we|j['’]ai|nos) )?(?:avons )?(?:checked|searched|reviewed|verifie|revis(?:amos|e|ei)|busc(?:amos|ou)|procur(?:amos|ei)|consult(?:amos|e))\b|\b(?:did not|didn['’]?t|was not|wasn['’]?t|has not|hasn['’]?t) (?:\w+ )?(?:work|attend|study|employed|enrolled)\b(?! (?:\w+ ){0,4}(?:until|after|before|beyond|past|since|till|as)\b)|\b(?:is|are|was|were) (?:all |now )?(?:in storage|archived|with (?:our|the) accountant|destroyed|shredded|purged|lost)\b|\b(?:kein\w*(?! (?:abschluss|diplom|grad|titel|zeugnis))|niemand\w*|nirgends)\b|\b(?:aucune?(?! (?:diplome|titre|grade|certificat))|personne n['’e])\b|\b(?:(?:ningun\w*|nenhum\w*)(?! (?:titulo|diploma|grado|grau))|nadie|ninguem)\b|\bno (?:consta|figura|aparece|existe|hay)\b|\bnao (?:consta|figura|aparece|existe|ha)\b|\bne (?:figure|trouv\w+|retrouv\w+)\b/i;

/** That what is repeated is so: "the dates you gave are correct". */
const CALLED_RIGHT =
  /\b(?:are|is|looks?|was|were|all) (?:all |both |also )?(?:correct|right|accurate|true|fine|good|exact\w*|richtig|korrekt|correct[oa]s?|cert[oa]s?)\b|\b(?:match(?:es)?|agrees?|stimmen|stimmt|no quarrel)\b/i;

/** What is set against what we were told, at the end of a sentence. */
const COMPARED =
  /(?<=\d[^,;]{0,20}),? (?:so |which is |that['’]?s |that is )?(?:(?:a|one|two|three|\d+) (?:whole )?(?:days?|weeks?|months?|years?) )?(?:before|after|earlier than|later than|sooner than|not|and not|rather than|instead of) (?:what|the \w+) (?:you|s?he|they) (?:gave|sent|list(?:ed)?|provided|wrote|put|have)[^,;]{0,30}$/i;

/** "This letter is to verify that": the sender's own letter, and no request. */
const OWN_LETTER =
  /^\W*(?:to whom it may concern\W+|dear [^.;:]{1,40}[,:]\s*)?this (?:letter|e-?mail|message|note|memo|fax|correspondence) (?:is|serves|shall serve|will serve|was|has been)\b[^.;:]{0,30}?\b(?:to|as) (?:verify|verification|confirm|confirmation|certify|attest|advise|inform|state)\b[^.;:]{0,20}? (?:that|of)\b/i;

/** Where another clause says something of its own. */
const SAYS_AGAIN =
  /\s:\s|[,;:–—-]\s+(?:(?:and|but|und|y|et|e|mais|pero|aber|mas) )?(?=(?:please (?:be advised|note|see|find)|i|we|s?he|they|our|my|her|his|their|yes|mrs?|ms|dr|the|this is|here|no|el|ella|il|er|sie|ele|ela|nous|je|wir|ich|hiermit|la|le|mme|frau|herr|sra?|dass|que|a senhora|o senhor)\b)|\b(?:confirm(?:amos|o|ons|e)|informamos|comunicamos|bestatigen?|certifi(?:camos|ons)|atestamos|teilen)\b|\b(?:but|however|in fact|actually|pero|aber|tatsachlich)\b/gi;

/**
 * The part of a sentence that says how it is, and not what was asked, would be, or will be.
 * @returns its place, or null where there is none
 */
export function assertedPart(text: string): { start: number; end: number } | null {
  const plain = fold(text);
  if (CALLED_RIGHT.test(plain) || OWN_LETTER.test(plain)) return { start: 0, end: text.length };
  const asked = ASKED.exec(plain) ?? SUPPOSED.exec(plain) ?? supposed(text);
  if (!asked) return upToFuture(plain);
  const from = asked.index + asked[0].length;
  // "Hired April 17, 2017, a year after what she put": what was asked is only compared with what is said before it.
  const before = COMPARED.exec(plain);
  if (before && before[0].length > asked.index - before.index) return { start: 0, end: before.index };
  // What follows on a condition follows only if it is so.
  if (!ASKED.test(plain)) return null;
  const again = [...plain.matchAll(SAYS_AGAIN)].find(({ index }) => index >= from);
  return again ? { start: again.index + again[0].length, end: text.length } : null;
}

/** "No degree was awarded by us, he will have taken his in Denmark": what is denied is so, whatever is yet to come. */
function upToFuture(plain: string): { start: number; end: number } | null {
  const future = NOT_YET.exec(plain);
  if (!future) return { start: 0, end: plain.length };
  const end = plain.slice(0, future.index).search(/[,;:–—-]\s+(?:but |pero |mais |aber |mas )?$/);
  return end > 0 && DENIES.test(plain.slice(0, end)) ? { start: 0, end } : null;
}
const DENIES =
  /\b(?:no|not|never|nicht|kein\w*|pas|jamais|aucune?|nunca|ningun\w*|nao|nenhum\w*)\b|n['’]t\b/i;

/** Whether a clause says that something can not be confirmed or found. */
export const isNotFound = (clause: string): boolean => NOT_FOUND.test(fold(clause));

/** Only without its accent "si" is a condition. */
const supposed = (text: string): RegExpExecArray | null => SUPPOSED_WITH_MAIN_CLAUSE.exec(text.toLowerCase());
