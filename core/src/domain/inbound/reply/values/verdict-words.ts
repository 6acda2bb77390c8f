/** How people call right what they were asked, in parts of expressions; each has a group of its own language. */

import { fold } from '../../read/fold.ts';

const anyOf = (...groups: readonly (readonly string[])[]): string => `(?:${groups.flat().join('|')})`;

const AS_CLAIMED = [
  '(?:stated|claimed|listed|given|written)',
  '(?:you|u|s?he|they) (?:have|ha[sd]|wrote|say|said|put|state|stated|list|listed|gave|give|describe|described)(?: (?:it|them|here|down))?(?=\\W*$|[.,;!])',
];

/** "Correct", "as stated". */
export const RIGHT = anyOf(
  [
    ...[
      'correct(?:[oa]s?|es?)?',
      'accurate',
      'right',
      'true',
      'confirmed',
      'verified',
      "(?<!\\b(?:answer|respon|repl|address|tak|list|go)\\p{L}*(?: [\\p{L}’']+){0,4} )in order(?! (?:to|of|that)\\b)",
      'spot[- ]on',
      'in (?:agreement|accordance|accord|keeping|line) with',
      'consistent with',
    ],
    ...['good to go', 'on the (?:mark|money|nose)', 'bang on', 'dead on', 'legit', 'without error'],
    `(?:exactly |just )?as (?:${AS_CLAIMED.join('|')})`,
  ],
  ['tal (?:y )?como (?:lo )?(?:indica|indican|dice|dicen|figura)', 'bien', 'en orden', 'ver[íi]dic[oa]s?'],
  [
    ...["tel(?:le)?s? que vous (?:l[e’']\\s?)?(?:indiquez|avez (?:indique|ecrit))", 'bon(?:ne)?s?'],
    ...['exact(?:[oa]s?|es?)?', 'juste?s?', 'conformes?', 'en r[eè]gle'],
  ],
  ['wie (?:angegeben|sie (?:es )?schreiben)', 'richtig', 'korrekt', 'zutreffend', 'in ordnung'],
  ['como (?:voces )?(?:informado|informaram|consta no pedido)', 'cert[oa]s?', 'corret[oa]s?', 'em ordem'],
);

/** "Agrees", "lines up". */
export const MATCHES = anyOf(
  [
    'match(?:es)?',
    'agrees?',
    'checks? out',
    'tall(?:y|ies)',
    'lines? up',
    'adds? up',
    'holds? up',
    'squares?',
  ],
  ['coinciden?', 'concuerdan?', 'cuadran?'],
  ['correspond(?:ent)?', 'concordent?'],
  ['stimmt', 'stimmen', 'passt', 'passen', '(?:treffen|trifft) zu'],
  ['conferem?', 'confere', 'batem?'],
);

/** What is right as well where nothing else follows. */
export const WELL = anyOf(['fine', 'good', 'ok(?:ay)?', 'honest', 'perfect'], ['bien'], ['gut']);

/** Words of verdicts that are none: "Je rentre tout juste de congés", "leave those lines empty, for good". */
export const NO_VERDICT = /\b(?:tout juste|juste (?:avant|apres|de|pour|a)|for good|for the good of)\b/gi;

const LONE_VERDICT = new RegExp(fold(`^\\W*(?:${RIGHT}|${MATCHES}|${WELL})\\W*$`), 'iu');

/** Whether words call right what stands beside them, and say nothing else: "as stated". */
export const isLoneVerdict = (words: string): boolean => LONE_VERDICT.test(fold(words));

export const BE = anyOf(
  ['is', 'are', 'was', 'were', 'looks?', 'seems?', 'appears?', 'being', 'checks?', "['’]s", "['’]re", 'r'],
  ['es', 'son', 'están?'],
  ['est', 'sont'],
  ['ist', 'sind'],
  ['está', 'estão', 'são'],
);

export const HOW =
  '(?:all |both |to be |100 ?% |totally |entirely |quite |absolutely |completely |indeed |also |perfectly |todo |muy |bien |tout à fait |toutes |alle |alles |todos )*';

const DETAILS = '(?:info(?:rmation)?|details|data|items|facts|statements|particulars|points|entries)';
const DATA = '(?:datos|informaci[óo]n(?:es)?)';

/** All that was asked. */
export const ALL = anyOf(
  [
    "every ?thing(?: else)?(?: (?:below|above|here)(?= (?:is|was|looks|are)))?(?: (?:on|in|you|she|he|they|that|above|listed)(?: [\\p{L}'’-]+){1,6})?",
    `all (?:of )?(?:it|that|this|these|above|two|three|four|five|of them|of the above|the above|(?:the |your |this |other |listed |provided )*(?:${DETAILS}|rest|others?)(?: [\\p{L}'’-]+){0,5})`,
    ...['every (?:bit|part|word|line|item) of (?:it|that|this)', 'the whole (?:thing|lot)', 'the lot'],
    ...['(?:all )?the (?:rest|others?|remainder|remaining (?:\\p{L}+))', 'all else', '(?:it|this|that) all'],
    ...["(?<=otherwise,? )(?:it|this|that|the \\p{L}+)(?:['’]s)?"],
    `(?:the |your |this |that |above |below |provided |following |listed |stated |all |other )*(?:${DETAILS}|above)(?: (?:on|in|you|she|he|they|that|above|listed|provided|below|given|as)(?: [\\p{L}'’-]+){0,6})?`,
    `(?:the |your )?(?:given |above )?${DETAILS} of (?:[\\p{L}.'’]+ ?){1,4}?(?= (?:is|are|was|were)\\b)`,
    "what (?:s?he|they|you)(?: [\\p{L}'’-]+){1,5}",
  ],
  [
    ...[
      'lo dem[áa]s',
      'el resto',
      'todo(?: lo (?:dem[áa]s|indicado))?',
      'la informaci[óo]n(?: \\p{L}+){0,3}',
    ],
    `(?:tod[oa]s )?(?:los|las|estos|sus) ${DATA}(?: (?:que|de|del|indicados|facilitados|aportados|proporcionados)(?: \\p{L}+){0,4})?`,
  ],
  [
    ...['tout le reste', 'le reste', 'tout', 'toutes? (?:les |ces )?informations'],
    ...['(?:les|ces) (?:informations|[ée]l[ée]ments|donn[ée]es)(?: \\p{L}+){0,4}'],
    ...["l['’]ensemble(?: de (?:ces|vos)| des)? (?:informations|[ée]l[ée]ments|donn[ée]es)"],
  ],
  [
    ...['der rest', 'das [üu]brige', 'alles (?:andere|[üu]brige)', 'alles', 'alle daten', 'die daten'],
    ...['(?:(?:die|alle|ihre|s[äa]mtliche) )?angaben(?: (?!treffen|stimmen|passen|sind)\\p{L}+){0,4}'],
  ],
  [
    ...['o rest(?:o|ante)', 'tudo', '(?:as|todas as) informa[çc][õo]es(?: \\p{L}+){0,3}'],
    ...['(?:todos )?(?:os|esses) dados(?: \\p{L}+){0,3}'],
  ],
);
