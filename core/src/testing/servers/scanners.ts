import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createScanner } from '../../platform/files/scan/create-scanner.ts';
import type { Scanner } from '../../platform/files/scan/scanner.ts';

/** A scanner that speaks a protocol for real, and knows one signature: EICAR's test file. */
export interface TestScanner {
  url: string;
  scanner: Scanner;
  /** The files that it has looked at. */
  scanned: Buffer[];
  close(): Promise<void>;
}

/** In two parts: scanners of developers' machines look into this file as well. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
const isInfected = (content: Buffer): boolean => content.includes(EICAR);

/** What of a connection so far is a whole request; undefined while more has to come. */
type Answer = { content: Buffer; text: string } | undefined;

async function serveScanner(
  scheme: string,
  path: string,
  end: Buffer,
  answer: (sent: Buffer) => Answer,
): Promise<TestScanner> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const parts: Buffer[] = [];
    let tail = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      // What came is put together once: a large file comes in hundreds of parts.
      tail = Buffer.concat([tail, part]).subarray(-end.length);
      if (!tail.equals(end)) return;
      const answered = answer(Buffer.concat(parts));
      if (!answered) return;
      scanned.push(answered.content);
      socket.end(answered.text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `${scheme}://127.0.0.1:${port}${path}`;
  const scanner = createScanner({ SCANNER_URL: url, SCANNER_TIMEOUT_SECONDS: 5 });
  if (!scanner) throw new Error('There is a URL');
  return {
    url,
    scanner,
    scanned,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** clamd: chunks with their lengths in front, up to one of no length. */
export const startClamd = (): Promise<TestScanner> =>
  serveScanner('clamd', '', Buffer.alloc(4), (sent) => {
    const command = 'zINSTREAM\0';
    if (sent.length < command.length) return undefined;
    if (!sent.subarray(0, command.length).equals(Buffer.from(command))) {
      return { content: sent, text: 'UNKNOWN COMMAND\0' };
    }
    const chunks: Buffer[] = [];
    for (let at = command.length; at + 4 <= sent.length; ) {
      const length = sent.readUInt32BE(at);
      const content = Buffer.concat(chunks);
      if (length === 0) {
        return { content, text: `stream: ${isInfected(content) ? 'Eicar-Test-Signature FOUND' : 'OK'}\0` };
      }
      chunks.push(sent.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    return undefined;
  });

/** ICAP: what it is to look at is the chunked body at the place that `Encapsulated` says. */
export const startIcap = (): Promise<TestScanner> =>
  serveScanner('icap', '/avscan', Buffer.from('\r\n0\r\n\r\n'), (sent) => {
    const headEnd = sent.indexOf('\r\n\r\n') + 4;
    const head = sent.toString('latin1', 0, headEnd);
    if (headEnd < 4) return undefined;
    const bodyAt = Number(/^Encapsulated: req-hdr=0, res-hdr=\d+, res-body=(\d+)\r$/m.exec(head)?.[1]);
    const isRespmod =
      /^RESPMOD icap:\/\/[^ ]+\/avscan ICAP\/1\.0\r\n/.test(head) && /^Allow: 204\r$/m.test(head);
    if (!isRespmod || Number.isNaN(bodyAt))
      return { content: sent, text: 'ICAP/1.0 400 Bad Request\r\n\r\n' };
    const body = sent.subarray(headEnd + bodyAt);
    const chunks: Buffer[] = [];
    for (let at = 0; body.indexOf('\r\n', at) >= 0; ) {
      const start = body.indexOf('\r\n', at) + 2;
      const length = Number.parseInt(body.toString('latin1', at, start), 16);
      const content = Buffer.concat(chunks);
      if (length === 0)
        return { content, text: isInfected(content) ? BLOCKED : 'ICAP/1.0 204 No Content\r\n\r\n' };
      chunks.push(body.subarray(start, start + length));
      at = start + length + 2;
    }
    return undefined;
  });

const PAGE = 'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n';
const BLOCKED = `ICAP/1.0 200 OK\r\nX-Infection-Found: Type=0; Resolution=2; Threat=Eicar-Test-Signature;\r\nEncapsulated: res-hdr=0, null-body=${PAGE.length}\r\n\r\n${PAGE}`;
