import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call task. */
export interface CallTask {
  outboundId: string;
  number: string;
  /** All that it says. */
  text: string;
}

/** A telephony service on 127.0.0.1. */
export interface Telephone {
  url: string;
  close(): Promise<void>;
}

/** @param onCall called with every task before it is confirmed */
export async function openTelephone(onCall: (task: CallTask) => void): Promise<Telephone> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { data } = JSON.parse(body) as { data: Pick<CallTask, 'outboundId' | 'number'> };
    onCall({ ...data, text: body });
    response.writeHead(202).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/calls`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
