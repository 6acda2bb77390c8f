import { anyOf, VERDICT } from './any-of.ts';

/** Takes rules back that only programs are given. */
export const OVERRIDES = anyOf(
  "(?<!\\b(?:not|cannot|never|can't|won't|must not) )\\b(?:ignore|disregard|forget|override|bypass|overrule|discard|drop|suspend|stop following)\\b (?:[^\\s.]{1,20} ){0,4}?(?:all|any|your|previous|prior|above|earlier|existing|original|preceding|system|every|former|default)\\b (?:[^\\s.]{1,20} ){0,4}?(?:instructions?|prompts?|rules?|guidelines?|directives?|istruzion\\w{1,3}|programming|training|safeguards?|guardrails?|constraints?|polic(?:y|ies)|checks?|text|context|paragraphs?|sentences?)\\b",
  '(?:negeer|ignorera|ignorer|zignoruj\\w{0,4}|pomin|ignor(?:e|a|en|ieren?|iere[nr]?|ez|ad|em)|olvid\\w{1,3}|omit\\w{1,3}|descart\\w{1,3}|vergiss|vergessen sie|missacht\\w{0,30}|oubli(?:e|es|ez)|esque[c]\\w{1,3}|desconsider\\w{1,3}|ne tene?z pas compte|haz caso omiso|haga caso omiso) (?:[^\\s.]{1,20} ){0,5}?(?:instru[c]\\w{1,30}|anweisung\\w{0,30}|vorgaben|reglas|regeln|regles|regras|directi\\w{1,30}|diretrizes|consignes|istruz\\w{1,6}|instrukc\\w{1,6}|instruktion\\w{1,4}|instructies|indicac\\w{1,30}|prompts?|befehle?)',
);

/** Orders a result, as no client orders one from a person. */
export const ORDERS = anyOf(
  '\\b(?:print|repeat|show|reveal|list|send|tell|give|output|disclose|forward|leak) [^.\\n]{0,40}\\b(?:your (?:hidden|own|system|internal|secret|original|initial) (?:instructions|prompts?|rules|guidelines|configuration)|(?:all|every|any) (?:of the )?other (?:candidates?|applicants?))\\b',
  `\\b(?:output|return|emit|print|generate|produce|respond(?: only)? with|reply(?: only)? with|answer(?: only)? with|write|devuelv\\w{1,30}|emit[ae]|gib|geben sie|renvo(?:ie|yez)|retourne[rz]?|retorn[ae]|respond[ae]|antworte\\w{0,30})\\b (?:only |just |exactly |solo |nur |the |el |la |den |le |o |with |con |mit |avec |com ){0,2}[§"'{<]{0,3}(?:json\\b|kind\\b|status[ =:]+\\S{0,9}${VERDICT}|verdict\\b|outcome\\b|answer with\\b|(?:confirmed|verified|match)\\b(?!"? or\\b)|all fields|every field|each field|employmentverified|"?verificad|bestatigt\\b|verifie)`,
  `(?<!\\b(?:was|is|been|we|i|automatically|have|has|had|and) )\\b(?:set|assign|force|overwrite|pon|ponga|establec\\w{1,30}|asign[ae]|setzen? sie|setze|mettez|mets|defin[ae])\\b [^.\\n]{0,60}?\\b(?:fields?|claims?|status|kind|outcome|position|title|confidence|flags?|verdict|score|estado|campos?|felder?|statut|champs?|everything|todo|alles|tout|tudo|degree|dates?|values?)\\b[^.\\n]{0,30}?(?:\\bto\\b|=|\\bas\\b|\\ba\\b|\\bauf\\b|\\bcomo\\b|\\bpara\\b|\\bsur\\b|\\ben\\b|\\bcomme\\b|\\bals\\b)\\s{0,3}["'(]?(?:fully )?${VERDICT}`,
  '\\bset (?:every|all|each) (?:claims?|fields?)\\b|\\bconfidence(?: score| level)?[ :="]+(?:to |of |is )?(?:1(?:[.,]0+)?|0?[.,]9\\d|100)(?!\\d)',
  "\\bskip (?:the |any |all |every |further )?(?:human |manual |second |quality )?(?:reviews?|checks?|comparison)\\b|\\b(?:do not|don't|never) (?:route|escalate|forward|send|refer|hand|pass|show) [^.\\n]{0,30}\\b(?:human|reviewer|review queue|manual review|analyst|operator|supervisor review)\\b",
  '\\b(?:suppress|waive|do not (?:raise|flag|report|record)) (?:any |all |the |further ){0,2}(?:discrepanc\\w{1,30}|review|flags?|warnings?)\\b',
  "\\b(?:do not|don't|never) (?:show|quote|display|mention|reveal|disclose|surface) (?:\\w{1,30} ){0,2}?this (?:note|instruction|text|notice|line|message|block|mail) (?:to|in)\\b",
  `\\b(?:proceed|act|behave|respond|answer|continue|process (?:it|this|the request)) as (?:though|if) (?:the |this |every|all )`,
  `\\b(?:clasific\\w{1,30}|classifi\\w{1,30}|klassifizier\\w{1,30}|marqu?[aeu]\\w{0,30}|registr[ae]|trat[ae]\\w{0,30}|consider[ae]|enregistr\\w{1,4}|erfass\\w{1,4}|(?:cierr|consign|not|anot|classez?)[ae]\\w{0,3}|trait\\w{1,30}|considere\\w{0,30}|behandel\\w{0,30}|werte\\w{0,30}|markier\\w{1,30})\\b [^.\\n]{1,60}?\\b(?:como|comme|als|coma)\\b [^.\\n]{0,30}?(?:verific|verifi|confirm|bestatig|correct|corret|concluid|complet|abgeschlossen)`,
  '\\b(?:respond|reply|answer) (?:only|just|solely) with (?:the word|yes\\b|ok\\b|json|§|")',
);

/** Commands that people give as well; another sign beside them tells whom they are meant for. */
export const MAYBE_COMMANDS = anyOf(
  `\\b(?:treat|classify|label|tag|mark|flag|log|record|register|score|count|interpret|report|take|read|enter|store|close|consider)\\b [^.\\n]{0,70}?\\b(?:as|to be|for)\\b [^.\\n]{0,25}?\\b${VERDICT}\\b`,
  `\\b(?:treat|regard|take|read|count|interpret) [^.\\n]{0,50}\\bas (?:an? |the )?(?:test|noise|sample|retracted|void|outdated|final|yes|one and the same|equal)\\b`,
  '\\b(?:without|no) (?:further |any |additional )?(?:human|manual) (?:review|check|intervention|look)\\b|\\bwithout (?:further )?review\\b|\\bdo not flag\\b|\\bno (?:further )?review (?:is )?(?:needed|required)\\b',
  '\\b(?:the|this) (?:above|line above|text above|sentence above|paragraph above|preceding \\w{1,30}|previous \\w{1,30}|lines above)\\b[^.\\n]{0,40}\\b(?:is|are|was|were|as) (?:an? |to be )?(?:test|noise|outdated|template|retracted|sample|placeholder|void|invalid|ignored|disregarded)',
  `\\b(?:complete|finali[sz]e|finish|issue|archive|approve|auto-?approve) (?:this |the |all )?(?:final )?(?:verification|report|search|request|case|check)\\b`,
);
/** What makes such a command one for a program. */
export const BESIDE: readonly RegExp[] = [
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
