import { basename } from 'node:path';
import { importInstitutions, importVendors } from '@credence/core';
import type { Command } from 'commander';
import { addCommand, addGroup, type Outcome, type Session } from '../add-command.ts';
import { readBytes } from '../read-json.ts';
import { readDatabaseUrl } from '../read-settings.ts';
import { list } from '../table.ts';

const OWNER =
  'DATABASE_URL names the login that owns the tables, as for `credence migrate`: the service only reads them.';

/** `institutions import`, `vendors import`: what the service knows of schools and vendors, for all organizations. */
export function addImportCommands(program: Command, session: Session): void {
  addCommand(addGroup(program, 'institutions', 'schools: whom to ask, by name and place'), session, {
    name: 'import <file>',
    summary: "import the US Department of Education's directory of institutions",
    description: `<file> is the CSV named HD and a year, from the complete data files of IPEDS (nces.ed.gov/ipeds). It takes the place of the one imported before; workers look it up from then on. ${OWNER}`,
    examples: ['credence institutions import hd2023.csv', 'credence institutions import hd2023.csv --json'],
    run: async ({ args: [file = ''], terminal }) =>
      told(
        await importInstitutions(readDatabaseUrl(terminal.environment), {
          file: basename(file),
          text: await readBytes(file),
          now: new Date(),
        }),
      ),
  });

  addCommand(addGroup(program, 'vendors', 'vendors that keep records for employers and schools'), session, {
    name: 'import <file>',
    summary: 'import which vendor keeps the records of which employer',
    description: `<file> is a CSV with the columns employer, vendor, and optionally code and type; a vendor is a code as thirdPartyBan names it. It takes the place of the one imported before. ${OWNER}`,
    examples: ['credence vendors import vendors.csv'],
    run: async ({ args: [file = ''], terminal }) =>
      told(
        await importVendors(readDatabaseUrl(terminal.environment), {
          file: basename(file),
          text: (await readBytes(file)).toString('utf8'),
          now: new Date(),
        }),
      ),
  });
}

const told = (report: Awaited<ReturnType<typeof importVendors>>): Outcome => ({
  json: report,
  text: list({ ...report }),
});
