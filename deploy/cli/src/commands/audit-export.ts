import { open } from 'node:fs/promises';
import {
  type AuditPage,
  type Context,
  checkAuditExport,
  exportAuditTrail,
  exportKeyOf,
  publicKeyOf,
  recordAudit,
} from '@credence/core';
import { Argument, type Command, Option } from 'commander';
import { addCommand, type Session } from '../add-command.ts';
import { type OrgOption, orgOption } from '../org-option.ts';
import { moment } from '../parse-options.ts';
import { counted, list } from '../table.ts';
import { UsageError } from '../usage-error.ts';
import { contextOf, withCore } from '../with-core.ts';

interface ExportOptions extends OrgOption {
  from?: Date;
  before?: Date;
  out: string;
}

/** `audit export|key|check`. */
export function addAuditExportCommands(group: Command, session: Session): void {
  addCommand<ExportOptions>(group, session, {
    name: 'export',
    summary: "write an organization's audit trail into a file of JSON lines, signed",
    description:
      'Seals in their order, each followed by its entries; every 10 seals a signed line, so that the file verifies in parts. It is what GET /v1/audit-trail answers, page after page. It names ids and no applicant, but who asked, and from where.',
    examples: [
      'credence audit export --org acme --out acme.jsonl',
      'credence audit export --org acme --from 2026-03-01 --before 2026-04-01 --out march.jsonl',
    ],
    options: [
      orgOption(),
      new Option('--from <time>', 'sealed then or later, as 2026-03-02 or 2026-03-02T15:00:00Z').argParser(
        moment,
      ),
      new Option('--before <time>', 'sealed before then').argParser(moment),
      new Option('--out <file>', 'a file that is there is not overwritten').makeOptionMandatory(),
    ],
    run: ({ options: { org, out, ...range }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'audit.export');
        await recordAudit(context);
        const { entries, seals } = await writePages(context, range, out);
        return {
          json: { file: out, entries, seals },
          text: `${out}: ${counted(entries, 'entry', 'entries')} in ${counted(seals, 'seal')}`,
        };
      }),
  });

  addCommand<OrgOption>(group, session, {
    name: 'key',
    summary: "tell the public key that an organization's exports are signed with",
    description: 'It stays the same whatever keys are rotated. Hand it to those who check exports.',
    examples: ['credence audit key --org acme'],
    options: [orgOption()],
    run: ({ options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'audit.key');
        const publicKey = publicKeyOf(exportKeyOf(context.cipher));
        return { json: { publicKey }, text: publicKey };
      }),
  });

  addCommand<{ key?: string }>(group, session, {
    name: 'check',
    arguments: [new Argument('<file>', 'what was exported, one page or several in their order')],
    summary: 'recompute an exported trail, and say where it is broken',
    description:
      'It needs no database and no setting. Exit code 3 when something was changed, left out, added or put in another order, or when it is not signed, by --key where one is named.',
    examples: [
      'credence audit check acme.jsonl',
      'credence audit check acme.jsonl --key MCowBQYDK2VwAyEA...',
    ],
    options: [new Option('--key <key>', 'the public key that `audit key` tells')],
    run: async ({ args: [file = ''], options: { key } }) => {
      const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(`${file} cannot be read (${error.code})`);
      });
      const report = await checkAuditExport(handle.readLines(), key === undefined ? {} : { publicKey: key });
      const { problems, ...told } = report;
      return {
        json: report,
        text: [list(told), ...problems.map((problem) => `  ${problem}`)].join('\n'),
        isFinding: !report.intact,
      };
    },
  });
}

async function writePages(
  context: Context,
  range: Pick<ExportOptions, 'from' | 'before'>,
  out: string,
): Promise<Pick<AuditPage, 'entries' | 'seals'>> {
  const handle = await open(out, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${out} cannot be written (${error.code})`);
  });
  const written = { entries: 0, seals: 0 };
  try {
    for (let afterSeal: number | null = 0; afterSeal !== null; ) {
      const page: AuditPage = await exportAuditTrail(context, { ...range, afterSeal });
      await handle.write(page.lines);
      written.entries += page.entries;
      written.seals += page.seals;
      afterSeal = page.nextSeal;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return written;
}
