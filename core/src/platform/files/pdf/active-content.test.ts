import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inSlices } from '../../in-slices.ts';
import { leastBelow, processorMs } from '../../testing/processor-time.ts';
import { activeContentProblem } from './active-content.ts';

const problemOf = (...parts: readonly (string | Buffer)[]) =>
  inSlices(activeContentProblem(Buffer.concat(parts.map((part) => Buffer.from(part)))));

const MB = 1024 * 1024;
const HEAD = '%PDF-1.7\n%\xe2\xe3\n';
const CATALOG = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
const object = (number: number, text: string) => `${number} 0 obj\n${text}\nendobj\n`;
const catalog = (entries: string) => object(1, `<< /Type /Catalog /Pages 2 0 R ${entries} >>`);

/** A stream of objects, by number. */
function packed(
  objects: Record<number, string>,
  { type = '/Type /ObjStm', filter = '/Filter /FlateDecode', shift = 0, level = 9 } = {},
): Buffer {
  let [head, body] = ['', ''];
  for (const [number, text] of Object.entries(objects)) {
    head += `${number} ${body.length + shift} `;
    body += `${text}\n`;
  }
  const data = deflateSync(head + body, { level });
  const dictionary = `<< ${type} /N ${Object.keys(objects).length} /First ${head.length} ${filter} /Length ${data.length} >>`;
  return Buffer.concat([
    Buffer.from(`9 0 obj\n${dictionary}\nstream\r\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

const has = (name: string) => `must be a PDF without active content: it has /${name}`;
const hides = (how: string) => `must be a PDF that can be looked into: it ${how}`;
const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('a PDF that only shows pages', () => {
  it.each<[string, (string | Buffer)[]]>([
    ['without any object', ['%PDF-1.7 signed']],
    ['of two objects', [HEAD, CATALOG, object(2, '<< /Type /Pages /Kids [] /Count 0 >>')]],
    ['that opens at a place', [HEAD, catalog('/OpenAction [3 0 R /FitH 800]')]],
    ['that opens at a named place', [HEAD, catalog('/OpenAction (start)')]],
    ['that goes to a page', [HEAD, catalog('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')]],
    [
      'that goes to a page by another object',
      [HEAD, catalog('/OpenAction 7 0 R'), object(7, '<< /S /GoTo /D (a) >>')],
    ],
    [
      'whose opening lies in a stream of objects',
      [HEAD, catalog('/OpenAction 7 0 R'), packed({ 6: '(x)', 7: '<< /S /GoTo /D (a) >>' })],
    ],
    [
      'that speaks of it in words',
      [HEAD, object(3, '<< /Title (The /JavaScript and \\( /Launch) /URI (http://a.example/Launch) >>')],
    ],
    ['that has it in a comment', [HEAD, object(3, '<< % /JavaScript\n /A 1 >>')]],
    [
      'with a picture whose bytes look like it',
      [HEAD, '4 0 obj << /Length 12 >> stream\n/JavaScript \nendstream endobj'],
    ],
    ['with outlines and forms of fields', [HEAD, object(3, '<< /First 4 0 R /N << /A 1 >> >>')]],
  ])('%s is taken', async (_, parts) => {
    expect(await problemOf(...parts)).toBeUndefined();
  });
});

describe('a PDF that does something by itself', () => {
  it.each<[string, string, (string | Buffer)[]]>([
    ['JavaScript', 'a script', [HEAD, CATALOG, object(3, SCRIPT)]],
    ['JavaScript', 'an escaped name', [HEAD, object(3, '<< /S /J#61v#61Script /JS (x) >>')]],
    ['JavaScript', 'an escaped name in lower case digits', [HEAD, object(3, '<</S/#4aavaScript>>')]],
    ['JavaScript', 'a name kept by itself', [HEAD, object(3, '<< /S 4 0 R >>'), object(4, '/JavaScript')]],
    ['JavaScript', 'a stream of objects', [HEAD, CATALOG, packed({ 5: '[]', 6: SCRIPT })]],
    ['JavaScript', 'a stream of objects without a type', [HEAD, packed({ 6: SCRIPT }, { type: '' })]],
    [
      'JavaScript',
      'an escaped type and filter',
      [HEAD, packed({ 6: SCRIPT }, { type: '/Type /Obj#53tm', filter: '/Filter [/Flate#44ecode]' })],
    ],
    ['JavaScript', 'a number in lines', [HEAD, `3\r0%x\robj${SCRIPT}`]],
    ['JavaScript', 'a number far away', [HEAD, `3 0${' '.repeat(100)}obj${SCRIPT}`]],
    ['JavaScript', 'NUL between', [HEAD, `3\x000\0obj\0${SCRIPT}`]],
    ['JavaScript', 'a string', [HEAD, object(3, `( 4 0 obj ${SCRIPT} )`)]],
    ['JavaScript', 'a comment', [HEAD, object(3, `<< >> % 4 0 obj ${SCRIPT}`)]],
    ['JavaScript', 'a picture', [HEAD, `4 0 obj << >> stream\n5 0 obj ${SCRIPT}\nendstream`]],
    ['JavaScript', 'words that end other objects', [HEAD, object(3, `<< endobj stream ${SCRIPT} >>`)]],
    ['JavaScript', 'the trailer', [HEAD, `trailer << /Root << /OpenAction ${SCRIPT} >> >>`]],
    ['Launch', 'a program', [HEAD, object(3, '<< /S /Launch /F (cmd.exe) >>')]],
    ['EmbeddedFile', 'a file', [HEAD, '3 0 obj << /Type /EmbeddedFile >> stream\nx\nendstream endobj']],
    ['RichMedia', 'a film', [HEAD, object(3, '<< /Subtype /RichMedia >>')]],
    ['XFA', 'a form that is a program', [HEAD, object(3, '<< /Fields [] /XFA 5 0 R >>')]],
    ['SubmitForm', 'a form that is sent away', [HEAD, object(3, '<< /S /SubmitForm >>')]],
    ['OpenAction', 'a page of the web', [HEAD, catalog('/OpenAction << /S /URI /URI (http://a.example) >>')]],
    [
      'OpenAction',
      'a page of the web after a page',
      [HEAD, catalog('/OpenAction << /S /GoTo /D [] /Next 5 0 R >>')],
    ],
    [
      'OpenAction',
      'a page of the web elsewhere',
      [HEAD, catalog('/OpenAction 7 0 R'), object(7, '<< /S /URI >>')],
    ],
    [
      'OpenAction',
      'one of two objects',
      [HEAD, catalog('/OpenAction 7 0 R'), object(7, '<< /S /URI >>'), object(7, '[3 0 R]')],
    ],
    ['OpenAction', 'an object that is not there', [HEAD, catalog('/OpenAction 7 0 R')]],
    ['OpenAction', 'a type elsewhere', [HEAD, catalog('/OpenAction << /S 8 0 R >>'), object(8, '/URI')]],
  ])('is refused for /%s: %s', async (name, _, parts) => {
    expect(await problemOf(...parts)).toBe(has(name));
  });
});

/** Milliseconds of the processor. */
function longestStep(steps: Iterator<unknown>): number {
  let longest = 0;
  for (let isDone = false; !isDone; ) {
    const before = processorMs();
    isDone = steps.next().done ?? false;
    longest = Math.max(longest, processorMs() - before);
  }
  return longest;
}

describe('a PDF that cannot be looked into', () => {
  const damaged = packed({ 5: '[]' });
  damaged.writeUInt32BE(0xffffffff, damaged.indexOf('stream\r\n') + 9);

  it.each<[string, string, Buffer | string]>([
    ['has objects that are encrypted, damaged or too large', 'damaged', damaged],
    [
      'has objects that are encrypted, damaged or too large',
      'a bomb',
      packed({ 5: `[${' '.repeat(3_000_000)}]` }),
    ],
    ['has objects in an unusual encoding', 'not packed', packed({ 5: '[]' }, { filter: '' })],
    ['has objects in an unusual encoding', 'twice', packed({ 5: '[]' }, { filter: '/Filter[/Fl/Fl]' })],
    [
      'has objects in an unusual encoding',
      'two filters',
      packed({ 5: '[]' }, { filter: '/Filter/Fl/Filter/LZW' }),
    ],
    ['has objects in an unusual encoding', 'elsewhere', packed({ 5: '[]' }, { filter: '/Filter 8 0 R' })],
    ['has objects inside of others', 'inside of a string', packed({ 5: `(a ${SCRIPT})` }, { shift: 3 })],
    ['has objects without a usable head', 'two heads', packed({ 5: '[]' }, { type: '/ObjStm /First 0' })],
    ['is too intricate', 'one large object', object(3, `[${'1 '.repeat(60_000)}]`)],
    ['is too intricate', 'objects in objects', '1 0 obj <<'.repeat(3_000)],
    ['has too many objects', 'of nothing', '1 0 obj 1 '.repeat(100_001)],
  ])('is refused, it %s: %s', async (how, _, content) => {
    expect(await problemOf(HEAD, content)).toBe(hides(how));
  });

  it.each([
    ['objects', '1 0 obj<<'],
    ['strings', '1 0 obj('],
    ['names', '1 0 obj/#4A'],
    ['blanks', '1 0         obj'],
    ['slashes', '////////'],
  ])('of 10 MB of %s holds the process up for 50 ms at most', async (_, part) => {
    const content = Buffer.concat([Buffer.from(HEAD), Buffer.alloc(10 * MB, part)]);
    // A step that takes long takes long each time.
    const longest = leastBelow(50, () => longestStep(activeContentProblem(content)));
    expect(longest).toBeLessThan(50);
  });
});
