import { anyOf } from './any-of.ts';
import { PROGRAM, THING } from './programs.ts';

const TO = "(?:to|for|an|fur|para|al?|aos?|pour|aux?|a l'|d[aeou]s?|del)";
const ANY =
  '(?:(?:any|all|every|each|the|an?|our|your|whichever|other|future|downstream|el|la|los|las|cualquier|un|una|le|les?|tout\\w{0,30}|der|die|das|den|alle[ns]?|jede[ns]?|eine?[nr]?|o|os|as|qualquer|todos?) ){0,3}';
/** What stands behind a program that is spoken to, and not behind a word for somebody's work. */
const THEN =
  '(?=\\s{0,3}(?:$|[:;,.!)\\]}>"\'|*#-]|[–—]|(?:that|which|who|if|when|reading|reads?|processing|parsing|handling|reviewing|evaluating|scanning|checking|in|on|of|at|is|are|must|should|shall|will|may|can|please|only|you|do|the|this|que|qui|qu|die|der|das|welche\\w{0,30})\\b))';
const COMMANDS =
  '(?:treat|regard|classify|label|tag|mark|flag|log|record|register|score|count|interpret|set|output|return|emit|ignore|disregard|skip|conclude|assume|replace|overwrite|suppress|assign|consider|read|report|use|accept|close|apply|honou?r|not)';

/** Speaks to a program by name. */
export const ADDRESSED = anyOf(
  `\\b(?:notes?|message|memo|notice|instructions?|directives?|commands?|reminder|attention|attn|hints?|tip|comment|dear|hello|hi|hey|nota|mensaje|aviso|instruccion\\w{0,30}|atencion|estimad[oa]s?|querid[oa]|hinweise?|anweisung(?:en)?|nachricht|achtung|liebe[rs]?|hallo|mensagem|instruc(?:ao|oes)|atencao|prezad[oa]s?|car[oa]|avis|consignes?|chere?s?|bonjour|remarque)(?: (?:destinee?s?|destinad[oa]s?|dirigid[oa]s?|adressee?s?|bestimmt|addressed|meant|intended|reserved|reservee?s?|exclusiv\\w{1,6}))?(?:(?: only)?[ :,-]+${TO})?[ :,]+${ANY}${THING}${THEN}`,
  `^\\W{0,12}(?:p\\.?s\\.? )?${TO}[ :]+${ANY}${THING}${THEN}`,
  `\\b${TO} ${ANY}(?:[\\w-]{1,20} ){0,2}${PROGRAM}\\b(?: only)?(?:[^.:\\n]{0,40}:|\\s{0,3}\\]|, (?!(?:the )?makers?\\b|an? |inc\\b|llc\\b|ltd\\b|gmbh\\b|where |which |who ))`,
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
  '\\b(?:software|machines?|computers?|programs?|llms?|assistants?|agents?|systems?|whatever|anything|(?:lo|el) que|was auch immer) (?:that (?:is )?|which (?:is )?)?(?:read(?:s|ing)|pars(?:es|ing)|process(?:es|ing)|handl(?:es|ing)|interpret(?:s|ing)|scan(?:s|ning)) (?:this|these|the (?:above|mail|e-?mail|message|text|reply))(?: \\w{1,20}){0,2}\\s{0,3}(?::|,)',
  '(?:^|[.!?(¡]\\s{0,2})\\W{0,6}(?:attention|atencion|achtung|atencao|oye|hey|hola|hallo|listen|escucha|hinweis|aviso|ojo),? (?:\\w{1,20} )?(?:assistants?|asistentes?|assistentes?|assistenten|models?|modelos?|modelle?|readers?|lector\\w{0,2}|leitor\\w{0,2}|reader|maquinas?|maschinen?|machines?|robots?|robos?|programa|programm|system)\\s{0,3}[!:,]',
  '\\b(?:note|message|word|appeal|hint|dear) (?:to |for )?(?:the )?(?:\\w{1,20} ){0,2}(?:reviewer|person|human|colleague|analyst)s?\\b[^.:\\n]{0,40}\\b(?:machine|robot|model|reader|bot|llm|automat\\w{1,10}|flag|override)\\b',
);
