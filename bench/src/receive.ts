import type { Server } from 'node:http';
import { closeHttp, listen } from '../../local/src/listen.ts';
import type { Cleanup } from './cleanup.ts';

const HOST = '127.0.0.1';

/** Lets a receiver of webhooks listen until the run is undone. @returns the URL for its events */
export async function receive(server: Server, cleanup: Cleanup): Promise<string> {
  const port = await listen(server, 0, HOST, 'receiver');
  cleanup.add(() => closeHttp(server));
  return `http://${HOST}:${port}/hook`;
}
