import { open } from 'node:fs/promises';
import { type AuditProblem, type AuditReport, type Core, headsOf, verifyAuditTrail } from '@credence/core';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { addCommand, addGroup, type Session } from '../add-command.ts';
import { anyOrgOption } from '../org-option.ts';
import { counted } from '../table.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { contextOf, namedOrAll, withCore } from '../with-core.ts';

interface Head {
  number: number;
  hash: string;
}

interface VerifyOptions {
  org?: string;
  head?: Head;
  anchors?: string;
}

type Verified = AuditReport & { organizationId: string; tenant: string };

/** `audit verify`, and the group that the other commands about the trail are in. */
export function addAuditCommands(program: Command, session: Session): Command {
  const group = addGroup(program, 'audit', 'the trail of what was read and changed');

  addCommand<VerifyOptions>(group, session, {
    name: 'verify',
    summary: 'recompute the chain of every audit trail, and say where one is broken',
    description:
      'Workers log each new head of a chain ("Audit trail sealed"). Given one that was kept elsewhere, a trail whose end was cut off is found too. Exit code 3 when something is wrong.',
    examples: [
      'credence audit verify',
      'credence audit verify --org acme --json',
      'credence audit verify --anchors /mnt/elsewhere/anchors.jsonl',
      'credence audit verify --org acme --head 42:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    ],
    options: [
      anyOrgOption(),
      new Option('--head <number:hash>', 'a head that was noted earlier; needs --org').argParser(headOf),
      new Option(
        '--anchors <file>',
        'heads that workers kept elsewhere (AUDIT_ANCHOR_FILE, or what AUDIT_ANCHOR_URL got), one a line',
      ),
    ],
    run: async ({ options: { org, head, anchors }, terminal, say }) => {
      if (head && !org) throw new UsageError('--head belongs to one organization: name it with --org');
      const anchored = anchors === undefined ? new Map<string, Head[]>() : await readAnchors(anchors);
      const headsFor = (organizationId: string) => [
        ...(head ? [head] : []),
        ...(anchored.get(organizationId) ?? []),
      ];
      return withCore(terminal, 'keys', async (core) => {
        const trails: Verified[] = [];
        for await (const trail of verify(core, terminal, org, headsFor)) {
          say(`${trail.tenant}: ${trail.intact ? 'intact' : 'BROKEN'}`);
          trails.push(trail);
        }
        const broken = trails.filter(({ intact }) => !intact);
        return {
          json: { intact: broken.length === 0, trails },
          text: trails.flatMap(linesOf).join('\n') || 'There is no organization',
          isFinding: broken.length > 0,
        };
      });
    },
  });
  return group;
}

async function* verify(
  core: Core,
  terminal: Terminal,
  org: string | undefined,
  headsFor: (organizationId: string) => Head[],
): AsyncGenerator<Verified> {
  for (const named of await namedOrAll(core, org)) {
    // No entry is left: one about the look would change what is looked at.
    const { audit, ...context } = await contextOf(core, terminal, named, 'audit.verify');
    const { id: organizationId, tenant } = context.organization;
    const report = await verifyAuditTrail(context, { expectedHeads: headsFor(organizationId) });
    yield { organizationId, tenant, ...report };
  }
}

function linesOf({ tenant, intact, entries, seals, unsealed, head, problems }: Verified): string[] {
  const end = head ? `, head ${head.number}:${head.hash}` : '';
  const waiting = unsealed.count > 0 ? `, ${unsealed.count} not sealed yet` : '';
  return [
    `${tenant}: ${intact ? 'intact' : 'BROKEN'}, ${counted(entries, 'entry', 'entries')} in ${counted(seals, 'seal')}${waiting}${end}`,
    ...problems.map((problem) => `  ${placeOf(problem)}`),
  ];
}

const placeOf = ({ kind, ...place }: AuditProblem): string =>
  [kind, ...Object.entries(place).map(([name, value]) => `${name} ${value}`)].join(', ');

/** The heads of each organization in a file of anchors. */
async function readAnchors(file: string): Promise<Map<string, Head[]>> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`--anchors ${file} cannot be read (${error.code})`);
  });
  const anchored = new Map<string, Head[]>();
  let number = 0;
  for await (const line of handle.readLines()) {
    number += 1;
    const heads = headsOf(line);
    if (!heads) throw new UsageError(`--anchors ${file}: line ${number} is no anchor`);
    for (const head of heads) {
      const noted = anchored.get(head.organizationId) ?? [];
      noted.push(head);
      anchored.set(head.organizationId, noted);
    }
  }
  return anchored;
}

function headOf(value: string): Head {
  const [, number, hash] = /^([1-9]\d*):([0-9a-f]{64})$/i.exec(value) ?? [];
  if (!number || !hash) throw new InvalidArgumentError('It must be as 42:<64 hexadecimal digits>.');
  return { number: Number(number), hash: hash.toLowerCase() };
}
