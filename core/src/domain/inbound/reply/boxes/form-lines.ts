import { boxesOf } from './marks.ts';
import { type Options, optionsOf } from './options.ts';

/** A line of a text, with its boxes where it has any. */
export interface FormLine {
  line: string;
  options: Options | null;
}

/** What is longer is no line of a form. */
const LONGEST_LINE = 500;

/** The lines of a text with what is ticked in them. What an option stands alone for is asked in the line above it. */
export function formLines(text: string): FormLine[] {
  const boxesIn = boxesOf(text);
  const lines = text.split('\n').map((line) => ({
    line,
    options: line.length > LONGEST_LINE ? null : optionsOf(line, boxesIn(line)),
  }));
  let asked = '';
  return lines.map(({ line, options }) => {
    if (!/\S/.test(line)) asked = '';
    else if (options === null) asked = line;
    else if (options.prompt === '' && options.asksVerdict && asked !== '') {
      return { line, options: { ...options, prompt: asked.trim() } };
    }
    return { line, options };
  });
}
