import { randomUUID } from 'node:crypto';
import { type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what is no readable request (headers too large, too slow, not HTTP) like every other error: in the error
 * body and with an `X-Request-Id`. Such requests never reach the application; Node alone would answer without both.
 */
export function answerUnreadableRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering(socket)) socket.destroy();
    else socket.end(errorAnswer(STATUS_OF[error.code ?? ''] ?? 400));
  });
}

/** True once part of a response is out: a second one would end up in its middle. */
function isAnswering(socket: Duplex): boolean {
  const current: unknown = Reflect.get(socket, '_httpMessage');
  return current instanceof ServerResponse && current.headersSent;
}

function errorAnswer(statusCode: number): string {
  const error = STATUS_CODES[statusCode];
  const body = JSON.stringify({ statusCode, message: 'The request could not be read', error });
  const lines = [
    `HTTP/1.1 ${statusCode} ${error}`,
    `X-Request-Id: ${randomUUID()}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
