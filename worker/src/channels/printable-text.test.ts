import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printableText } from './printable-text.ts';

const inFonts = new Set(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, code) => code)),
);

describe('a text is written in letters that can be printed', () => {
  it.each<[given: string, text: string, isExact: boolean]>([
    ['Jordan Rivera', 'Jordan Rivera', true],
    ['Zoë Müller-Åström', 'Zoë Müller-Åström', true],
    ['“Œuvre” – 5 €', '“Œuvre” – 5 €', true],
    ['Zoe\u0308', 'Zoë', true],
    ['Łukasz Dąbrowski', 'Lukasz Dabrowski', false],
    ['Nguyễn Thị Hồng', 'Nguyen Thi Hong', false],
    ['İbrahim Şahin', 'Ibrahim Sahin', false],
    ['Ђорђе Сергей Щукин', 'Djordje Sergey Shchukin', false],
    ['Объект', "Ob'ekt", false],
    ['Θεόδωρος', 'Theodoros', false],
    ['王小明', 'WangXiaoMing', false],
    ['김', 'Gim', false],
    ['محمد', 'mhmd', false],
    ['👩‍💼 Ann', '?? Ann', false],
    ['Ann\r\nTo: Bob\tLee', 'Ann To: Bob Lee', true],
    ['a\u202eb\0c', 'abc', true],
    ['\ud800', '?', false],
    ['', '', true],
  ])('%j', (given, text, isExact) => {
    expect(printableText(given)).toEqual({ text, isExact });
  });

  it('whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const { text } = printableText(given);
        expect([...text].filter((character) => !inFonts.has(character) || character < ' ')).toEqual([]);
      }),
    );
  });

  it('and nothing changes when it is written again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (given) => {
        const { text } = printableText(given);
        expect(printableText(text)).toEqual({ text, isExact: true });
      }),
    );
  });
});
