import { collectEvidence, type EvidenceFile } from '@credence/core';
import { Argument, type Command, Option } from 'commander';
import { addCommand, type Session } from '../add-command.ts';
import { type OrgOption, orgOption } from '../org-option.ts';
import { uuid } from '../parse-options.ts';
import { counted } from '../table.ts';
import { contextOf, withCore } from '../with-core.ts';
import { writeArchive } from '../write-archive.ts';

interface EvidenceOptions extends OrgOption {
  out: string;
}

/** `evidence`. */
export function addEvidenceCommand(program: Command, session: Session): void {
  addCommand<EvidenceOptions>(program, session, {
    name: 'evidence',
    arguments: [new Argument('<order>', 'id of the order').argParser(uuid)],
    summary: 'write everything that is kept about an order into one archive',
    description:
      'A ZIP with the order and its applicant, the searches with every claim, the timeline, contacts, attempts, messages, documents, the release, the events with their deliveries, the entries of the audit trail and whether that trail is intact; and manifest.json with the SHA-256 of each file. Secrets are left out. It is full of personal data: the file is readable by you alone, and the audit trail says who wrote it (order.evidence). It appears when it is whole; a run that was killed leaves nothing but a file that ends in .partial.',
    examples: ['credence evidence 0197c1b2-5c1e-7c43-9d0e-3f1f6f3a2b10 --org acme --out order.zip'],
    options: [
      orgOption(),
      new Option(
        '--out <file>',
        'the archive; a file that is there is not overwritten',
      ).makeOptionMandatory(),
    ],
    run: ({ args: [orderId = ''], options: { org, out }, terminal, say }) =>
      withCore(terminal, 'files', async (core) => {
        const context = await contextOf(core, terminal, org, 'order.evidence');
        const { id, tenant } = context.organization;
        const files = await writeArchive(out, told(collectEvidence(context, { orderId }), say), {
          format: 'credence-evidence/1',
          orderId,
          organization: { id, tenant },
          writtenAt: new Date(),
          writtenBy: context.audit?.subject,
        });
        return {
          json: { file: out, files },
          text: `${out}: ${counted(files.length, 'file')} and manifest.json`,
        };
      }),
  });
}

async function* told(
  files: AsyncIterable<EvidenceFile>,
  say: (line: string) => void,
): AsyncGenerator<EvidenceFile> {
  for await (const file of files) {
    say(`${file.path} (${file.content.length} bytes)`);
    yield file;
  }
}
