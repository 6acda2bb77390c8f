import { fold, plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import type { Statement } from '../statements.ts';

const SEVERAL =
  '(?<!\\p{L})(?:two|three|four|several|dos|tres|varias|varios|deux|trois|plusieurs|zwei|drei|mehrere|dois|duas)';
/** "Three people by that name" */
const OF_THAT_NAME = new RegExp(
  `${SEVERAL} (?:\\p{L}+ ){0,3}(?:named|called|(?:by|of|with) (?:that|this|the(?: same)?) name|(?:con|de) (?:ese|este|el mismo) nombre|(?:de|portant) (?:ce|le meme) nom|dieses namens|mit (?:diesem|dem gleichen|dem selben) namen|(?:com|de) (?:esse|este|o mesmo) nome)(?!\\p{L})`,
  'iu',
);

/** Whether a reply tells of several people of the applicant's name: what it says of one may be said of another. */
export function tellsOfSeveral(statements: readonly Statement[], { applicant }: ReplyRequest): boolean {
  const family = plainWords(applicant.lastName).at(-1);
  const ofFamily =
    family === undefined
      ? null
      : new RegExp(`${SEVERAL} (?:\\p{L}+ ){0,2}${family}(?:e?s|['’]s)?(?!\\p{L})`, 'iu');
  return statements.some(({ text }) => {
    const plain = fold(text);
    return OF_THAT_NAME.test(plain) || (ofFamily?.test(plain) ?? false);
  });
}
