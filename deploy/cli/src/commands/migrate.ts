import { type MigrationReading, migrate, migrationStatus, undoMigrations } from '@credence/core';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { addCommand, addGroup, type Session } from '../add-command.ts';
import { confirm } from '../confirm.ts';
import { readDatabaseUrl } from '../read-settings.ts';
import { counted, table } from '../table.ts';

/** `migrate up|down|status`. */
export function addMigrateCommands(program: Command, session: Session): void {
  const group = addGroup(program, 'migrate', 'bring the database to this version, or back');

  addCommand(group, session, {
    name: 'up',
    summary: 'apply every pending migration, and set up the queue',
    description:
      'Safe to repeat, and safe when several do it at once. DATABASE_URL names a login that may create roles and tables.',
    examples: ['credence migrate up', 'DATABASE_URL_FILE=/run/secrets/owner-url credence migrate up --json'],
    async run({ terminal, say }) {
      const url = readDatabaseUrl(terminal.environment);
      const pending = pendingOf(await migrationStatus(url));
      say(pending.length > 0 ? `Applying ${counted(pending.length, 'migration')}` : 'Setting up the queue');
      const applied = await migrate(url);
      const text =
        applied.length > 0 ? linesOf('applied', applied) : 'The database is at this version already';
      return { json: { applied }, text };
    },
  });

  addCommand<{ to?: number; yes?: boolean }>(group, session, {
    name: 'down',
    summary: 'undo the newest migration, or all after a version',
    description:
      'What only the newer version keeps is lost. Stop servers and workers that need it first. It asks before it begins; without a terminal to ask at, --yes is needed.',
    examples: ['credence migrate down', 'credence migrate down --to 11 --yes'],
    options: [
      new Option('--to <version>', 'the last version that stays; 0 undoes everything').argParser(versionOf),
      new Option('-y, --yes', 'do not ask'),
    ],
    async run({ terminal, say, options: { to, yes = false } }) {
      const url = readDatabaseUrl(terminal.environment);
      const target = to === undefined ? 'the newest migration' : `every migration after version ${to}`;
      await confirm(terminal, yes, `This undoes ${target} and loses what only that keeps.`);
      const undone = await undoMigrations(url, { to, onUndone: (step) => say(`undone ${titleOf(step)}`) });
      const text = undone.length > 0 ? linesOf('undone', undone) : 'There was nothing to undo';
      return { json: { undone: undone.map((step) => ({ ...step, state: 'PENDING' })) }, text };
    },
  });

  addCommand(group, session, {
    name: 'status',
    summary: 'list migrations, applied and pending',
    description:
      'Exit code 3 when some are pending, so that a deployment can wait for them. Changes nothing.',
    examples: ['credence migrate status', 'credence migrate status --json || credence migrate up'],
    async run({ terminal }) {
      const migrations = await migrationStatus(readDatabaseUrl(terminal.environment));
      const pending = pendingOf(migrations);
      const rows = migrations.map(({ version, name, state }) => [version, name, state.toLowerCase()]);
      return {
        json: { pending: pending.length, migrations },
        text: `${table(['version', 'name', 'state'], rows)}\n\n${counted(pending.length, 'migration')} pending`,
        isFinding: pending.length > 0,
      };
    },
  });
}

const pendingOf = (all: readonly MigrationReading[]) => all.filter(({ state }) => state === 'PENDING');
const titleOf = ({ version, name }: MigrationReading) => `${version} ${name}`;
const linesOf = (word: string, steps: readonly MigrationReading[]) =>
  steps.map((step) => `${word} ${titleOf(step)}`).join('\n');

function versionOf(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
}
