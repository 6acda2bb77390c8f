import { expect, it } from 'vitest';
import { namesOfTexts } from './names-of-texts.ts';

it('prepares a text under one name, and no more texts than a connection can hold', () => {
  const nameOf = namesOfTexts(2);
  const asked = ['select 1', 'select 2', 'select 3', 'select 1', 'select 3'];
  expect(asked.map(nameOf)).toEqual(['credence_1', 'credence_2', undefined, 'credence_1', undefined]);
});
