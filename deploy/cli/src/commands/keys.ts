import {
  type Core,
  type DataKeysReading,
  listOrganizations,
  NotFound,
  readDataKeys,
  rewrapDataKeys,
} from '@credence/core';
import { type Command, Option } from 'commander';
import { addCommand, addGroup, type Session } from '../add-command.ts';
import { anyOrgOption } from '../org-option.ts';
import { wholeNumber } from '../parse-options.ts';
import { rotateData } from '../rotate-data.ts';
import { settleStoredNames } from '../settle-names.ts';
import { counted, table } from '../table.ts';
import { contextOf, namedOrAll, withCore } from '../with-core.ts';

interface KeysOptions {
  org?: string;
}

interface RotateOptions extends KeysOptions {
  data?: boolean;
  settleSeconds: number;
  batch: number;
}

type KeysOfOrganization = DataKeysReading & { organizationId: string; tenant: string };

/** Longer than a process acts on what it last read about an organization, and than nearly every job takes. */
const SETTLE_SECONDS = 30;

const batchOption = () =>
  new Option('--batch <rows>', 'rows of one transaction').default(100).argParser(wholeNumber(1, 10_000));

/** `keys status|rotate|seal-names|open-names`. */
export function addKeysCommands(program: Command, session: Session): void {
  const group = addGroup(program, 'keys', 'master keys, and the data keys that they wrap');

  addCommand<KeysOptions>(group, session, {
    name: 'status',
    summary: 'tell which keys each organization needs',
    description:
      'Exit code 3 while one needs another master key than the newest of ENCRYPTION_KEYS: older ones can be removed when it is 0.',
    examples: ['credence keys status', 'credence keys status --json'],
    options: [anyOrgOption()],
    run: ({ options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const newest = core.masterKeys.newest;
        const organizations = await readAll(core, org);
        const rows = organizations.map((row) => [
          row.tenant,
          row.masterVersions.join(),
          row.sealing,
          row.announced,
        ]);
        return {
          json: { newestMasterVersion: newest, organizations },
          text: table(['tenant', 'master keys', 'data key', 'announced'], rows),
          isFinding: organizations.some(({ masterVersions }) =>
            masterVersions.some((version) => version !== newest),
          ),
        };
      }),
  });

  addCommand<RotateOptions>(group, session, {
    name: 'rotate',
    summary: 'wrap every data key under the newest master key, and on demand seal all data anew',
    description: [
      'To replace a master key: add the new one to ENCRYPTION_KEYS under a higher version, restart servers and workers with both, run this, then remove the old one.',
      'With --data each organization also gets a new data key, and everything sealed is sealed under it, in small transactions while the service runs. The new key is announced first, and used after --settle-seconds, when every process knows it. Stopped at any point, it goes on where it was when it is run again. Older data keys are kept: what is only ever added to (the seals of the audit trail, the reasons in the history of contacts) stays under them.',
    ].join('\n\n'),
    examples: [
      'credence keys rotate',
      'credence keys rotate --data',
      'credence keys rotate --data --org acme --json',
    ],
    options: [
      anyOrgOption(),
      new Option('--data', 'also seal all data under a new data key'),
      new Option(
        '--settle-seconds <seconds>',
        'pause before a new data key is used; 0 only while nothing else runs',
      )
        .default(SETTLE_SECONDS)
        .argParser(wholeNumber(0, 86_400)),
      batchOption(),
    ],
    run: ({ options: { org, data, ...pace }, terminal, say }) =>
      withCore(terminal, data ? 'files' : 'keys', async (core) => {
        const context = (named: string) => contextOf(core, terminal, named, 'organization.rotateKeys');
        const rewrapped: KeysOfOrganization[] = [];
        for (const named of await namedOrAll(core, org)) {
          const own = await context(named);
          const { id, tenant } = own.organization;
          rewrapped.push({ organizationId: id, tenant, ...(await rewrapDataKeys(own)) });
        }
        const count = counted(rewrapped.length, 'organization');
        const version = core.masterKeys.newest;
        const wrapped = `The data keys of ${count} are wrapped under master key ${version}`;
        if (!data) return { json: { organizations: rewrapped }, text: wrapped };
        say(wrapped);
        const ids = rewrapped.map(({ organizationId }) => organizationId);
        const organizations = await rotateData(ids, context, pace, say);
        const rows = organizations.map((row) => [row.tenant, row.sealing, row.rows, row.files]);
        return {
          json: { organizations },
          text: table(['tenant', 'data key', 'rows sealed anew', 'files'], rows),
        };
      }),
  });

  addNamesCommand(group, session, {
    name: 'seal-names',
    isSealed: true,
    summary:
      'seal names of applicants and the business context of orders from now on, and those that are stored',
    description:
      'Organizations of 0.1.0 begin by themselves a week after the database was migrated, others at once. From then on sealed JSON takes less space, too. Afterwards programs of 0.1.0 can no longer read new orders: none may be running.',
  });
  addNamesCommand(group, session, {
    name: 'open-names',
    isSealed: false,
    summary: 'keep names of applicants and the business context of orders in clear, for going back to 0.1.0',
    description:
      'Before programs of 0.1.0 are started again, or the database is taken back. What is stored is opened, and JSON that was sealed in less space sealed in full, in small transactions while the service runs.',
  });
}

function addNamesCommand(
  group: Command,
  session: Session,
  { isSealed, ...described }: { name: string; isSealed: boolean; summary: string; description: string },
): void {
  addCommand<KeysOptions & { batch: number }>(group, session, {
    ...described,
    examples: [`credence keys ${described.name}`, `credence keys ${described.name} --org acme --json`],
    options: [anyOrgOption(), batchOption()],
    run: ({ options: { org, batch }, terminal, say }) =>
      withCore(terminal, 'keys', async (core) => {
        const action = isSealed ? 'organization.sealNames' : 'organization.openNames';
        const contextFor = (id: string) => contextOf(core, terminal, id, action);
        const organizations = await settleStoredNames(
          await namedOrAll(core, org),
          contextFor,
          { isSealed, batch },
          say,
        );
        const rows = organizations.map(({ tenant, rows }) => [tenant, rows]);
        return {
          json: { organizations },
          text: table(['tenant', isSealed ? 'rows sealed' : 'rows opened'], rows),
        };
      }),
  });
}

/** Nothing is opened: what lacks its master key is told too. */
async function readAll(core: Core, org: string | undefined) {
  const organizations = await listOrganizations(core);
  const named = organizations.filter(
    ({ id, tenant }) => org === undefined || tenant === org || id === org.toLowerCase(),
  );
  if (org !== undefined && named.length === 0) throw new NotFound(`There is no organization "${org}"`);
  const read: KeysOfOrganization[] = [];
  for (const { id, tenant } of named)
    read.push({ organizationId: id, tenant, ...(await readDataKeys({ core, organization: { id } })) });
  return read;
}
