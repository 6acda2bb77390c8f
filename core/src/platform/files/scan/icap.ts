import { exchange, ScannerUnavailable } from './exchange.ts';
import type { Scanner } from './scanner.ts';

const PORT = 1344;
const REQUEST = 'GET /release.pdf HTTP/1.1\r\nHost: credence\r\n\r\n';
/** Where products say what they found; the first that is there. */
const FINDINGS = [/^x-infection-found:.*\bthreat=([^;]+)/im, /^x-virus-id:(.+)$/im, /^x-violations-found:/im];

/**
 * Scans by ICAP (RFC 3507), as the answer to a request that is about to be passed on. A scanner that would change anything
 * has found something: it may answer that there is nothing to change.
 */
export function icapScanner(url: URL, timeoutMs: number): Scanner {
  const to = { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || PORT };
  return {
    async scan(content) {
      const request = [head(url, content), content, '\r\n0\r\n\r\n'];
      const answer = await exchange({ to, request, end: '\r\n\r\n', timeoutMs });
      const status = /^ICAP\/1\.0 (\d{3})\b/.exec(answer)?.[1];
      if (status === '204') return undefined;
      if (status !== '200' && status !== '201') throw new ScannerUnavailable('did not scan the file');
      return findingOf(answer);
    },
  };
}

function head(url: URL, { length }: Buffer): string {
  const response = `HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: ${length}\r\n\r\n`;
  const parts = `req-hdr=0, res-hdr=${REQUEST.length}, res-body=${REQUEST.length + response.length}`;
  const icap = [
    `RESPMOD ${url.href} ICAP/1.0`,
    `Host: ${url.host}`,
    'Allow: 204',
    'Connection: close',
    `Encapsulated: ${parts}`,
  ];
  return `${icap.join('\r\n')}\r\n\r\n${REQUEST}${response}${length.toString(16)}\r\n`;
}

function findingOf(answer: string): string {
  const found = FINDINGS.map((pattern) => pattern.exec(answer)).find(Boolean);
  return found?.[1]?.trim().slice(0, 200) || 'something that it does not name';
}
