import {
  type ConfigProblem,
  checkConfig,
  describeSettings,
  type Environment,
  ServerConfig,
  type SettingDescription,
  WorkerConfig,
} from '@credence/core';
import { Argument, type Command } from 'commander';
import { addCommand, addGroup, type Session } from '../add-command.ts';
import { misspelledSettings } from '../misspelled.ts';
import { counted, table } from '../table.ts';

const SCHEMAS = { server: ServerConfig, worker: WorkerConfig };
type Part = keyof typeof SCHEMAS;
const PARTS = Object.keys(SCHEMAS) as Part[];

/** All that either part reads: what one does not know may be meant for the other. */
const ALL_VARIABLES = Object.values(SCHEMAS)
  .flatMap((schema) => Object.keys(schema.shape))
  .flatMap((name) => [name, `${name}_FILE`]);

const HIDDEN = '***';

/** `config check|print`. */
export function addConfigCommands(program: Command, session: Session): void {
  const group = addGroup(program, 'config', 'the settings of server and worker');

  addCommand(group, session, {
    name: 'check',
    arguments: [partArgument()],
    summary: 'check the settings in this environment, and say everything that is wrong',
    description:
      'Both server and worker unless one is named. Tells also of variables that are no setting and look like one. Touches neither database nor network. Exit code 2 when something is wrong.',
    examples: [
      'credence config check',
      'credence config check worker',
      'credence config check server --json',
    ],
    async run({ args: [named], terminal }) {
      const parts = partsOf(named).map((part) => ({
        part,
        problems: problemsOf(part, terminal.environment),
      }));
      const lines = parts.flatMap(({ part, problems }) => [
        problems.length === 0 ? `${part}: usable` : `${part}: ${counted(problems.length, 'problem')}`,
        ...problems.map(({ variable, problem }) => `  ${variable}: ${problem}`),
      ]);
      const misspelled = misspelledSettings(Object.keys(terminal.environment), ALL_VARIABLES);
      const hints = misspelled.map(({ variable, meant }) => `${variable} is no setting: is ${meant} meant?`);
      return {
        json: { ...Object.fromEntries(parts.map(({ part, problems }) => [part, { problems }])), misspelled },
        text: [...lines, ...hints].join('\n'),
        isBadInput: parts.some(({ problems }) => problems.length > 0),
      };
    },
  });

  addCommand(group, session, {
    name: 'print',
    arguments: [partArgument()],
    summary: 'print every setting as it is in force, secrets hidden',
    description: 'With its default where it is not set, and where it comes from.',
    examples: ['credence config print', 'credence config print worker --json'],
    async run({ args: [named], terminal }) {
      const parts = partsOf(named).map((part) => ({
        part,
        settings: settingsOf(part, terminal.environment),
      }));
      const tables = parts.map(({ part, settings }) =>
        table(
          [part, 'value', 'from'],
          settings.map(({ name, value, from }) => [name, value, from]),
        ),
      );
      return {
        json: Object.fromEntries(parts.map(({ part, settings }) => [part, settings])),
        text: tables.join('\n\n'),
      };
    },
  });
}

const partArgument = () => new Argument('[part]', 'server or worker').choices(PARTS);
const partsOf = (named: string | undefined): Part[] => PARTS.filter((part) => !named || part === named);

function problemsOf(part: Part, environment: Environment): ConfigProblem[] {
  const checked = checkConfig(SCHEMAS[part], environment);
  return 'problems' in checked ? checked.problems : [];
}

/** One setting as a process would read it. */
interface SettingInForce {
  name: string;
  /** Null where nothing is in force. */
  value: string | null;
  from: 'environment' | 'file' | 'default' | 'nowhere';
}

const settingsOf = (part: Part, environment: Environment): SettingInForce[] =>
  describeSettings(SCHEMAS[part]).map((setting) => inForce(setting, environment));

function inForce(
  { name, isSecret, ...setting }: SettingDescription,
  environment: Environment,
): SettingInForce {
  const { [name]: value, [`${name}_FILE`]: file } = environment;
  // A file is shown by its name: what is worth keeping in one is not worth showing.
  if (file && !value) return { name, value: file, from: 'file' };
  if (value) return { name, value: isSecret ? HIDDEN : value, from: 'environment' };
  return { name, value: setting.default, from: setting.default === null ? 'nowhere' : 'default' };
}
