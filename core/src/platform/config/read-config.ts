import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** What processes are told: variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Something wrong with one variable, in words that never repeat its value. */
export interface ConfigProblem {
  variable: string;
  problem: string;
}

/** Says every setting that is wrong or missing, without its value. */
export class UnusableSettings extends Error {
  override readonly name = 'UnusableSettings';
}

/** A setting that may come from a file names the file with this at its end. */
const FILE = '_FILE';

/**
 * Reads settings from the environment. Each may also be the content of a file, named by the variable with `_FILE` at its
 * end; a variable that is empty counts as not set.
 * @returns the settings, or everything that is wrong with them
 */
export function checkConfig<Shape extends z.ZodObject>(
  schema: Shape,
  environment: Environment,
): { config: z.output<Shape> } | { problems: ConfigProblem[] } {
  const { values, problems } = valuesOf(Object.keys(schema.shape), environment);
  const parsed = schema.safeParse(values);
  if (parsed.success && problems.length === 0) return { config: parsed.data };
  const told = new Set(problems.map(({ variable }) => variable));
  const others = (parsed.error?.issues ?? []).map(({ path, message, code }) => {
    const variable = path.join('.');
    const isMissing = code === 'invalid_type' && values[variable] === undefined;
    return { variable, problem: isMissing ? 'is required' : message };
  });
  return { problems: [...problems, ...others.filter(({ variable }) => !told.has(variable + FILE))] };
}

function valuesOf(settings: readonly string[], environment: Environment) {
  const values: Record<string, string> = {};
  const problems: ConfigProblem[] = [];
  for (const setting of settings) {
    const { [setting]: value, [setting + FILE]: file } = environment;
    if (value) values[setting] = value;
    if (!file) continue;
    if (value) problems.push({ variable: setting + FILE, problem: `must not be set beside ${setting}` });
    else {
      try {
        values[setting] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      } catch (error) {
        problems.push({ variable: setting + FILE, problem: `cannot be read (${codeOf(error)})` });
      }
    }
  }
  return { values, problems };
}

/**
 * Reads settings from the environment.
 * @throws UnusableSettings
 */
export function readConfig<Shape extends z.ZodObject>(
  schema: Shape,
  environment: Environment,
): z.output<Shape> {
  const checked = checkConfig(schema, environment);
  if ('config' in checked) return checked.config;
  const lines = checked.problems.map(({ variable, problem }) => `  ${variable}: ${problem}`);
  throw new UnusableSettings(`The configuration is not usable:\n${lines.join('\n')}`);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
