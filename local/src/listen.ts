import { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';

/**
 * Starts listening and returns the port in use, which is the given one or, for 0, a free one.
 * `name` is what a person calls this part; a taken or forbidden port is reported under that name.
 */
export async function listen(server: Server, port: number, host: string, name: string): Promise<number> {
  // Else an idle connection may be closed just when its client sends the next request.
  if (server instanceof HttpServer) server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      reject(portProblem(error.code, port, host, name) ?? error);
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve();
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`The ${name} has no port`);
  return address.port;
}

/** A port that is free at the moment, for a part that has to be told where to listen. */
export async function freePort(host: string): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, host, 'search for a free port');
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

/** Words for the two ways in which a port is refused, by the error's code; undefined for every other error. */
export function portProblem(
  code: string | undefined,
  port: number,
  host: string,
  name: string,
): Error | undefined {
  const refused = code === 'EADDRINUSE' ? 'taken' : code === 'EACCES' ? 'not allowed' : null;
  if (refused === null) return undefined;
  return new Error(
    `The ${name} cannot start: port ${port} on ${host} is ${refused}. ` +
      'Set PORT to another number (0 = any free port for every part).',
  );
}

/** Stops accepting, drops what is still connected, and resolves when the port is free again. */
export async function closeHttp(server: Server & { closeAllConnections(): void }): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
