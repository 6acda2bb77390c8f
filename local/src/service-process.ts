import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { portProblem } from './listen.ts';
import { nodeEnvironment, nodeOptions } from './node-options.ts';

/** A server or worker of the stack, started anew when it dies. */
export interface ServiceProcess {
  port: number;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  room: 'server' | 'worker';
  environment: Record<string, string>;
  /** Environment variable that says where it listens; 0 there takes any free port. */
  portVariable: 'PORT' | 'METRICS_PORT';
  logFile: string;
  /** Told when the process ended by itself, before it is started again. */
  onDeath: (reason: string) => void;
}

const STOP_MS = 25_000;

/**
 * Starts a process of the service and waits until it listens. Killing it is part of the show: it comes back on the
 * same port.
 * @throws with the end of its output when it does not start
 */
export async function startService(options: ServiceOptions): Promise<ServiceProcess> {
  let stopping = false;
  const launched = await launch(options, options.environment);
  const { port } = launched;
  let { child } = launched;
  const environment = { ...options.environment, [options.portVariable]: String(port) };
  let restart = Promise.resolve();

  function watch(): void {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      options.onDeath(`The ${options.room} ended (${signal ?? `exit code ${code}`}); starting it again`);
      restart = startAgain();
    });
  }
  async function startAgain(): Promise<void> {
    try {
      ({ child } = await launch(options, environment));
      watch();
    } catch (error) {
      options.onDeath((error as Error).message);
    }
  }
  watch();

  return {
    port,
    async stop() {
      stopping = true;
      await restart;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

async function launch(
  { room, logFile, portVariable }: ServiceOptions,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; port: number }> {
  const main = fileURLToPath(new URL(`../../deploy/bundle/dist/${room}.js`, import.meta.url));
  const child = spawn(process.execPath, [...nodeOptions(main), main], {
    env: { PATH: process.env.PATH, ...nodeEnvironment(main), ...environment },
    // Of its own group, so that Ctrl-C reaches the stack alone, which then stops its parts in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      tail.push(chunk.toString('utf8'));
      if (tail.length > 50) tail.shift();
    });
  }
  child.once('close', () => log.end());
  const outcome = await Promise.race([
    once(child, 'message').then(([message]) => message as { port: number }),
    once(child, 'exit').then(() => null),
  ]);
  if (outcome) return { child, port: outcome.port };
  const said = tail.join('');
  const refusal = /EADDRINUSE|EACCES/.exec(said)?.[0];
  throw (
    portProblem(refusal, Number(environment[portVariable]), '127.0.0.1', room) ??
    new Error(`The ${room} did not start. It said:\n${said}`)
  );
}
