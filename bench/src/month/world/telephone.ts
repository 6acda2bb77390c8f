import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeHttp, listen } from '../../../../local/src/listen.ts';

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
  const port = await listen(server, 0, '127.0.0.1', 'telephone');
  return {
    url: `http://127.0.0.1:${port}/calls`,
    close: () => closeHttp(server),
  };
}
