import { expect, it } from 'vitest';
import { withoutMinors } from './without-minors.ts';

it.each([
  ['BA in Economics with a minor in History', 'BA in Economics with a'],
  ['Minor(s): History', ''],
  ['Minor(s) . . History; French', '; French'],
  ['He minored in History but his degree is in Economics', 'He but his degree is in Economics'],
  ['BA, Economics (minor: History), May 2011', 'BA, Economics ( ), May 2011'],
  ['History was only her minor', ''],
  ['Bachelor im Hauptfach Politik, Nebenfach Geschichte', 'Bachelor im Hauptfach Politik,'],
  // What stands first is the major.
  ['Major/minor: Sociology / Spanish', 'Major/minor: Sociology / Spanish'],
  ['Bachelor of Arts in History', 'Bachelor of Arts in History'],
])('of "%s" is left "%s"', (text, left) => {
  const words = withoutMinors(text);
  expect(words).toHaveLength(text.length);
  expect(words.replace(/\s+/g, ' ').trim()).toBe(left);
});
