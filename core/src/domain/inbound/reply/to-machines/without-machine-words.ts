import { BLOCKS } from './blocks.ts';
import { withoutData } from './data.ts';
import { isForMachines, mayBeginForMachines, mayBeToMachine, saysToMachine } from './machine-signs.ts';
import { plainOf } from './plain-of.ts';
import { BETWEEN, withoutTurns } from './turns.ts';

/** A text without what it says to programs. */
export interface ForPeople {
  text: string;
  /** Whether something in it was said to a program. */
  speaksToMachine: boolean;
}

/** At how many parts of a mail is looked: no more of it is read either. */
const MOST_PARTS = 250;

/** Whether a text says something to a program. */
const isToMachines = (text: string): boolean => saysToMachine(plainOf(text));

/** Set apart with marks, so much of what a program is told about is enough. */
const IN_MARKS = 1;

/** A heading that announces what stands below it. */
const ANNOUNCES = /:\s{0,3}$|^[^.!?\n]{0,45}$/;

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
