import { fold } from '../../read/fold.ts';

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

/** Words spelled letter by letter: "i.g.n.o.r.e". */
const SPELLED =
  /(?<![\p{L}\d])[\p{L}\d](?:(?<mark>[.\-_·*•|/ ])[\p{L}\d](?![\p{L}\d])(?:\k<mark>[\p{L}\d](?![\p{L}\d])){0,38})(?![\p{L}\d])/gu;
/** How long a spelled word is that is no initials, and from how many on a line is spelled. */
const LONG_SPELLED = 7;
const MANY_SPELLED = 3;
/** Letters of other scripts that look like ours. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiѕsјjһhԁdԛqԝwАAВBЕEКKМMНHОOРPСCТTХXІIЅSοoαaνvρpιiΑAΒBΕEΙIΟO'.matchAll(/(.)(.)/gu)].map(
    ([, theirs = '', ours = '']) => [theirs, ours],
  ),
);
/** Words of letters of two scripts. */
const MIXED =
  /(?=\p{L}{0,40}\p{Script=Latin})(?=\p{L}{0,40}[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{2,40}/gu;
/** Words that only a text has that is written backwards. */
const BACKWARDS =
  /(?<!\p{L})(?:eht|dna|lla|erongi|snoitcurtsni|kram|deifirev|demrifnoc|metsys|sdleif|suoiverp|erongi|tpmorp|eulav|sutats)(?!\p{L})/giu;
/** Begins a text that was disguised: spelled letter by letter, backwards, in letters of two scripts. */
export const SPELLED_OUT = '¤';
const revealed = (text: string): string => {
  if ((text.match(BACKWARDS)?.length ?? 0) >= MANY_SPELLED)
    return `${SPELLED_OUT}${[...text].reverse().join('')}`;
  if ((text.match(MIXED)?.length ?? 0) >= MANY_SPELLED)
    return `${SPELLED_OUT}${[...text].map((letter) => LOOK_ALIKES[letter] ?? letter).join('')}`;
  const words = text.match(SPELLED) ?? [];
  return words.filter(({ length }) => length >= LONG_SPELLED).length < MANY_SPELLED
    ? text
    : `${SPELLED_OUT}${text.replace(SPELLED, (word) => word.replace(/[^\p{L}\d]/gu, ''))}`;
};

/** What a work of the applicant is called is said to no program. */
const TITLE_OF_WORK =
  /\b(thesis|dissertation|capstone|project|paper|talk|tesis|tese|memoire|these|abschlussarbeit|masterarbeit)\b[^".\n]{0,40}"[^"\n]{3,200}"[^.\n]{0,80}/g;

/** How much of a part is looked at: no more of it is read either. */
const LONGEST = 1_500;

/** Words that are quoted as an example of an attack. */
const NAMED_ATTACK =
  /"[^"\n]{3,200}"(?=[- ](?:[\w-]{1,20} ){0,2}(?:attacks?|injections?|exploits?|jailbreaks?)\b)/g;

/** A text as the signs know it. */
export const plainOf = (whole: string): string => {
  const text = revealed(whole.slice(0, LONGEST));
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
    .replace(NAMED_ATTACK, ' ')
    .replace(/[ \t]{2,}/g, ' ');
};
