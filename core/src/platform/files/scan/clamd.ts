import { exchange, ScannerUnavailable } from './exchange.ts';
import type { Scanner } from './scanner.ts';

const PORT = 3310;

/** Scans by clamd's INSTREAM, on a TCP port or, where the URL has no host, a socket of the file system. */
export function clamdScanner({ hostname, port, pathname }: URL, timeoutMs: number): Scanner {
  const to = hostname
    ? { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || PORT }
    : { path: decodeURIComponent(pathname) };
  return {
    async scan(content) {
      const request = ['zINSTREAM\0', lengthOf(content), content, lengthOf(Buffer.alloc(0))];
      const answer = await exchange({ to, request, end: '\0', timeoutMs });
      if (answer === 'stream: OK') return undefined;
      const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
      if (found === undefined) throw new ScannerUnavailable('did not scan the file');
      return found;
    },
  };
}

function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
