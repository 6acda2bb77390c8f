import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decrypt, encrypt } from '../../platform/keys/aes-gcm.ts';

/** A key service of a test, which really encrypts. */
export interface KmsServer {
  url: string;
  /** What it is asked for, oldest first. */
  asked: ('encrypt' | 'decrypt')[];
  /** Statuses that it answers the next requests with, instead of what they ask for. */
  failures: number[];
  close(): Promise<void>;
}

/** What a request asks for; a string is why it is refused. */
export type KmsQuestion =
  | { verb: 'encrypt'; plain: Buffer; place: string }
  | { verb: 'decrypt'; wrapped: Buffer; place: string }
  | string;

/** How one product speaks. */
export interface KmsDialect {
  read(request: IncomingMessage, body: string): KmsQuestion;
  /** The body of an answer. */
  encrypted(wrapped: Buffer): unknown;
  decrypted(plain: Buffer): unknown;
  refused(why: string): unknown;
}

export async function startKmsServer({
  read,
  encrypted,
  decrypted,
  refused,
}: KmsDialect): Promise<KmsServer> {
  const key = randomBytes(32);
  const asked: KmsServer['asked'] = [];
  const failures: number[] = [];

  function answer(question: Exclude<KmsQuestion, string>): unknown {
    asked.push(question.verb);
    if (question.verb === 'encrypt') return encrypted(encrypt(key, question.place, question.plain));
    return decrypted(decrypt(key, question.place, question.wrapped));
  }

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const send = (status: number, content: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
      };
      const failure = failures.shift();
      if (failure !== undefined) return send(failure, refused('as told'));
      const question = read(request, body);
      if (typeof question === 'string') return send(403, refused(question));
      try {
        send(200, answer(question));
      } catch {
        send(400, refused('InvalidCiphertextException'));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    failures,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
