import type { NewDocument } from '../documents/keep-documents.ts';
import { MAX_DOCUMENT_BYTES } from './choose-documents.ts';

/** Most files that go with one answer. */
export const MAX_LETTERS = 3;

/** Largest file that goes with an answer, in bytes. */
export const MAX_LETTER_BYTES = MAX_DOCUMENT_BYTES;

/** A file that the person who was asked sends along: a letter, or a page of their records. */
export interface Letter {
  fileName: string;
  content: Buffer;
}

interface Kind {
  contentType: string;
  /** What every such file starts with. */
  start: Buffer;
  /** What its name may end with; the first is given to a name that ends otherwise. */
  endings: readonly [string, ...string[]];
}

const KINDS: readonly Kind[] = [
  { contentType: 'application/pdf', start: Buffer.from('%PDF-'), endings: ['.pdf'] },
  {
    contentType: 'image/jpeg',
    start: Buffer.from([0xff, 0xd8, 0xff]),
    endings: ['.jpg', '.jpeg', '.jpe', '.jfif'],
  },
  {
    contentType: 'image/png',
    start: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    endings: ['.png'],
  },
];

/** What is wrong with the files of an answer, in words that follow the path `letters`. */
export function letterProblems(letters: readonly Letter[]): string[] {
  const tooMany = letters.length > MAX_LETTERS ? [`letters must be at most ${MAX_LETTERS} files`] : [];
  return [...tooMany, ...letters.flatMap(problemsOf)];
}

function problemsOf({ fileName, content }: Letter): string[] {
  const of = (problem: string) => [`letters “${shownName(fileName)}” ${problem}`];
  if (content.length === 0) return of('is empty');
  if (content.length > MAX_LETTER_BYTES) return of('is larger than 10 MB');
  return kindOf(content) ? [] : of('is not a PDF, JPEG or PNG');
}

/** A name that cannot change how the words around it read. */
const shownName = (fileName: string): string =>
  [...fileName.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')].slice(0, 100).join('');

/**
 * The files as they are kept: what a file is, its first bytes say, and neither its name nor its sender.
 * @throws Error for a file that {@link letterProblems} refuses
 */
export function documentsFromLetters(letters: readonly Letter[]): NewDocument[] {
  return letters.map(({ fileName, content }) => {
    const kind = kindOf(content);
    if (!kind) throw new Error('A letter is of no kind that is known');
    return { fileName: withEnding(fileName, kind), contentType: kind.contentType, content };
  });
}

const kindOf = (content: Buffer): Kind | undefined =>
  KINDS.find(({ start }) => content.subarray(0, start.length).equals(start));

function withEnding(fileName: string, { endings }: Kind): string {
  const isRight = endings.some((ending) => fileName.toLowerCase().endsWith(ending));
  return isRight ? fileName : `${fileName}${endings[0]}`;
}
