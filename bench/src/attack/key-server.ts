import { createServer } from 'node:http';
import { loadSigningKeys, publicJwk, type SigningKey } from '../../../local/src/identity/signing-keys.ts';
import { closeHttp, listen } from '../../../local/src/listen.ts';

/** The key set of the stack's identity provider, as an attacker of that provider could serve it. */
export interface KeyServer {
  url: string;
  /** How often it was asked. */
  asked(): number;
  /** Keys beside those of the provider. */
  others: SigningKey[];
  /** What it does with questions. */
  does: 'answer' | 'fail' | 'hang';
  /** The key that the provider signs with. */
  genuine(): Promise<SigningKey>;
  close(): Promise<void>;
}

export async function startKeyServer(keysFile: string): Promise<KeyServer> {
  let asked = 0;
  const http = createServer(async (_request, response) => {
    asked += 1;
    if (server.does === 'hang') return;
    if (server.does === 'fail') {
      response.writeHead(500).end();
      return;
    }
    const keys = [...(await loadSigningKeys(keysFile)), ...server.others];
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: keys.map(publicJwk) }));
  });
  const port = await listen(http, 0, '127.0.0.1', 'key server');
  const server: KeyServer = {
    url: `http://127.0.0.1:${port}/jwks.json`,
    asked: () => asked,
    others: [],
    does: 'answer',
    async genuine() {
      const [key] = await loadSigningKeys(keysFile);
      if (!key) throw new Error('The provider has no key');
      return key;
    },
    close: () => closeHttp(http),
  };
  return server;
}
