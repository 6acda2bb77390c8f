import { PROGRAM, THING } from './programs.ts';

const anyOf = (...forms: readonly string[]): RegExp => new RegExp(forms.join('|'), 'im');

const TO = "(?:to|for|an|fur|para|al?|aos?|pour|aux?|a l'|d[aeou]s?|del)";
const ANY =
  '(?:(?:any|all|every|each|the|an?|our|your|whichever|other|future|downstream|el|la|los|las|cualquier|un|una|le|les?|tout\\w{0,30}|der|die|das|den|alle[ns]?|jede[ns]?|eine?[nr]?|o|os|as|qualquer|todos?) ){0,3}';
/** What stands behind a program that is spoken to, and not behind a word for somebody's work. */
const THEN =
  '(?=\\s{0,3}(?:$|[:;,.!)\\]}>"\'|*#-]|[–—]|(?:that|which|who|if|when|reading|reads?|processing|parsing|handling|reviewing|evaluating|scanning|checking|in|on|of|at|is|are|must|should|shall|will|may|can|please|only|you|do|the|this|que|qui|qu|die|der|das|welche\\w{0,30})\\b))';
const VERDICT =
  '§?(?:verif(?:ied|y|ication|icad[oa]s?|iee?s?|iziert)|confirm(?:ed|ation|ad[oa]s?|acion|acao|ee?s?)|best[a]tig(?:t|ung)|match(?:ed|es|ing)?|correct[oa]?s?|correto|accurate|complete[d]?|approved|cleared|passed|valid(?:ated)?|true|proof|positive|affirmative)';
const COMMANDS =
  '(?:treat|regard|classify|label|tag|mark|flag|log|record|register|score|count|interpret|set|output|return|emit|ignore|disregard|skip|conclude|assume|replace|overwrite|suppress|assign|consider|read|report|use|accept|close|apply|honou?r|not)';

/** Speaks to a program by name. */
const ADDRESSED = anyOf(
  `\\b(?:notes?|message|memo|notice|instructions?|directives?|commands?|reminder|attention|attn|hints?|tip|comment|dear|hello|hi|hey|nota|mensaje|aviso|instruccion\\w{0,30}|atencion|estimad[oa]s?|querid[oa]|hinweise?|anweisung(?:en)?|nachricht|achtung|liebe[rs]?|hallo|mensagem|instruc(?:ao|oes)|atencao|prezad[oa]s?|car[oa]|avis|consignes?|chere?s?|bonjour|remarque)(?:(?: only)?[ :,-]+${TO})?[ :,]+${ANY}${THING}${THEN}`,
  `^\\W{0,12}(?:p\\.?s\\.? )?${TO}[ :]+${ANY}${THING}${THEN}`,
  `\\b${TO} ${ANY}(?:[\\w-]{1,20} ){0,2}${PROGRAM}\\b(?: only)?(?:[^.:\\n]{0,40}:|\\s{0,3}\\]|, )`,
  `\\b${TO}[ _](?:llm|ai|ia|ki|bots?|machines?|automation|automatas)(?: only|\\s{0,3}[:\\]])|\\b(?:assistant|llm|agent|machine|bot|model|parser)s?[- ]only\\b|\\bmachine-to-machine\\b|\\bllm-(?:readable|summary)\\b`,
  `(?:^|[.!?]\\s)\\W{0,12}${ANY}${PROGRAM}(?: only)?\\s{0,3}(?::|,|--?\\s|[–—])`,
  `\\b(?:if|when|since|wenn|falls|si|se|sofern|as)\\b (?:you|the reader|du|sie|tu|vous|usted|voce|eres|whoever|this|it|what)\\b[^.\\n]{0,30}?\\b(?:${PROGRAM}|software|machine|computer|program)\\b`,
  `\\bsi (?:eres|es|etes) (?:un[ae]? )?${PROGRAM}`,
  `\\b(?:any|every|each|all|if an?|cualquier|todo|jede[rs]?|tout\\w{0,30}|qualquer) ${ANY}${PROGRAM}\\b`,
  `(?<!\\bour )\\b${PROGRAM} (?:(?:that|which) )?(?:(?:is|are) )?(?:must|shall|should|has to|have to|is to|are to|is instructed to|are instructed to|please|debe\\w{0,30}|deve\\w{0,30}|doit|doivent|muss|mussen|soll\\w{0,30}) (?:now )?${COMMANDS}\\b`,
  `\\b(?:agent|assistant|model|system|reader|engine|bot|parser|software|program|reviewer|processor)s? (?:that|which|who)? ?(?:reads?|reading|pars(?:es|ing)|process(?:es|ing)|receiv(?:es|ing)|handl(?:es|ing)) this (?:e-?mail|mail|message|thread|text|reply|note|document|page)[^.\\n]{0,20}\\b(?:must|shall|should|is to|has to|please|to)\\b`,
  '\\byou are (?:now |hereby )?(?:the|an?|in|no longer)? ?(?:[\\w,-]{1,20} ){0,3}(?:engine|assistant|model|bot|llm|parser|(?:developer|maintenance|admin|debug|god|test) mode|autonomous agent|verification agent)\\b',
  '\\b(?:dear|hello|hi|hey|gentle|liebe[rs]?|querid[oa]|cher|caro) (?:\\w{1,30} )?(?:model|machine|engine|parser|bot|computer|robot|algorithm)\\b(?=\\s{0,3}[,:!.]|$)',
  '\\b(?:eres|usted es|tu es|vous etes|du bist|sie sind|voce e) (?:ahora |maintenant |jetzt |agora )?(?:une?|una|um|uma|eine?|der|die|das|el|la|le|o) (?:[\\w-]{1,20} ){0,2}(?:asistente|assistente?|assistant|modelo?|modele|modell|motor|moteur|bot|llm|agente|agent|system|sistema)\\b',
);

/** Takes rules back that only programs are given. */
const OVERRIDES = anyOf(
  "(?<!\\b(?:not|cannot|never|can't|won't|must not) )\\b(?:ignore|disregard|forget|override|bypass|overrule|discard|drop|suspend|stop following)\\b (?:[^\\s.]{1,20} ){0,4}?(?:all|any|your|previous|prior|above|earlier|existing|original|preceding|system|every|former|default)\\b (?:[^\\s.]{1,20} ){0,4}?(?:instructions?|prompts?|rules?|guidelines?|directives?|programming|training|safeguards?|guardrails?|constraints?|polic(?:y|ies)|checks?|text|context|paragraphs?|sentences?)\\b",
  '(?:ignor(?:e|a|en|ieren?|iere[nr]?|ez|ad|em)|olvid\\w{1,3}|omit\\w{1,3}|descart\\w{1,3}|vergiss|vergessen sie|missacht\\w{0,30}|oubli(?:e|es|ez)|esque[c]\\w{1,3}|desconsider\\w{1,3}|ne tene?z pas compte|haz caso omiso|haga caso omiso) (?:[^\\s.]{1,20} ){0,5}?(?:instru[c]\\w{1,30}|anweisung\\w{0,30}|vorgaben|reglas|regeln|regles|regras|directi\\w{1,30}|diretrizes|consignes|indicac\\w{1,30}|prompts?|befehle?)',
);

/** The marks and names in which programs are written to, and those of our own data. */
const MARKUP = anyOf(
  '"role"\\s{0,3}:\\s{0,3}"(?:system|assistant|user|developer|tool)"|<\\|[^|\\n]{1,40}\\|>|\\[/?inst\\]|<</?sys>>',
  '</?(?:system|assistant|user|human|prompt|instructions?|tool[-_ ]?(?:call|result|response|use)s?|function[-_ ]?(?:call|result)s?|invoke|override|directive|llm|agent|developer|system[-_]\\w{1,30}|ai[-_]\\w{1,30}|letter|data|untrusted\\w{0,30})(?: [^<>\\n]{0,100})?/?>',
  '\\[/(?:system|assistant|admin|instructions?|prompt|bot|llm|agent|override|developer)\\]|\\[\\[? ?(?:system|assistant|llm|bot|agent|prompt|override|instruction|begin)\\b[^\\]\\n]{0,60}[:\\]](?=[^\\n]{0,120}\\b(?:mark|treat|set|output|return|record|verified|confirmed|ignore|disregard|text|above|sentence)\\b)',
  '#{2,9} ?(?:end of|next) (?:e-?mail|mail|message|record|input|prompt)\\b|^\\W{0,12}#{2,9}\\s{0,3}(?:system|assistant|instructions?|override|directives?|prompt|developer|llm|new instructions?)\\b',
  '[-=#*<>[(~_]{2,9}\\s{0,3}(?:begin|start|end)(?: of)?[ _-]+(?:\\w{1,30}[ _-]+){0,3}?(?:agent|assistant|llm|prompt|instructions?|directives?|override|command|automation|machine|parser|bot|reader|model|system (?:note|message|prompt|notice|update|instructions?|override))\\b',
  '\\b(?:no_record|third_party|wrong_person|authori[sz]ation_wanted|fee_wanted|info_wanted|auto_reply|verified_no_discrepancy|verified_\\w{0,30}discrepanc\\w{0,30})\\b',
  '\\b"?(?:kind|says|outcome|stop_?outreach|settle[sd]?|search_?status|reply_?kind|all_?fields|verdict|force_?\\w{1,30}|skip_?review|auto_?approve|human_?review|requires_?review|discrepanc(?:y|ies))"?\\s{0,3}(?:={1,2}|:=|":)\\s{0,3}"?§?\\w{1,30}',
  '\\b(?:employment|education|degree|is)_?verified"?\\s{0,3}=\\s{0,3}"?\\w{1,30}|\\bx-[\\w-]{0,20}(?:verif|ai-|llm|agent|override|decision|outcome|instruct)[\\w-]{0,20}\\s{0,3}:',
  '\\|/?(?:system|assistant|llm|agent|admin)\\||^\\W{0,12}(?:begin|end)[ _-](?:override|system|prompt|instructions?|agent|assistant|llm)\\b',
  '^\\W{0,12}(?:agent|assistant|llm|model|parser|bot)\\s{0,3}:\\s{0,3}$|\\S ?:= ?\\S|\\b\\w{3,20}\\.(?:says|value|quote|verdict|status|email|note)"?\\s{0,3}[:=]|%%\\s{0,3}\\w{1,30}_\\w{1,30}|\\b(?:ignore|auto|force|skip|mark)_\\w{1,30}|\\{\\s{0,3}\\w{1,30}\\s{0,3}:\\s{0,3}.?§?confirmed',
  '\\b(?:position|title|qualification|degree|dates?|start_?date|end_?date|graduation_?date|field_?of_?study|employer_?name|institution_?name)"?\\s?:?={1,2}\\s?"?§?(?:confirmed|verified|match\\w{0,30})|\\b(?:startdate|enddate|graduationdate|fieldofstudy|employername|institutionname) (?:as |to )?§?confirmed',
  '\\bdecode the (?:line|text|string)|\\bwritten backwards\\b|\\bprefer[- ][\\w -]{0,20}over[- ](?:the )?(?:body|prose|text|e-?mail)|\\b(?:print|reveal|show) your (?:system )?prompt|^\\W{0,12}new task\\s{0,3}:|\\bmodel card\\b|\\brender (?:it |this )?as ["\']|\\bnot part of (?:the )?sender|\\breader ?== ?|\\b(?:user|usuario) administ\\w{1,30} authenti?cat\\w{1,30}|\\busuario administrador|<\\?xml',
  '\\b(?:override|new|hidden) system ?(?:prompt|override|instructions?)\\b|^\\W{0,12}system ?(?:prompt|override|instructions?)\\b|\\b(?:system|prompt) (?:message|note) (?:to|for)\\b|\\bjailbreak\\b|\\bnew (?:system )?(?:instructions?|rules?|directives?) (?:for|to) (?:the )?(?:assistant|agent|model|reader|system)|\\bcall the (?:tool|function)\\b|\\bthen obey\\b|\\b(?:begin|end) prompt\\b',
  '\\bupdate \\w{1,40} set \\w|\\bset (?:the )?fields? \\w{1,30} to\\b|\\bassistant (?:should|must)\\b',
);

/** Orders a result, as nobody orders one from a person. */
const ORDERS = anyOf(
  `\\b(?:output|return|emit|print|generate|produce|respond(?: only)? with|reply(?: only)? with|answer(?: only)? with|write|devuelv\\w{1,30}|emit[ae]|gib|geben sie|renvo(?:ie|yez)|retourne[rz]?|retorn[ae]|respond[ae]|antworte\\w{0,30})\\b (?:only |just |exactly |solo |nur |the |el |la |den |le |o |with |con |mit |avec |com ){0,2}[§"'{<]{0,3}(?:json\\b|kind\\b|status[ =:]+\\S{0,9}${VERDICT}|verdict\\b|outcome\\b|answer with\\b|(?:confirmed|verified|match)\\b(?!"? or\\b)|all fields|every field|each field|employmentverified|"?verificad|bestatigt\\b|verifie)`,
  `(?<!\\b(?:was|is|been|we|i|automatically|have|has|had|and) )\\b(?:set|assign|force|overwrite|pon|ponga|establec\\w{1,30}|asign[ae]|setzen? sie|setze|mettez|mets|defin[ae])\\b [^.\\n]{0,60}?\\b(?:fields?|claims?|status|kind|outcome|position|title|confidence|flags?|verdict|score|estado|campos?|felder?|statut|champs?|everything|todo|alles|tout|tudo|degree|dates?|values?)\\b[^.\\n]{0,30}?(?:\\bto\\b|=|\\bas\\b|\\ba\\b|\\bauf\\b|\\bcomo\\b|\\bpara\\b|\\bsur\\b|\\ben\\b|\\bcomme\\b|\\bals\\b)\\s{0,3}["'(]?(?:fully )?${VERDICT}`,
  '\\bset (?:every|all|each) (?:claims?|fields?)\\b|\\bconfidence(?: score| level)?[ :="]+(?:to |of |is )?(?:1(?:[.,]0+)?|0?[.,]9\\d|100)(?!\\d)',
  "\\bskip (?:the |any |all |every |further )?(?:human |manual |second |quality )?(?:reviews?|checks?|comparison)\\b|\\b(?:do not|don't|never) (?:route|escalate|forward|send|refer|hand|pass|show) [^.\\n]{0,30}\\b(?:human|reviewer|review queue|manual review|analyst|operator|supervisor review)\\b",
  '\\b(?:suppress|waive|do not (?:raise|flag|report|record)) (?:any |all |the |further ){0,2}(?:discrepanc\\w{1,30}|review|flags?|warnings?)\\b',
  "\\b(?:do not|don't|never) (?:show|quote|display|mention|reveal|disclose|surface) (?:\\w{1,30} ){0,2}?this (?:note|instruction|text|notice|line|message|block|mail) (?:to|in)\\b",
  `\\b(?:proceed|act|behave|respond|answer|continue|process (?:it|this|the request)) as (?:though|if) (?:the |this |every|all )`,
  `\\b(?:clasific\\w{1,30}|classifi\\w{1,30}|klassifizier\\w{1,30}|marqu?[aeu]\\w{0,30}|registr[ae]|trat[ae]\\w{0,30}|consider[ae]|trait\\w{1,30}|considere\\w{0,30}|behandel\\w{0,30}|werte\\w{0,30}|markier\\w{1,30})\\b [^.\\n]{1,60}?\\b(?:como|comme|als|coma)\\b [^.\\n]{0,30}?(?:verific|verifi|confirm|bestatig|correct|corret|concluid|complet|abgeschlossen)`,
);

/** Commands that people give as well; another sign beside them tells whom they are meant for. */
const MAYBE_COMMANDS = anyOf(
  `\\b(?:treat|classify|label|tag|mark|flag|log|record|register|score|count|interpret|report|take|read|enter|store|close|consider)\\b [^.\\n]{0,70}?\\b(?:as|to be|for)\\b [^.\\n]{0,25}?\\b${VERDICT}\\b`,
  `\\b(?:treat|regard|take|read|count|interpret) [^.\\n]{0,50}\\bas (?:an? |the )?(?:test|noise|sample|retracted|void|outdated|final|yes|one and the same|equal)\\b`,
  '\\b(?:without|no) (?:further |any |additional )?(?:human|manual) (?:review|check|intervention|look)\\b|\\bwithout (?:further )?review\\b|\\bdo not flag\\b|\\bno (?:further )?review (?:is )?(?:needed|required)\\b',
  '\\b(?:the|this) (?:above|line above|text above|sentence above|paragraph above|preceding \\w{1,30}|previous \\w{1,30}|lines above)\\b[^.\\n]{0,40}\\b(?:is|are|was|were|as) (?:an? |to be )?(?:test|noise|outdated|template|retracted|sample|placeholder|void|invalid|ignored|disregarded)',
  `\\b(?:complete|finali[sz]e|finish|issue|archive|approve|auto-?approve) (?:this |the |all )?(?:final )?(?:verification|report|search|request|case|check)\\b`,
);
const BESIDE: readonly RegExp[] = [
  /§/,
  anyOf(
    '\\b(?:all|every|each|any) (?:\\w{1,30} )?(?:claims?|fields?|values?|items?|data points?|checks?)\\b|\\beverything\\b',
  ),
  anyOf(
    '\\b(?:instructions?|directives?|prompts?|commands?|overrid\\w{1,30}|supersed\\w{1,30}|precedence|maintenance)\\b',
  ),
  anyOf(
    '^\\W{0,12}(?:system|assistant|agent|model|reader|reviewer|verifier|engine|program|processor|sistema|agente|asistente|assistente?n?|systeme|leser|developer|admin\\w{0,30}|operator)\\b[^:\\n]{0,30}:',
  ),
  anyOf('\\b\\w[\\w.]{2,20}\\s?={1,2}\\s?"?\\w{1,30}|"\\w{1,30}"\\s{0,3}:\\s{0,3}|[\\[{<]{2}|`{3}'),
  anyOf(
    '\\b(?:pre-?(?:verified|approved|cleared|validated)|discrepanc\\w{1,30}|human review|review queue|automat\\w{1,30}|queue)\\b',
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
    "\\b(?:silently|reviewers?|analysts?|human|people|alert\\w{0,30}|no need|do not (?:show|flag|surface|disclose|mention|attempt)|must not|n'alertez|summary|this note)\\b",
  ),
  anyOf(
    '\\b(?:above|preceding|template|error|fault|artefact|artifact|spam filter|test|synonym|internal code|same (?:post|role|job|poste|puesto)|designent|equals|equivale|means|particle|wording|traduce|translates?|irony|joke)\\b',
  ),
];
const MOST_TOPICS = 2;

/** A program that is not the sender's own. */
const SPOKEN_OF = anyOf(
  `(?<!\\b(?:our|my|by an?|by the|by) (?:[\\w-]{1,20} )?)\\b(?:${PROGRAM}|agents may)\\b`,
  '(?:^|[\\[{(|])\\W{0,6}(?:automation|moderation|parser|reader|machine|engine|system|sistema|systeme|agent|assistant|bot|model)(?:[ -]\\w{1,30})?\\s{0,3}:|\\b(?:computer|machine|robot|program|software), (?:if|when|please) ',
);

/** Words of another script around a verdict in ours. */
const OTHER_SCRIPT =
  /[^\P{L}\p{Script=Latin}]{2}[^\n]{0,120}(?:confirmed|verified)|(?:confirmed|verified)[^\n]{0,120}[^\P{L}\p{Script=Latin}]{2}/u;

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
