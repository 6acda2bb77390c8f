import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EICAR, startClamd, startIcap } from '../../../testing/servers/scanners.ts';
import { createScanner } from './create-scanner.ts';
import { ScannerUnavailable } from './exchange.ts';

const scannerAt = (url: string, seconds = 5) => {
  const scanner = createScanner({ SCANNER_URL: url, SCANNER_TIMEOUT_SECONDS: seconds });
  if (!scanner) throw new Error('There is a URL');
  return scanner;
};

/** Something that answers every connection in one way, and is no scanner. */
async function answering(text: string | undefined): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (text !== undefined) socket.end(text);
    onTestFinished(() => void socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('is none where no URL is configured', () => {
  expect(createScanner({ SCANNER_URL: undefined, SCANNER_TIMEOUT_SECONDS: 5 })).toBeUndefined();
});

describe.each([
  ['clamd', startClamd],
  ['icap', startIcap],
])('a scanner by %s', (scheme, start) => {
  it.each([
    ['a file', Buffer.from('%PDF-1.7 signed'), undefined],
    ['a file of 10 MB', Buffer.alloc(10 * 1024 * 1024, '%PDF'), undefined],
    ['EICAR', EICAR, 'Eicar-Test-Signature'],
    ['EICAR in a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n'), EICAR]), 'Eicar-Test-Signature'],
  ])('says what it finds in %s', async (_, content, found) => {
    const server = await start();
    onTestFinished(() => server.close());
    expect(await scannerAt(server.url).scan(content)).toBe(found);
    expect(server.scanned.map((file) => file.equals(content))).toEqual([true]);
  });

  it.each([
    ['hangs up', ''],
    ['does not scan', 'stream: INSTREAM size limit exceeded. ERROR\0'],
    ['is too busy', 'ICAP/1.0 503 Service Unavailable\r\n\r\n\0'],
    ['answers without an end', 'x'.repeat(20_000)],
    ['does not answer in time', undefined],
  ])('is unavailable when it %s', async (_, text) => {
    const scanner = scannerAt(`${scheme}://${await answering(text)}`, 0.2);
    await expect(scanner.scan(EICAR)).rejects.toBeInstanceOf(ScannerUnavailable);
  });

  it('is unavailable when nothing listens there', async () => {
    const server = await start();
    await server.close();
    await expect(scannerAt(server.url).scan(EICAR)).rejects.toThrow('The scanner cannot be reached');
  });
});
