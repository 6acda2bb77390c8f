import { readFile } from 'node:fs/promises';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/**
 * JSON from a file, or from what is piped in where the file is `-`.
 * @throws UsageError when it cannot be read, or is none
 */
export async function readJson(terminal: Terminal, file: string, option: string): Promise<unknown> {
  const words = await readText(terminal, file, option);
  try {
    return JSON.parse(words);
  } catch {
    // The parser's message quotes what it read, which may be a secret.
    throw new UsageError(`${option} ${file} is not JSON`);
  }
}

/** The same for any text. */
export async function readText(terminal: Terminal, file: string, option: string): Promise<string> {
  if (file === '-') return terminal.readInput();
  return (await readBytes(file, `${option} ${file}`)).toString('utf8');
}

/**
 * The bytes of a file.
 * @param named how the error calls it
 */
export async function readBytes(file: string, named = file): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new UsageError(`${named} cannot be read (${code})`);
  }
}
