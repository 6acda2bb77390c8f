import { PROGRAM, THING } from './programs.ts';

const anyOf = (...forms: readonly string[]): RegExp => new RegExp(forms.join('|'), 'im');

const TO = "(?:to|for|an|fur|para|al?|aos?|pour|aux?|a l'|d[aeou]s?|del)";
const ANY =
  '(?:(?:any|all|every|each|the|an?|our|your|whichever|other|future|downstream|el|la|los|las|cualquier|un|una|le|les?|tout\\w*|der|die|das|den|alle[ns]?|jede[ns]?|eine?[nr]?|o|os|as|qualquer|todos?) )*';
/** What stands behind a program that is spoken to, and not behind a word for somebody's work. */
const THEN =
  '(?=\\s*(?:$|[:;,.!)\\]}>"\'|*#-]|[–—]|(?:that|which|who|if|when|reading|reads?|processing|parsing|handling|reviewing|evaluating|scanning|checking|in|on|of|at|is|are|must|should|shall|will|may|can|please|only|you|do|the|this|que|qui|qu|die|der|das|welche\\w*)\\b))';
const VERDICT =
  '§?(?:verif(?:ied|y|ication|icad[oa]s?|iee?s?|iziert)|confirm(?:ed|ation|ad[oa]s?|acion|acao|ee?s?)|best[a]tig(?:t|ung)|match(?:ed|es|ing)?|correct[oa]?s?|correto|accurate|complete[d]?|approved|cleared|passed|valid(?:ated)?|true|proof|positive|affirmative)';
const COMMANDS =
  '(?:treat|regard|classify|label|tag|mark|flag|log|record|register|score|count|interpret|set|output|return|emit|ignore|disregard|skip|conclude|assume|replace|overwrite|suppress|assign|consider|read|report|use|accept|close|apply|honou?r|not)';

/** Speaks to a program by name. */
const ADDRESSED = anyOf(
  `\\b(?:notes?|message|memo|notice|instructions?|directives?|commands?|reminder|attention|attn|hints?|tip|comment|dear|hello|hi|hey|nota|mensaje|aviso|instruccion\\w*|atencion|estimad[oa]s?|querid[oa]|hinweise?|anweisung(?:en)?|nachricht|achtung|liebe[rs]?|hallo|mensagem|instruc(?:ao|oes)|atencao|prezad[oa]s?|car[oa]|avis|consignes?|chere?s?|bonjour|remarque)(?:(?: only)?[ :,-]+${TO})?[ :,]+${ANY}${THING}${THEN}`,
  `^\\W*(?:p\\.?s\\.? )?${TO}[ :]+${ANY}${THING}${THEN}`,
  `\\b${TO} ${ANY}(?:[\\w-]+ ){0,2}${PROGRAM}\\b(?: only)?(?:[^.:\\n]{0,40}:|\\s*\\]|, )`,
  `\\b${TO}[ _](?:llm|ai|ia|ki|bots?|machines?|automation|automatas)(?: only|\\s*[:\\]])|\\b(?:assistant|llm|agent|machine|bot|model|parser)s?[- ]only\\b|\\bmachine-to-machine\\b|\\bllm-(?:readable|summary)\\b`,
  `(?:^|[.!?]\\s)\\W*${ANY}${PROGRAM}(?: only)?\\s*(?::|,|--?\\s|[–—])`,
  `\\b(?:if|when|since|wenn|falls|si|se|sofern|as)\\b (?:you|the reader|du|sie|tu|vous|usted|voce|eres|whoever|this|it|what)\\b[^.\\n]{0,30}?\\b(?:${PROGRAM}|software|machine|computer|program)\\b`,
  `\\bsi (?:eres|es|etes) (?:un[ae]? )?${PROGRAM}`,
  `\\b(?:any|every|each|all|if an?|cualquier|todo|jede[rs]?|tout\\w*|qualquer) ${ANY}${PROGRAM}\\b`,
  `(?<!\\bour )\\b${PROGRAM} (?:(?:that|which) )?(?:(?:is|are) )?(?:must|shall|should|has to|have to|is to|are to|is instructed to|are instructed to|please|debe\\w*|deve\\w*|doit|doivent|muss|mussen|soll\\w*) (?:now )?${COMMANDS}\\b`,
  `\\b(?:agent|assistant|model|system|reader|engine|bot|parser|software|program|reviewer|processor)s? (?:that|which|who)? ?(?:reads?|reading|pars(?:es|ing)|process(?:es|ing)|receiv(?:es|ing)|handl(?:es|ing)) this (?:e-?mail|mail|message|thread|text|reply|note|document|page)[^.\\n]{0,20}\\b(?:must|shall|should|is to|has to|please|to)\\b`,
  '\\byou are (?:now |hereby )?(?:the|an?|in|no longer)? ?(?:[\\w,-]+ ){0,3}(?:engine|assistant|model|bot|llm|parser|(?:developer|maintenance|admin|debug|god|test) mode|autonomous agent|verification agent)\\b',
  '\\b(?:dear|hello|hi|hey|gentle|liebe[rs]?|querid[oa]|cher|caro) (?:\\w+ )?(?:model|machine|engine|parser|bot|computer|robot|algorithm)\\b(?=\\s*[,:!.]|$)',
  '\\b(?:eres|usted es|tu es|vous etes|du bist|sie sind|voce e) (?:ahora |maintenant |jetzt |agora )?(?:une?|una|um|uma|eine?|der|die|das|el|la|le|o) (?:[\\w-]+ ){0,2}(?:asistente|assistente?|assistant|modelo?|modele|modell|motor|moteur|bot|llm|agente|agent|system|sistema)\\b',
);

/** Takes rules back that only programs are given. */
const OVERRIDES = anyOf(
  "(?<!\\b(?:not|cannot|never|can't|won't|must not) )\\b(?:ignore|disregard|forget|override|bypass|overrule|discard|drop|suspend|stop following)\\b (?:[^\\s.]{1,20} ){0,4}?(?:all|any|your|previous|prior|above|earlier|existing|original|preceding|system|every|former|default)\\b (?:[^\\s.]{1,20} ){0,4}?(?:instructions?|prompts?|rules?|guidelines?|directives?|programming|training|safeguards?|guardrails?|constraints?|polic(?:y|ies)|checks?|text|context|paragraphs?|sentences?)\\b",
  '(?:ignor(?:e|a|en|ieren?|iere[nr]?|ez|ad|em)|olvid\\w{1,3}|omit\\w{1,3}|descart\\w{1,3}|vergiss|vergessen sie|missacht\\w*|oubli(?:e|es|ez)|esque[c]\\w{1,3}|desconsider\\w{1,3}|ne tene?z pas compte|haz caso omiso|haga caso omiso) (?:[^\\s.]{1,20} ){0,5}?(?:instru[c]\\w+|anweisung\\w*|vorgaben|reglas|regeln|regles|regras|directi\\w+|diretrizes|consignes|indicac\\w+|prompts?|befehle?)',
);

/** The marks and names in which programs are written to, and those of our own data. */
const MARKUP = anyOf(
  '"role"\\s*:\\s*"(?:system|assistant|user|developer|tool)"|<\\|[^|\\n]{1,40}\\|>|\\[/?inst\\]|<</?sys>>',
  '</?(?:system|assistant|user|human|prompt|instructions?|tool[-_ ]?(?:call|result|response|use)s?|function[-_ ]?(?:call|result)s?|invoke|override|directive|llm|agent|developer|system[-_]\\w+|ai[-_]\\w+|letter|data|untrusted\\w*)(?: [^<>\\n]{0,100})?/?>',
  '\\[/(?:system|assistant|admin|instructions?|prompt|bot|llm|agent|override|developer)\\]|\\[\\[? ?(?:system|assistant|llm|bot|agent|prompt|override|instruction|begin)\\b[^\\]\\n]{0,60}[:\\]](?=[^\\n]*\\b(?:mark|treat|set|output|return|record|verified|confirmed|ignore|disregard|text|above|sentence)\\b)',
  '#{2,} ?(?:end of|next) (?:e-?mail|mail|message|record|input|prompt)\\b|^\\W*#{2,}\\s*(?:system|assistant|instructions?|override|directives?|prompt|developer|llm|new instructions?)\\b',
  '[-=#*<>[(~_]{2,}\\s*(?:begin|start|end)(?: of)?[ _-]+(?:\\w+[ _-]+){0,3}?(?:agent|assistant|llm|prompt|instructions?|directives?|override|command|automation|machine|parser|bot|reader|model|system (?:note|message|prompt|notice|update|instructions?|override))\\b',
  '\\b(?:no_record|third_party|wrong_person|authori[sz]ation_wanted|fee_wanted|info_wanted|auto_reply|verified_no_discrepancy|verified_\\w*discrepanc\\w*)\\b',
  '\\b"?(?:kind|says|outcome|stop_?outreach|settle[sd]?|search_?status|reply_?kind|all_?fields|verdict|force_?\\w+|skip_?review|auto_?approve|human_?review|requires_?review|discrepanc(?:y|ies))"?\\s*(?:={1,2}|:=|":)\\s*"?\\w+',
  '\\b(?:employment|education|degree|is)_?verified"?\\s*=\\s*"?\\w+|\\bx-[\\w-]*(?:verif|ai-|llm|agent|override|decision|outcome|instruct)[\\w-]*\\s*:',
  '\\|/?(?:system|assistant|llm|agent|admin)\\||^\\W*(?:begin|end)[ _-](?:override|system|prompt|instructions?|agent|assistant|llm)\\b',
  '^\\W*(?:agent|assistant|llm|model|parser|bot)\\s*:\\s*$|\\S ?:= ?\\S|\\b\\w{3,20}\\.(?:says|value|quote|verdict|status|email|note)"?\\s*[:=]|%%\\s*\\w+_\\w+|\\b(?:ignore|auto|force|skip|mark)_\\w+|\\{\\s*\\w+\\s*:\\s*.?§?confirmed',
  '\\b(?:position|title|qualification|degree|dates?|start_?date|end_?date|graduation_?date|field_?of_?study|employer_?name|institution_?name)"?\\s?:?={1,2}\\s?"?§?(?:confirmed|verified|match\\w*)|\\b(?:startdate|enddate|graduationdate|fieldofstudy|employername|institutionname) (?:as |to )?§?confirmed',
  '\\bdecode the (?:line|text|string)|\\bwritten backwards\\b|\\bprefer[- ][\\w -]{0,20}over[- ](?:the )?(?:body|prose|text|e-?mail)|\\b(?:print|reveal|show) your (?:system )?prompt|^\\W*new task\\s*:|\\bmodel card\\b|\\brender (?:it |this )?as ["\']|\\bnot part of (?:the )?sender|\\breader ?== ?|\\b(?:user|usuario) administ\\w+ authenti?cat\\w+|\\busuario administrador|<\\?xml',
  '\\b(?:override|new|hidden) system ?(?:prompt|override|instructions?)\\b|^\\W*system ?(?:prompt|override|instructions?)\\b|\\b(?:system|prompt) (?:message|note) (?:to|for)\\b|\\bjailbreak\\b|\\bnew (?:system )?(?:instructions?|rules?|directives?) (?:for|to) (?:the )?(?:assistant|agent|model|reader|system)|\\bcall the (?:tool|function)\\b|\\bthen obey\\b|\\b(?:begin|end) prompt\\b',
  '\\bupdate \\w{1,40} set \\w|\\bset (?:the )?fields? \\w+ to\\b|\\bassistant (?:should|must)\\b',
);

/** Orders a result, as nobody orders one from a person. */
const ORDERS = anyOf(
  `\\b(?:output|return|emit|print|generate|produce|respond(?: only)? with|reply(?: only)? with|answer(?: only)? with|write|devuelv\\w+|emit[ae]|gib|geben sie|renvo(?:ie|yez)|retourne[rz]?|retorn[ae]|respond[ae]|antworte\\w*)\\b (?:only |just |exactly |solo |nur |the |el |la |den |le |o |with |con |mit |avec |com )*[§"'{<]{0,3}(?:json\\b|kind\\b|status[ =:]+\\S*${VERDICT}|verdict\\b|outcome\\b|answer with\\b|(?:confirmed|verified|match)\\b(?!"? or\\b)|all fields|every field|each field|employmentverified|"?verificad|bestatigt\\b|verifie)`,
  `(?<!\\b(?:was|is|been|we|i|automatically|have|has|had|and) )\\b(?:set|assign|force|overwrite|pon|ponga|establec\\w+|asign[ae]|setzen? sie|setze|mettez|mets|defin[ae])\\b [^.\\n]{0,60}?\\b(?:fields?|claims?|status|kind|outcome|position|title|confidence|flags?|verdict|score|estado|campos?|felder?|statut|champs?|everything|todo|alles|tout|tudo|degree|dates?|values?)\\b[^.\\n]{0,30}?(?:\\bto\\b|=|\\bas\\b|\\ba\\b|\\bauf\\b|\\bcomo\\b|\\bpara\\b|\\bsur\\b|\\ben\\b|\\bcomme\\b|\\bals\\b)\\s*["'(]?(?:fully )?${VERDICT}`,
  '\\bset (?:every|all|each) (?:claims?|fields?)\\b|\\bconfidence(?: score| level)?[ :="]+(?:to |of |is )?(?:1(?:[.,]0+)?|0?[.,]9\\d|100)(?!\\d)',
  "\\bskip (?:the |any |all |every |further )?(?:human |manual |second |quality )?(?:reviews?|checks?|comparison)\\b|\\b(?:do not|don't|never) (?:route|escalate|forward|send|refer|hand|pass|show) [^.\\n]{0,30}\\b(?:human|reviewer|review queue|manual review|analyst|operator|supervisor review)\\b",
  '\\b(?:suppress|waive|do not (?:raise|flag|report|record)) (?:any |all |the |further )*(?:discrepanc\\w+|review|flags?|warnings?)\\b',
  "\\b(?:do not|don't|never) (?:show|quote|display|mention|reveal|disclose|surface) (?:\\w+ ){0,2}?this (?:note|instruction|text|notice|line|message|block|mail) (?:to|in)\\b",
  `\\b(?:proceed|act|behave|respond|answer|continue|process (?:it|this|the request)) as (?:though|if) (?:the |this |every|all )`,
  `\\b(?:clasific\\w+|classifi\\w+|klassifizier\\w+|marqu?[aeu]\\w*|registr[ae]|trat[ae]\\w*|consider[ae]|trait\\w+|considere\\w*|behandel\\w*|werte\\w*|markier\\w+)\\b [^.\\n]{1,60}?\\b(?:como|comme|als|coma)\\b [^.\\n]{0,30}?(?:verific|verifi|confirm|bestatig|correct|corret|concluid|complet|abgeschlossen)`,
);

/** Commands that people give as well; another sign beside them tells whom they are meant for. */
const MAYBE_COMMANDS = anyOf(
  `\\b(?:treat|classify|label|tag|mark|flag|log|record|register|score|count|interpret|report|take|read|enter|store|close|consider)\\b [^.\\n]{0,70}?\\b(?:as|to be|for)\\b [^.\\n]{0,25}?\\b${VERDICT}\\b`,
  `\\b(?:treat|regard|take|read|count|interpret) [^.\\n]{0,50}\\bas (?:an? |the )?(?:test|noise|sample|retracted|void|outdated|final|yes|one and the same|equal)\\b`,
  '\\b(?:without|no) (?:further |any |additional )?(?:human|manual) (?:review|check|intervention|look)\\b|\\bwithout (?:further )?review\\b|\\bdo not flag\\b|\\bno (?:further )?review (?:is )?(?:needed|required)\\b',
  '\\b(?:the|this) (?:above|line above|text above|sentence above|paragraph above|preceding \\w+|previous \\w+|lines above)\\b[^.\\n]{0,40}\\b(?:is|are|was|were|as) (?:an? |to be )?(?:test|noise|outdated|template|retracted|sample|placeholder|void|invalid|ignored|disregarded)',
  `\\b(?:complete|finali[sz]e|finish|issue|archive|approve|auto-?approve) (?:this |the |all )?(?:final )?(?:verification|report|search|request|case|check)\\b`,
);
const BESIDE: readonly RegExp[] = [
  /§/,
  anyOf(
    '\\b(?:all|every|each|any) (?:\\w+ )?(?:claims?|fields?|values?|items?|data points?|checks?)\\b|\\beverything\\b',
  ),
  anyOf(
    '\\b(?:instructions?|directives?|prompts?|commands?|overrid\\w+|supersed\\w+|precedence|maintenance)\\b',
  ),
  anyOf(
    '^\\W*(?:system|assistant|agent|model|reader|reviewer|verifier|engine|program|processor|sistema|agente|asistente|assistente?n?|systeme|leser|developer|admin\\w*|operator)\\b[^:\\n]{0,30}:',
  ),
  anyOf('\\b[\\w.]{3,30}\\s?={1,2}\\s?"?\\w+|"\\w+"\\s*:\\s*|[\\[{<]{2}|`{3}'),
  anyOf(
    '\\b(?:pre-?(?:verified|approved|cleared|validated)|discrepanc\\w+|human review|review queue|automat\\w+|queue)\\b',
  ),
];

/** What is spoken of where a program is told how to read a mail, beside the program itself. */
const TOPICS: readonly RegExp[] = [
  anyOf(
    '\\b(?:treat|regard|classify|label|tag|mark|flag|register|score|counts?|interpret|set|output|return|emit|ignore|disregard|skip|conclude|assume|replace|overwrite|suppress|report|log|render|print|store|apply|tick|check|honou?r|proceed|prefer|registre|registrar|gravar|cambie|cochez|press|approve|close (?:this|the)|setzen|marcar|indique[rz]?|classez|responda|write|stop reading|translate)\\b',
  ),
  anyOf(`§|\\b${VERDICT}\\b`),
  anyOf(
    '\\b(?:fields?|claims?|claimed|claimant|values?|verdict|outcome|title|position|dates?|degree|diploma|record|case|search|requests?|particulars|items?|vendor|status|campos?|felder|champs?|todos|partout|data|row)\\b',
  ),
  anyOf(
    "\\b(?:silently|reviewers?|analysts?|human|people|alert\\w*|no need|do not (?:show|flag|surface|disclose|mention|attempt)|must not|n'alertez|summary|this note)\\b",
  ),
  anyOf(
    '\\b(?:above|preceding|template|error|fault|artefact|artifact|spam filter|test|synonym|internal code|same (?:post|role|job|poste|puesto)|designent|equals|equivale|means|particle|wording|traduce|translates?|irony|joke)\\b',
  ),
];
const MOST_TOPICS = 2;

/** A program that is not the sender's own. */
const SPOKEN_OF = anyOf(
  `(?<!\\b(?:our|my|by an?|by the|by) (?:[\\w-]+ )?)\\b(?:${PROGRAM}|agents may)\\b`,
  '(?:^|[\\[{(|])\\W*(?:automation|moderation|parser|reader|machine|engine|system|sistema|systeme|agent|assistant|bot|model)(?:[ -]\\w+)?\\s*:|\\b(?:computer|machine|robot|program|software), (?:if|when|please) ',
);

/** Words of another script around a verdict in ours. */
const OTHER_SCRIPT =
  /[^\P{L}\p{Script=Latin}]{2}[^\n]*(?:confirmed|verified)|(?:confirmed|verified)[^\n]*[^\P{L}\p{Script=Latin}]{2}/u;

/** Whether a sentence surely speaks to a program. */
const isSure = (plain: string): boolean =>
  [ADDRESSED, OVERRIDES, MARKUP, ORDERS].some((sign) => sign.test(plain));

/** Whether a paragraph is about how a program should read the mail. */
export const isForMachines = (plain: string, most = MOST_TOPICS): boolean =>
  isSure(plain) ||
  OTHER_SCRIPT.test(plain) ||
  (SPOKEN_OF.test(plain) && TOPICS.filter((topic) => topic.test(plain)).length > most);

/** Whether a sentence names a program, or orders what one does. */
export const mayBeginForMachines = (plain: string): boolean =>
  SPOKEN_OF.test(plain) || MAYBE_COMMANDS.test(plain);

/** How much in a sentence could be meant for a program, where something else of the mail surely is. */
export const mayBeToMachine = (plain: string): boolean =>
  MAYBE_COMMANDS.test(plain) || BESIDE.slice(2).some((sign) => sign.test(plain));

/** Whether a sentence speaks to a program: by its name, in its marks, by orders that only programs are given. */
export const saysToMachine = (plain: string): boolean =>
  isSure(plain) || (MAYBE_COMMANDS.test(plain) && BESIDE.some((sign) => sign.test(plain)));
