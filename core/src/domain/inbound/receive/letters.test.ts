import { describe, expect, it } from 'vitest';
import { documentsFromLetters, type Letter, letterProblems, MAX_LETTER_BYTES } from './letters.ts';

const PDF = Buffer.from('%PDF-1.7 a letter');
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]);
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const letter = (content: Buffer, fileName = 'a.pdf'): Letter => ({ fileName, content });
const sized = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length)]);

describe('letterProblems', () => {
  it.each([
    ['none', []],
    ['a PDF, a JPEG and a PNG', [letter(PDF), letter(JPEG), letter(PNG)]],
    ['one of exactly 10 MB', [letter(sized(MAX_LETTER_BYTES))]],
    ['one with a misleading name', [letter(PDF, 'virus.exe')]],
  ])('lets pass %s', (_, letters) => {
    expect(letterProblems(letters)).toEqual([]);
  });

  it.each([
    ['nothing in it', Buffer.alloc(0), 'is empty'],
    ['a byte more than 10 MB', sized(MAX_LETTER_BYTES + 1), 'is larger than 10 MB'],
    ['text', Buffer.from('Hello'), 'is not a PDF, JPEG or PNG'],
    ['less than the start', Buffer.from('%PDF'), 'is not a PDF, JPEG or PNG'],
    ['a PDF after a blank', Buffer.from(' %PDF-1.7'), 'is not a PDF, JPEG or PNG'],
    ['a page with scripts', Buffer.from('<html><script>'), 'is not a PDF, JPEG or PNG'],
    ['a GIF', Buffer.from('GIF89a'), 'is not a PDF, JPEG or PNG'],
  ])('refuses one with %s', (_, content, problem) => {
    expect(letterProblems([letter(PDF), letter(content, 'b.pdf')])).toEqual([`letters “b.pdf” ${problem}`]);
  });

  it('names a file so that its name changes nothing else', () => {
    const name = `\u202efdp.${'x'.repeat(200)}\n\ud800`;
    expect(letterProblems([letter(Buffer.alloc(0), name)])).toEqual([
      `letters “fdp.${'x'.repeat(96)}” is empty`,
    ]);
  });

  it('refuses a fourth', () => {
    const four = Array.from({ length: 4 }, () => letter(PDF));
    expect(letterProblems(four)).toEqual(['letters must be at most 3 files']);
  });
});

describe('documentsFromLetters', () => {
  it.each([
    ['Letter.PDF', PDF, 'Letter.PDF', 'application/pdf'],
    ['photo.jfif', JPEG, 'photo.jfif', 'image/jpeg'],
    ['scan.png', PNG, 'scan.png', 'image/png'],
    ['page.html', PDF, 'page.html.pdf', 'application/pdf'],
    ['letter.pdf', PNG, 'letter.pdf.png', 'image/png'],
    ['', JPEG, '.jpg', 'image/jpeg'],
  ])('keeps %j for what its bytes say', (fileName, content, kept, contentType) => {
    expect(documentsFromLetters([{ fileName, content }])).toEqual([{ fileName: kept, contentType, content }]);
  });

  it('takes nothing that was not judged', () => {
    expect(() => documentsFromLetters([letter(Buffer.from('GIF89a'))])).toThrow('no kind');
  });
});
