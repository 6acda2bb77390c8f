import {
  type Erasure,
  eraseSubject,
  exportSubject,
  type FoundSubject,
  type SubjectQuery,
} from '@credence/core';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { addCommand, addGroup, type Outcome, type Session } from '../add-command.ts';
import { confirm } from '../confirm.ts';
import { type OrgOption, orgOption } from '../org-option.ts';
import { isDay, uuid } from '../parse-options.ts';
import { counted, table } from '../table.ts';
import { contextOf, withCore } from '../with-core.ts';
import { writeArchive } from '../write-archive.ts';

interface SubjectOptions extends OrgOption {
  name?: string;
  birthday?: string;
  email?: string;
  include?: string[];
}

interface EraseOptions extends SubjectOptions {
  cancelOpen?: boolean;
  yes?: boolean;
}

const WHO =
  'The person is an applicant: told by --name with --birthday, or by --email, or by all three. Names may be former ones or written otherwise. What may be about the person and may be about another is listed and left alone; look at it, and name it with --include. Contacts and verifiers are not looked for: what is known of them belongs to orders and is cleared with these.';

/** `subject export|erase`. */
export function addSubjectCommands(program: Command, session: Session): void {
  const group = addGroup(
    program,
    'subject',
    'what is kept about one person, over all orders of an organization',
  );

  addCommand<SubjectOptions & { out: string }>(group, session, {
    name: 'export',
    summary: 'write everything that is kept about a person into one archive',
    description: `${WHO}\n\nA ZIP with subject.json, which has every order with its searches, contacts, attempts, messages, webhooks sent and entries of the audit trail; the documents and signed releases beside it; and manifest.json with the SHA-256 of each file. Secrets are left out. The file is readable by you alone, and the audit trail says who wrote it (subject.export). Exit code 3 when there is something to look at.`,
    examples: [
      'credence subject export --org acme --name "Jordan Avery" --birthday 1990-04-12 --out jordan.zip',
      'credence subject export --org acme --email jordan@home.example --out jordan.zip',
    ],
    options: [
      ...subjectOptions(),
      new Option(
        '--out <file>',
        'the archive; a file that is there is not overwritten',
      ).makeOptionMandatory(),
    ],
    run: ({ options: { org, out, ...options }, terminal }) =>
      withCore(terminal, 'files', async (core) => {
        const context = await contextOf(core, terminal, org, 'subject.export');
        const { found, files } = await exportSubject(context, queryOf(options));
        if (found.orders.length + found.messages.length === 0) return nothingFound(found);
        const written = await writeArchive(out, files, {
          format: 'credence-subject/1',
          writtenAt: new Date(),
          writtenBy: context.audit?.subject,
        });
        return {
          json: { file: out, found, files: written },
          text: [
            `${out}: ${counted(found.orders.length, 'order')}, ${counted(written.length, 'file')} and manifest.json`,
            ...unclearLines(found),
          ].join('\n'),
          isFinding: found.unclear.length > 0,
        };
      }),
  });

  addCommand<EraseOptions>(group, session, {
    name: 'erase',
    summary: 'erase the personal data of a person, as retention does at the end of a term',
    description: `${WHO}\n\nIt cannot be undone. Each order is erased in a transaction of its own, with its release file. Orders under a legal hold are kept, and so are those in progress unless --cancel-open cancels them first; the answer names each order that is kept, each row that was erased, and what stays and why. The audit trail still verifies. Backups made before keep what they hold. Exit code 3 when something is kept or there is something to look at.`,
    examples: [
      'credence subject erase --org acme --name "Jordan Avery" --birthday 1990-04-12',
      'credence subject erase --org acme --email jordan@home.example --cancel-open --yes --json',
    ],
    options: [
      ...subjectOptions(),
      new Option('--cancel-open', 'cancel orders in progress, and erase them too'),
      new Option('--yes', 'do not ask'),
    ],
    run: async ({ options: { org, cancelOpen = false, yes = false, ...options }, terminal }) => {
      await confirm(terminal, yes, 'Personal data will be erased for good.');
      return withCore(terminal, 'files', async (core) => {
        const context = await contextOf(core, terminal, org, 'subject.erase');
        return erased(await eraseSubject(context, { ...queryOf(options), cancelOpen }));
      });
    },
  });
}

const subjectOptions = (): Option[] => [
  orgOption(),
  new Option('--name <name>', 'the whole name'),
  new Option('--birthday <date>', 'date of birth, as 1990-04-12').argParser(birthday),
  new Option('--email <address>', 'address of the applicant').argParser(email),
  new Option('--include <ids...>', 'orders and messages that you know to be about the person'),
];

function email(value: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new InvalidArgumentError('It must be an e-mail address.');
  return value;
}

function birthday(value: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || !isDay(value))
    throw new InvalidArgumentError('It must be as 1990-04-12.');
  return value;
}

const queryOf = ({ name, birthday, email, include = [] }: Omit<SubjectOptions, 'org'>): SubjectQuery => ({
  name: name ?? null,
  birthday: birthday ?? null,
  email: email ?? null,
  include: include.map(uuid),
});

const nothingFound = (found: FoundSubject): Outcome => ({
  json: { file: null, found, files: [] },
  text: ['Nothing is known to be about this person', ...unclearLines(found)].join('\n'),
  isFinding: found.unclear.length > 0,
});

function erased(erasure: Erasure): Outcome {
  const { orders, messages, unclear, stays } = erasure;
  const rows = orders.flatMap(({ orderId, kept, rows: cleared }) =>
    kept === null
      ? cleared.map(({ table: name, done, ids }) => [orderId, name, done, ids.length])
      : [[orderId, 'the whole order', 'KEPT', kept]],
  );
  const ofMessages = messages.map(({ messageId, kept }) => [
    messageId,
    'inbound_messages',
    kept ?? 'DELETED',
    1,
  ]);
  const lines = [
    orders.length + messages.length === 0
      ? 'Nothing is known to be about this person'
      : table(['order or message', 'table', 'done', 'rows'], [...rows, ...ofMessages]),
    ...unclearLines(erasure),
    '\nWhat stays in any case:',
    ...stays.map(({ what, why }) => `  ${what}: ${why}`),
  ];
  const isKept = [...orders, ...messages].some(({ kept }) => kept !== null);
  return { json: erasure, text: lines.join('\n'), isFinding: isKept || unclear.length > 0 };
}

const unclearLines = ({ unclear }: Pick<FoundSubject, 'unclear'>): string[] =>
  unclear.length === 0
    ? []
    : ['\nLook at these, and name them with --include if they are about the person:'].concat(
        unclear.map(({ kind, id, reason }) => `  ${kind} ${id}: ${reason}`),
      );
