import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One line of a Dockerfile, continuations joined. */
export interface Instruction {
  /** In capitals, such as `COPY`. */
  word: string;
  rest: string;
}

/** A stage of a Dockerfile: what follows one FROM. */
export interface Stage {
  name: string | undefined;
  /** The image it starts from, with the arguments before the first FROM filled in. */
  base: string;
  instructions: Instruction[];
}

/** Reads the Dockerfile of the service: what our own one uses of the language, and nothing more. */
export async function readStages(repository: string): Promise<Stage[]> {
  const text = await readFile(join(repository, 'deploy/docker/Dockerfile'), 'utf8');
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  const defaults = new Map<string, string>();
  for (const line of lines) {
    const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    const stage = stages.at(-1);
    if (word === 'FROM') {
      const [base = '', , name] = rest.split(/\s+/);
      const filled = base.replaceAll(
        /\$\{(\w+)\}/g,
        (_all, argument: string) => defaults.get(argument) ?? '',
      );
      stages.push({ name, base: filled, instructions: [] });
    } else if (stage) {
      stage.instructions.push({ word, rest });
    } else {
      const [name = '', value = ''] = rest.split('=');
      defaults.set(name, value);
    }
  }
  return stages;
}
