import { fold } from '../../read/fold.ts';
import { isForMachines, mayBeginForMachines, mayBeToMachine, saysToMachine } from './machine-signs.ts';

/** A text without what it says to programs. */
export interface ForPeople {
  text: string;
  /** Whether something in it was said to a program. */
  speaksToMachine: boolean;
}

/** Letters that no reader sees between others. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;
/** What a program is called in short, in capitals: in small letters these are words of people. */
const IN_SHORT = /(?<![\p{L}\d])(?:A\.?I|K\.?I|I\.?A)(?![\p{L}])/gu;

/** A verdict in capitals among other words: a value of ours, and no word of a sentence. */
const VERDICT =
  /(?<![\p{L}\d])(?=(?:VERIFIED|CONFIRMED|CONFIRM[EÉ]|MATCH|APPROVED|BEST[AÄ]TIGT|VERIFICADO|CONFIRMADO|ANSWER)(?![\p{L}\d]))/gu;
const HAS_SMALL_WORDS = /\p{Ll}{2,}[^\p{L}]+\p{Ll}{2,}/u;
/** Figures in the place of letters: "1gn0re". */
const DISGUISED =
  /(?<![\p{L}\d])(?=[013457]{0,19}\p{L})(?=\p{L}{0,19}[013457])[\p{L}013457]{4,20}(?![\p{L}\d])/gu;
const LETTER_OF: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
const undisguised = (text: string): string =>
  (text.match(DISGUISED)?.length ?? 0) < 2
    ? text
    : text.replace(DISGUISED, (word) => word.replace(/[013457]/g, (figure) => LETTER_OF[figure] ?? figure));

/** What a work of the applicant is called says nothing to anybody. */
const TITLE_OF_WORK =
  /\b(thesis|dissertation|capstone|project|paper|talk|tesis|tese|memoire|these|abschlussarbeit|masterarbeit)\b[^".\n]{0,40}"[^"\n]{3,200}"[^.\n]{0,80}/g;

/** How much of a part is looked at, and at how many parts of a mail: no more of it is read either. */
const LONGEST = 1_500;
const MOST_PARTS = 250;

/** A text as the signs know it. */
const plainOf = (whole: string): string => {
  const text = whole.slice(0, LONGEST);
  return fold(
    (HAS_SMALL_WORDS.test(text) ? text.replace(VERDICT, '§') : text)
      .normalize('NFKC')
      .replace(UNSEEN, '')
      .replace(IN_SHORT, 'llm')
      .replace(/[‘’ʼ]/g, "'")
      .replace(/[“”„«»]/g, '"'),
  )
    .toLowerCase()
    .replace(/[^\n]+/g, undisguised)
    .replace(TITLE_OF_WORK, '$1 ')
    .replace(/[ \t]{2,}/g, ' ');
};

/** Whether a text says something to a program. */
export const isToMachines = (text: string): boolean => saysToMachine(plainOf(text));

/** Set apart with marks, so much of what a program is told about is enough. */
const IN_MARKS = 1;

/** What is set apart with marks: a whole conversation, a block from its beginning to its end, a frame, an object. */
const BLOCKS: readonly RegExp[] = [
  /<(?<tag>[a-z][\w-]{1,30})(?: [^<>\n]{0,100})?>[\s\S]{0,2000}?<\/\k<tag>>/gi,
  /\[(?<tag>[a-z]{2,20})\][\s\S]{0,2000}?\[\/\k<tag>\]/gi,
  /<\|[^|\n]{1,40}\|>[\s\S]{0,2000}<\|[^|\n]{1,40}\|>[^\n]{0,200}/g,
  /(?<![-=#*<>[(~_])[-=#*<>[(~_]{2,30} ?(?:begin|start|anfang|beginn|inicio|debut|d[ée]but)\b[\s\S]{0,2000}?[-=#*<>[(~_]{2,30} ?(?:end|ende|fin|fim)\b[^\n]{0,60}/gi,
  /^[-=#*~_]{2,30} ?\p{L}[^\n]{2,80}\n[\s\S]{0,2000}?\n[-=#*~_]{2,30} ?(?:end|ende|fin|fim)\b[^\n]{0,60}$/gimu,
  /(?<=\n)[-=#*_]{2,} ?(?:end of|next) (?:the )?(?:e-?mail|mail|message|record|input|prompt)\b[\s\S]{0,8000}$/gi,
  /`{3}[\s\S]{0,2000}?`{3}/g,
  /^[^\S\n]{0,20}[{[]\s{0,20}[{"][\s\S]{0,2000}?[}\]][^\S\n]{0,20}$/gm,
  /\[\[[^\]]{3,1500}\]\]|\{\{[^}]{3,1500}\}\}|\[[^[\]]{3,1500}\]|\{[^{}]{3,1500}\}|\([^()]{3,1500}\)/g,
];

/** Who speaks in a conversation between a program and who uses it. */
const TURN =
  /^[ \t>*#[]*(?<role>system|assistant|user|human|ai|bot|agent|developer|tool|model|sistema|asistente|usuario|assistent|nutzer|utilisateur|usu[áa]rio)[\]*]*\s*(?:\([^)\n]{0,40}\)\s*)?[:>]/i;
const OF_PROGRAM = /^(?:system|assistant|ai|bot|model|sistema|asistente|assistent|tool)$/i;
/** A heading that announces what stands below it. */
const ANNOUNCES = /:\s{0,3}$|^[^.!?\n]{0,80}$/;

/** Leaves out what a mail says to programs; what people are told beside it stays. */
export function withoutMachineWords(text: string): ForPeople {
  let [blocks, parts] = [MOST_PARTS, MOST_PARTS];
  const apart = withoutTurns(
    BLOCKS.reduce(
      (left, block) =>
        left.replace(block, (words) =>
          blocks-- > 0 && isForMachines(plainOf(words), IN_MARKS) ? '' : words,
        ),
      withoutData(text),
    ),
  );
  let isBelow = false;
  let isCut = apart !== text;
  const paragraphs = apart.split(BETWEEN).map((paragraph) => {
    if (parts <= 0) return paragraph;
    parts -= paragraph.split(PARTS).length;
    const shown = isBelow ? '' : forPeopleIn(paragraph);
    isBelow = shown !== paragraph && !isBelow && shown.trim() === '' && ANNOUNCES.test(paragraph.trim());
    isCut ||= shown !== paragraph;
    return shown;
  });
  return { text: isCut ? paragraphs.join('\n\n') : text, speaksToMachine: isCut };
}

const BETWEEN = /\n[^\S\n]{0,40}\n/;

/** Data in a notation of programs: objects, elements, what stands before the words of a page. */
const DATA: readonly RegExp[] = [
  /^[^\S\n]{0,20}\{\s{0,20}"[\s\S]{0,2000}?\}[^\S\n]{0,20}$/gm,
  /^[^\S\n]{0,20}<\?xml[\s\S]{0,2000}>[^\S\n]*$/gm,
  /^[^\S\n]{0,20}<(?<tag>[a-z][\w-]*_\w+|[A-Z]\w+[A-Z]\w*)(?: [^<>\n]{0,100})?>[\s\S]{0,2000}?<\/\k<tag>>/gm,
  /^---\n(?=[\s\S]{0,300}?(?:\w_\w+:|: (?:true|false)\b))(?:[\w-]+: [^\n]*\n){2,12}---$/gm,
];
/** From how many other words on data stands beside what a person wrote. */
const WRITTEN = 5;

/** Without data for programs where a person has written beside it: what they say counts. */
export function withoutData(text: string): string {
  const left = DATA.reduce((rest, data) => rest.replace(data, ''), text);
  return (left.match(/\p{L}{2,}/gu)?.length ?? 0) < WRITTEN ? text : left;
}

/** A role with so many words behind it is a label of a form. */
const FEW_WORDS = 7;

/** Without a conversation that two have, one of whom is a program: from its first turn to the end of the last one. */
function withoutTurns(text: string): string {
  const paragraphs = text.split(BETWEEN);
  const turns = paragraphs.map((paragraph) =>
    paragraph.split('\n').flatMap((line) => TURN.exec(line)?.groups?.role?.toLowerCase() ?? []),
  );
  const roles = new Set(turns.flat());
  const isSpoken = text
    .split('\n')
    .some((line) => TURN.test(line) && (line.match(/\p{L}{2,}/gu)?.length ?? 0) > FEW_WORDS);
  if (!isSpoken || roles.size < 2 || ![...roles].some((role) => OF_PROGRAM.test(role))) return text;
  const [first, last] = [turns.findIndex((at) => at.length > 0), turns.findLastIndex((at) => at.length > 0)];
  return [...paragraphs.slice(0, first), ...paragraphs.slice(last + 1)].join('\n\n');
}

/** Sentences, and lines where the one before ends or is short. */
const PARTS = /(?<=[.!?]["')\]]{0,2})[^\S\n]{1,20}|\n/;

/** A paragraph up to where it begins to speak to a program. */
function forPeopleIn(paragraph: string): string {
  const plain = plainOf(paragraph.replace(/\n\s*/g, ' '));
  const parts = paragraph.split(PARTS, MOST_PARTS);
  const isFor = isForMachines(plain);
  const at = parts.findIndex((part) => isToMachines(part) || (isFor && mayBeginForMachines(plainOf(part))));
  if (at < 0) return isFor ? '' : paragraph;
  if (HEADED.test(paragraph)) return '';
  const before = parts.slice(0, at);
  const last = before.findLastIndex((part) => !mayBeToMachine(plainOf(part)));
  return before.slice(0, last + 1).join('\n');
}

/** A paragraph below a heading between marks is about one thing. */
const HEADED = /^\s*[-=#*~_]{3,}[^\n]{3,80}\n/;
