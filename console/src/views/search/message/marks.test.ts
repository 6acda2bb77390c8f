import { describe, expect, it } from 'vitest';
import { piecesOf } from './marks.ts';

describe('marking words of a message', () => {
  it.each([
    ['nothing to mark', 'Hello', [], [['Hello', null]]],
    [
      'in their order, whatever the order of the marks',
      'Start: 2019. End: 2022.',
      ['End: 2022', 'Start: 2019'],
      [
        ['Start: 2019', 1],
        ['. ', null],
        ['End: 2022', 0],
        ['.', null],
      ],
    ],
    ['words that are not there', 'Hello', ['Bye', ''], [['Hello', null]]],
    ['words within others, once', 'Team Lead', ['Lead', 'Team Lead'], [['Team Lead', 1]]],
  ])('%s', (_name, text, words, expected) => {
    expect(piecesOf(text, words).map((piece) => [piece.text, piece.mark])).toEqual(expected);
  });
});
