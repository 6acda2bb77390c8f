import { connect, type NetConnectOpts } from 'node:net';
import { OperatorError } from '../../operator-error.ts';

/** The scanner cannot say now whether a file is clean; the cause says why. */
export class ScannerUnavailable extends OperatorError {
  override readonly name = 'ScannerUnavailable';

  constructor(why: string, cause?: unknown) {
    super(`The scanner ${why}`, { cause });
  }
}

/** One request to a scanner, over a connection of its own. */
export interface Exchange {
  to: NetConnectOpts;
  request: readonly (string | Buffer)[];
  /** What an answer ends with. */
  end: string;
  timeoutMs: number;
}

const MAX_ANSWER_BYTES = 16 * 1024;

/**
 * Sends a request and reads what comes before the end of the answer. A scanner may answer, and hang up, before it has read
 * everything.
 * @throws ScannerUnavailable
 */
export function exchange({ to, request, end, timeoutMs }: Exchange): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(to);
    let answer = '';
    const refuse = (why: string, cause?: unknown) => {
      clearTimeout(timer);
      socket.destroy();
      reject(new ScannerUnavailable(why, cause));
    };
    const timer = setTimeout(() => refuse('does not answer in time'), timeoutMs);
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      answer += part;
      const at = answer.indexOf(end);
      if (at < 0 && answer.length > MAX_ANSWER_BYTES) return refuse('answers without an end');
      if (at < 0) return;
      clearTimeout(timer);
      socket.destroy();
      resolve(answer.slice(0, at));
    });
    socket.on('error', (error) => refuse('cannot be reached', error));
    socket.on('close', () => refuse('hung up'));
    for (const part of request) socket.write(part);
  });
}
