import { expect, it } from 'vitest';
import { withoutOwnMistake } from './own-mistake.ts';

const SAID = 'the end date was March 2019.';

it.each([
  `Sorry, I made a mistake: ${SAID}`,
  `We made an error in our last mail, ${SAID}`,
  `I was wrong about ${SAID}`,
  `My mistake - ${SAID}`,
  `I misread the card: ${SAID}`,
  `Correction to my last e-mail: ${SAID}`,
  `Me equivoqué: ${SAID}`,
  `Je me suis trompée : ${SAID}`,
  `Ich habe mich geirrt, ${SAID}`,
  `Me enganei: ${SAID}`,
])('what stands behind an own mistake is meant: %s', (text) => {
  expect(withoutOwnMistake({ text, isLine: false, isQuestion: false }).text).toBe(SAID);
});

it.each(['You made a mistake: wrong school.', 'I was wrong.', SAID])('%s stays as it is', (text) => {
  expect(withoutOwnMistake({ text, isLine: false, isQuestion: false }).text).toBe(text);
});
