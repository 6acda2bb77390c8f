import { fold } from '../../read/fold.ts';
import type { Box } from './marks.ts';

/** A line of a form with boxes. */
export interface Options {
  /** What stands before all of them: what is asked. */
  prompt: string;
  ticked: string[];
  /** Whether what is asked is only to be called right or wrong. */
  asksVerdict: boolean;
  /** Whether boxes are marked, and it does not show which, or for what. */
  isUnclear: boolean;
}

const YES =
  /^\W*(?:yes|y|agreed?|agrees|correct|confirmed?|accurate|true|verified|right|match(?:es)?|same|ok(?:ay)?|si|correct[oa]s?|exact[oae]?|de acuerdo|conforme|oui|d['’]accord|ja|richtig|korrekt|stimmt|sim|cert[oa]|concordo)(?!\p{L})/iu;
const NO =
  /^\W*(?:no|n|disagreed?|disagrees|incorrect[oa]?|wrong|inaccurate|false|different|differs|not (?:correct|right|accurate|true|confirmed|verified|agreed|a match|as stated)|do(?:es)? not (?:agree|match)|en desacuerdo|desacuerdo|non|faux|inexacte?|nein|falsch|nicht (?:richtig|korrekt)|nao|incorret[oa]|discordo|errad[oa])(?!\p{L})/iu;
/** A verdict is short; what is longer is a sentence of its own: "Correct records are kept by another office". */
const ENDS = /^[^\S\n]*(?:$|\n|[-–—:;,.(/>→=]|if\b|correct(?:ion|ed)?\b|should\b|\d|_| {2,})/iu;

/** Whether an option only calls right or wrong what is asked; null where it says something else. */
export function verdictOf(option: string): 'YES' | 'NO' | null {
  const plain = fold(option);
  const [yes, no] = [YES.exec(plain), NO.exec(plain)];
  if (no) return ENDS.test(plain.slice(no[0].length)) ? 'NO' : null;
  return yes && ENDS.test(plain.slice(yes[0].length)) ? 'YES' : null;
}

/** What stands behind a verdict: "Disagree: 04/29/2022". */
export const behindVerdict = (option: string): string => {
  const plain = fold(option);
  const word = (NO.exec(plain) ?? YES.exec(plain))?.[0] ?? '';
  return option.slice(word.length).replace(/^[\s\-–—:;,.(/>→=]+|\)\s*$/gu, '');
};

const NUMBER = /^[\s>•*·▪–-]*(?:\(?\d{1,2}[.)]\s+)?/u;

/** What is asked in a line and what is ticked in it; null where it has no boxes. */
export function optionsOf(line: string, boxes: readonly Box[]): Options | null {
  const [first] = boxes;
  if (!first) return null;
  const parts = [0, ...boxes.map(({ end }) => end)].map((from, at) =>
    line.slice(from, boxes[at]?.start ?? line.length),
  );
  const before = (parts[0] ?? '').replace(NUMBER, '');
  const layout = layoutOf([before, ...parts.slice(1)]);
  const isUnsure = boxes.some(({ mark }) => mark === 'UNSURE');
  const isMarked = boxes.some(({ mark }) => mark !== 'EMPTY');
  if (layout === null || isUnsure)
    return { prompt: before.trim(), ticked: [], asksVerdict: true, isUnclear: isMarked };
  const { prompt, labels } = layout;
  const ticked = labels.filter((_, at) => boxes[at]?.mark === 'TICKED').map((label) => label.trim());
  const verdicts = new Set(ticked.flatMap((label) => verdictOf(label) ?? []));
  const isUnclear = verdicts.size > 1 || ticked.includes('');
  const asksVerdict = labels.some((label) => verdictOf(label) !== null);
  return { prompt: prompt.trim(), ticked: isUnclear ? [] : ticked, asksVerdict, isUnclear };
}

interface Layout {
  prompt: string;
  /** The option of each box. */
  labels: string[];
}

/** Whether options stand behind their boxes or before them, by what is there; null where it cannot be told. */
function layoutOf(parts: readonly string[]): Layout | null {
  const [first = '', ...behind] = parts;
  const last = behind.at(-1) ?? '';
  const afterBox = { prompt: first, labels: behind };
  const isFirst = first.trim() === '';
  const isLast = last.trim() === '';
  if (isFirst && isLast) return null;
  if (isFirst) return askedBehind(behind) ?? afterBox;
  if (isLast) return beforeBoxes(parts);
  if (/[:?]\s*$/.test(first)) return afterBox;
  const [isBefore, isBehind] = [splitLast(first).label, last].map((option) => verdictOf(option) !== null);
  if (isBefore === isBehind) return null;
  return isBefore ? beforeBoxes(parts) : afterBox;
}

/** What is right instead, behind what was asked. */
const INSTEAD = /\s{2,}(?=(?:correct(?:ion|ed)?|actual|right|should be|instead)(?![\p{L}]))/iu;

/** "[x] Confirmed  [ ] Not confirmed    Position: Cook": all verdicts stand first, and what they judge behind the last one. */
function askedBehind(labels: readonly string[]): Layout | null {
  const { verdict = '', rest } =
    /^(?<verdict>\s*\S.*?)(?:\s{2,}|\t)(?<rest>\S.*)$/su.exec(labels.at(-1) ?? '')?.groups ?? {};
  const verdicts = [...labels.slice(0, -1), verdict];
  if (rest === undefined || verdicts.some((one) => verdictOf(one.trim()) === null)) return null;
  const [prompt = '', ...instead] = rest.split(INSTEAD);
  const isNo = (label: string) => verdictOf(label.trim()) === 'NO';
  return {
    prompt,
    labels: verdicts.map((label) => (isNo(label) ? [label.trim(), ...instead].join(' - ') : label)),
  };
}

/** What stands last before a box: behind a colon or a question mark, or apart from the rest. */
function splitLast(part: string): { prompt: string; label: string } {
  const word = /\S*$/.exec(part.trimEnd())?.[0] ?? '';
  const isAlone = verdictOf(word) !== null;
  const { prompt = isAlone ? part.slice(0, part.lastIndexOf(word)) : '', label = isAlone ? word : part } =
    /^(?<prompt>.*(?:[:?]|\s{2,}|\t))\s*(?<label>\S.*?)\s*$/su.exec(part)?.groups ?? {};
  return { prompt, label };
}

/** What stands behind the last box belongs to the option before it. */
function beforeBoxes(parts: readonly string[]): Layout {
  const { prompt, label } = splitLast(parts[0] ?? '');
  const labels = [label, ...parts.slice(1, -1)];
  const last = labels.pop()?.trim();
  return { prompt, labels: [...labels, `${last}\n${parts.at(-1)?.trim()}`] };
}
