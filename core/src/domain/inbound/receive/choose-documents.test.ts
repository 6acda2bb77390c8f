import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../platform/testing/processor-time.ts';
import { chooseDocuments, documentProblem, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from './choose-documents.ts';

const file = (fileName: string, contentType = 'application/octet-stream', size = 1) => ({
  fileName,
  contentType,
  content: Buffer.alloc(size),
});

describe('a file that came with a message', () => {
  it.each([
    ['letter.pdf', 'application/pdf'],
    ['LETTER.PDF', 'application/octet-stream'],
    ['scan.jpeg', 'image/jpeg'],
    ['photo.HEIC', ''],
    ['letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['dates.xlsx', 'application/octet-stream'],
    ['forwarded.eml', 'message/rfc822'],
    ['scan', 'image/png'],
    ['Letter of 3. May', 'application/pdf'],
    ['', 'application/pdf'],
    ['letter.pdf ', 'application/octet-stream'],
  ])('is kept when it is a document: %j of type %j', (fileName, contentType) => {
    expect(documentProblem(file(fileName, contentType))).toBeNull();
  });

  it.each([
    ['letter.pdf.exe', 'application/pdf'],
    ['letter.exe', 'application/pdf'],
    ['letter.exe ', 'application/pdf'],
    ['letter.exe\u200B', 'application/pdf'],
    ['letter.exe\u3164', 'application/pdf'],
    ['letter.exe. .', 'application/pdf'],
    ['letter.e\u200Bxe', 'application/pdf'],
    ['letter.exe::$DATA', 'application/pdf'],
    ['setup.application', 'application/pdf'],
    ['x.settingcontent-ms', 'application/pdf'],
    ['page.html', 'text/html'],
    ['page', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
    ['drawing', 'image/svg+xml'],
    ['macro.docm', 'application/vnd.ms-word.document.macroEnabled.12'],
    ['archive.zip', 'application/zip'],
    ['winmail.dat', 'application/ms-tnef'],
    ['invite.ics', 'text/calendar'],
    ['unknown', 'application/octet-stream'],
  ])('is left out when it is no document: %j of type %j', (fileName, contentType) => {
    expect(documentProblem(file(fileName, contentType))).toBe('TYPE');
  });

  it('is judged in no time, however strange its name', () => {
    const before = processorMs();
    for (const piece of ['.', ' .', '/.', '.a']) documentProblem(file(`a${piece.repeat(100_000)}b`));
    expect(processorMs() - before).toBeLessThan(2_000);
  });

  it.each([
    [0, 'EMPTY'],
    [1, null],
    [MAX_DOCUMENT_BYTES, null],
    [MAX_DOCUMENT_BYTES + 1, 'TOO_LARGE'],
  ])('of %d bytes: %s', (size, problem) => {
    expect(documentProblem(file('letter.pdf', 'application/pdf', size))).toBe(problem);
  });
});

describe('the files of a message', () => {
  it('are kept up to a number, those that may not be kept not counted', () => {
    const documents = Array.from({ length: MAX_DOCUMENTS + 2 }, (_, index) => file(`${index}.pdf`));
    const { kept, leftOut } = chooseDocuments([file('a.zip'), ...documents]);
    expect(kept).toEqual(documents.slice(0, MAX_DOCUMENTS));
    expect(leftOut).toEqual([
      { fileName: 'a.zip', reason: 'TYPE' },
      { fileName: '20.pdf', reason: 'TOO_MANY' },
      { fileName: '21.pdf', reason: 'TOO_MANY' },
    ]);
  });
});
