import { readdir, readFile } from 'node:fs/promises';

interface Running {
  pid: number;
  parent: number;
  commandLine: string;
}

/** Whether there is a process of this number that has not ended; a zombie has. Linux only, as all of this file. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await read(pid)) !== undefined;
}

/** Every process that descends from this one. */
export async function descendantsOf(pid: number): Promise<Running[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(names.map((name) => read(Number(name))))).filter((one) => one !== undefined);
  const below = (parent: number): Running[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** The process below `pid` that runs the server or the worker; undefined while there is none. */
export async function serviceBelow(pid: number, room: 'server' | 'worker'): Promise<number | undefined> {
  const found = await descendantsOf(pid);
  return found.find(({ commandLine }) => commandLine.includes(`/bundle/dist/${room}.js`))?.pid;
}

async function read(pid: number): Promise<Running | undefined> {
  try {
    const [stat, commandLine] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    // The program's name stands in brackets and may hold anything.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : { pid, parent: Number(parent), commandLine };
  } catch {
    return undefined;
  }
}
