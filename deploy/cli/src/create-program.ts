import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import type { Session } from './add-command.ts';
import { addAuditCommands } from './commands/audit.ts';
import { addAuditExportCommands } from './commands/audit-export.ts';
import { addConfigCommands } from './commands/config.ts';
import { addEvidenceCommand } from './commands/evidence.ts';
import { addImportCommands } from './commands/import-lists.ts';
import { addKeysCommands } from './commands/keys.ts';
import { addMigrateCommands } from './commands/migrate.ts';
import { addOrderCommands } from './commands/orders.ts';
import { addOrgCommands } from './commands/org.ts';
import { addQueueCommands } from './commands/queue.ts';
import { addRefusalCommands } from './commands/refusals.ts';
import { addRetentionCommands } from './commands/retention.ts';
import { addSecretsCommands } from './commands/secrets.ts';
import { addSeedCommand } from './commands/seed.ts';
import { addSubjectCommands } from './commands/subject.ts';
import { addTokenCommand } from './commands/token.ts';
import { addTokensCommands } from './commands/tokens.ts';
import { addWebhooksCommands } from './commands/webhooks.ts';

const DESCRIPTION = [
  'Runs a Credence service: its database, its organizations, its keys, its work.',
  'It reads the same environment as server and worker, and each command only what it needs: DATABASE_URL nearly always, ENCRYPTION_KEYS where something sealed is opened, FILES_DIRECTORY or STORAGE where release files are touched. Every setting may also come from a file, as DATABASE_URL_FILE.',
  'Where no database is named, it is the stack that `npm start` runs on this machine.',
].join('\n\n');

const EXIT_CODES = `
Exit codes:
  0  done
  1  a fault: the database is away, a file cannot be written
  2  the command, its options or its settings cannot be used, or name something that is not there
  3  done, and what was found needs an operator: pending migrations, a broken audit trail, stuck work

Results go to standard output, with --json as one JSON document; progress and errors go to standard error.
What changes or reads an organization's data leaves an entry in its audit trail, in the name of the system's user or of
CREDENCE_OPERATOR.`;

/** The whole program. */
export function createProgram(session: Session): Command {
  const { terminal } = session;
  const program = new Command('credence')
    .description(DESCRIPTION)
    .version(packageJson.version, '--version', 'print the version of the program')
    .exitOverride()
    // What is wrong is said once, where all errors end.
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err, outputError: () => undefined })
    .showSuggestionAfterError()
    .addHelpText('after', EXIT_CODES);
  addMigrateCommands(program, session);
  addConfigCommands(program, session);
  addOrgCommands(program, session);
  addTokenCommand(program, session);
  addTokensCommands(program, session);
  addSecretsCommands(program, session);
  addKeysCommands(program, session);
  addWebhooksCommands(program, session);
  addQueueCommands(program, session);
  addRefusalCommands(program, session);
  addRetentionCommands(program, session);
  addOrderCommands(program, session);
  addSubjectCommands(program, session);
  addAuditExportCommands(addAuditCommands(program, session), session);
  addEvidenceCommand(program, session);
  addImportCommands(program, session);
  addSeedCommand(program, session);
  return program;
}
