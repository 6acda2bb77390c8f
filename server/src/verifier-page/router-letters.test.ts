import { once } from 'node:events';
import { connect } from 'node:net';
import { Invalid } from '@credence/core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMPLETE_BODY } from './testing/form.ts';
import { startPage } from './testing/page.ts';

const MB = 1024 * 1024;
const PDF = Buffer.from('%PDF-1.7 a letter');
let page: Awaited<ReturnType<typeof startPage>>;

beforeAll(async () => {
  page = await startPage();
});
afterAll(() => {
  page.stop();
});
beforeEach(() => {
  page.reset();
});

type Part = [name: string, value: string | Buffer, fileName?: string];

function formOf(parts: readonly Part[]): FormData {
  const form = new FormData();
  for (const [name, value, fileName = 'letter.pdf'] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), fileName);
  }
  return form;
}

const complete = Object.entries(COMPLETE_BODY).map(([name, value]): Part => [name, value]);
const post = (parts: readonly Part[]) => page.request({ method: 'POST', body: formOf(parts) });
/** A body as no browser writes it. */
const postRaw = (body: string | Buffer, type = 'multipart/form-data; boundary=b') =>
  page.request({
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'content-type': type, accept: 'application/json' },
  });
const rawField = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const rawForm = (...parts: string[]) => `${parts.join('')}--b--\r\n`;

describe('a form with files', () => {
  it('303: records the answers and the files with the bytes they have', async () => {
    const bytes = Buffer.from(Array.from({ length: 512 }, (_, at) => at % 256));
    const response = await post([
      ...complete,
      ['questions.9', 'yes'],
      ['questions.9', 'no'],
      ['letters', PDF, 'Größe “1”.pdf'],
      ['letters', bytes, '../../etc/passwd'],
    ]);
    expect(response.status).toBe(303);
    expect(page.attempt.submitted[0]).toMatchObject({
      respondent: { name: 'Robin Lee' },
      questions: [{ questionId: 7 }, { questionId: 9, selected: ['yes', 'no'] }],
    });
    expect(page.attempt.letters).toEqual([
      { fileName: 'Größe “1”.pdf', content: PDF },
      { fileName: 'passwd', content: bytes },
    ]);
  });

  it.each<[string, Part[]]>([
    ['the empty field of a browser without a file', [['letters', Buffer.alloc(0), '']]],
    ['no field at all', []],
    ['a text in its place', [['letters', 'x']]],
    ['a file under another name', [['photo', PDF]]],
  ])('303: %s is no file', async (_, parts) => {
    // What FormData can't write: an empty file name.
    const raw = parts.map(([name, value, fileName]) =>
      rawField(name, value.toString(), fileName === undefined ? '' : `; filename="${fileName}"`),
    );
    const fields = complete.map(([name, value]) => rawField(name, value.toString()));
    expect((await postRaw(rawForm(...fields, ...raw))).status).toBe(303);
    expect(page.attempt.letters).toEqual([]);
  });

  it('hands over a byte more than a file may have, and one file more than there may be', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(10 * MB)]);
    await post([...complete, ['letters', large]]);
    expect(page.attempt.letters[0]?.content).toHaveLength(10 * MB + 1);
    page.reset();
    await post([...complete, ...Array.from({ length: 6 }, (): Part => ['letters', PDF])]);
    expect(page.attempt.letters).toHaveLength(4);
  });

  it('400: says beside the field and in the summary what is wrong with a file, and that it must be chosen again', async () => {
    page.attempt.submitFails = new Invalid(['letters “a.pdf” is empty']);
    const response = await post([...complete, ['letters', PDF, 'a.pdf']]);
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).toContain('<a href="#letters">“a.pdf” is empty</a>');
    expect(text).toContain('<p class="error" id="letters-error"><span>“a.pdf” is empty</span>');
    expect(text).toMatch(
      /id="letters"[^>]*aria-describedby="letters-error letters-hint"[^>]*aria-invalid="true"/,
    );
    expect(text).toContain('Please choose your file again');
    expect(text).toContain('except for the files');
  });

  it('400: says nothing of files when there were none', async () => {
    page.attempt.submitFails = new Invalid(['respondent.name is required']);
    expect(await (await post(complete)).text()).not.toContain('again: nothing was kept');
  });

  it('401: a link that opens nothing, before the files are read', async () => {
    const response = await page.request({ method: 'POST', body: formOf([['letters', PDF]]) }, 'bad');
    expect(response.status).toBe(401);
  });

  it('413: more than a whole form may have', async () => {
    const response = await post(Array.from({ length: 6 }, (): Part => ['letters', Buffer.alloc(9 * MB)]));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('What you sent is too large');
    expect(page.attempt.submitted).toEqual([]);
  });

  it('413: more than a whole form may have, however long it says to be', async () => {
    const chunk = new Uint8Array(8 * MB);
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(Buffer.from(rawField('letters', '%PDF-', '; filename="a.pdf"').slice(0, -2)));
        for (let time = 0; time < 7; time += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const response = await page.request({ method: 'POST', body, headers, duplex: 'half' });
    expect(response.status).toBe(413);
  });

  it('503: more than there is memory for at this moment, and room again afterwards', async () => {
    const small = await startPage({ maxHeldBytes: 3 * MB });
    const send = (bytes: number) => {
      small.reset();
      const body = formOf([...complete, ['letters', Buffer.alloc(bytes)]]);
      return small.request({ method: 'POST', body });
    };
    for (let time = 0; time < 3; time += 1) {
      expect((await send(2 * MB)).status).toBe(303);
      const busy = await send(4 * MB);
      expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '30']);
      expect(await busy.text()).toContain('Please try again in a minute');
    }
    small.stop();
  });
});

describe('a body that no page sends', () => {
  const name = rawField('respondent.name', 'Robin');
  it.each<[number, string, string]>([
    [413, '10,000 fields', rawForm(...Array.from({ length: 10_000 }, (_, at) => rawField(`f${at}`, '')))],
    [
      413,
      'a million of text',
      rawForm(...Array.from({ length: 20 }, () => rawField('x', 'y'.repeat(60_000)))),
    ],
    [400, 'a text beyond any length', rawForm(name, rawField('comment', 'y'.repeat(900_000)))],
    [400, 'an end in the middle of a field', name.slice(0, -4)],
    [400, 'an end in the middle of a file', `${name}${rawField('letters', '%PDF-', '; filename="a.pdf"')}`],
    [400, 'no end', name],
    [400, 'another boundary than it says', rawForm(name).replaceAll('--b', '--c')],
    [400, 'nothing', ''],
    [400, 'fields without names', rawForm('--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n')],
    [400, 'parts without headers', rawForm('--b\r\n\r\nx\r\n')],
    [400, 'large headers', rawForm(`--b\r\nX: ${'x'.repeat(20_000)}\r\n\r\nx\r\n`)],
    [400, 'NUL', rawForm(rawField('respondent.name', 'a\0b'))],
    [400, 'names of the prototype', rawForm(rawField('__proto__', 'x'), rawField('constructor', 'y'))],
    [400, 'bytes that are no text', rawForm(rawField('respondent.name', '\ud800'))],
    [
      400,
      'a character set that there is not',
      rawForm(
        '--b\r\nContent-Disposition: form-data; name="comment"\r\nContent-Type: text/plain; charset=utf-7\r\n\r\n+AGE-\r\n',
      ),
    ],
  ])('%d: %s', async (status, _, body) => {
    const response = await postRaw(body);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('json');
    expect(page.attempt.submitted).toEqual([]);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="'])(
    '400: %s',
    async (type) => {
      expect((await postRaw(rawForm(name), type)).status).toBe(400);
    },
  );

  it('415: compressed', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-encoding': 'gzip' };
    const response = await page.request({ method: 'POST', body: rawForm(name), headers });
    expect(response.status).toBe(415);
  });

  it('never breaks the page, whatever the bytes', async () => {
    const whole = Buffer.from(
      rawForm(name, rawField('letters', '%PDF-', '; filename="a.pdf"'), rawField('comment', 'é')),
    );
    const change = fc.record({
      at: fc.nat(whole.length),
      cut: fc.nat(9),
      bytes: fc.uint8Array({ maxLength: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const body = changes.reduce(
          (bytes, { at, cut, bytes: put }) =>
            Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + cut)]),
          whole,
        );
        expect((await postRaw(body)).status).toBe(400);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps serving when senders go away in the middle, and has the room of their forms again', async () => {
    const small = await startPage({ maxHeldBytes: 3 * MB });
    const { hostname, port, pathname } = new URL(small.address);
    const start =
      `POST ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
      `Content-Length: ${9 * MB}\r\n\r\n${rawField('letters', '%PDF-', '; filename="a.pdf"')}`;
    for (let time = 0; time < 3; time += 1) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(start);
      await new Promise((resolve) => socket.write(Buffer.alloc(2 * MB), resolve));
      socket.destroy();
    }
    const body = formOf([...complete, ['letters', Buffer.alloc(2 * MB)]]);
    await expect.poll(async () => (await small.request({ method: 'POST', body })).status).toBe(303);
    small.stop();
  });
});
