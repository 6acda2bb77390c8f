import {
  type Context,
  hasLittleTimeLeft,
  type OriginCertificate,
  removeClientCertificate,
  setClientCertificate,
} from '@credence/core';
import { Argument, type Command, Option } from 'commander';
import { addCommand, type Session } from '../add-command.ts';
import { anyOrgOption, type OrgOption, orgOption } from '../org-option.ts';
import { readText } from '../read-json.ts';
import { counted, table } from '../table.ts';
import { contextOf, namedOrAll, withCore } from '../with-core.ts';

interface SetOptions extends OrgOption {
  certificate: string;
  key: string;
}

const originArgument = () => new Argument('<origin>', 'of the receivers, as https://hooks.example.com');

/** `webhooks certificates|set-certificate|remove-certificate`. */
export function addCertificateCommands(group: Command, session: Session): void {
  addCommand<Partial<OrgOption>>(group, session, {
    name: 'certificates',
    summary: 'list the client certificates that receivers are shown, the first to expire first',
    description: 'Exit code 3 when one has expired or expires within 30 days. Keys are never shown.',
    examples: ['credence webhooks certificates', 'credence webhooks certificates --org acme --json'],
    options: [anyOrgOption()],
    run: ({ options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const certificates: (ReturnType<typeof shown> & { tenant: string })[] = [];
        for (const named of await namedOrAll(core, org)) {
          const context = await contextOf(core, terminal, named, 'clientCertificate.list');
          certificates.push(...certificatesOf(context, core.clock.now()));
        }
        certificates.sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
        const rows = certificates.map((each) => [
          ...[each.tenant, each.origin, each.subject, each.expiresAt],
          each.expiresSoon ? 'replace it' : '',
        ]);
        return {
          json: { certificates },
          text:
            rows.length > 0
              ? `${table(['tenant', 'origin', 'subject', 'expires', ''], rows)}\n\n${counted(rows.length, 'certificate')}`
              : 'No receiver is shown a certificate',
          isFinding: certificates.some(({ expiresSoon }) => expiresSoon),
        };
      }),
  });

  addCommand<SetOptions>(group, session, {
    name: 'set-certificate',
    arguments: [originArgument()],
    summary: 'show a client certificate to the receivers of an origin, in place of the one before',
    description: 'What waits to be sent shows it too. The key is kept sealed and never shown again.',
    examples: [
      'credence webhooks set-certificate https://hooks.example.com --org acme --certificate client.pem --key client.key',
    ],
    options: [
      orgOption(),
      new Option('--certificate <file>', 'file with it in PEM, its chain after it').makeOptionMandatory(),
      new Option(
        '--key <file>',
        'file with its key in PEM, unencrypted; - for standard input',
      ).makeOptionMandatory(),
    ],
    run: async ({ args: [origin = ''], options: { org, ...files }, terminal }) => {
      const certificate = await readText(terminal, files.certificate, '--certificate');
      const key = await readText(terminal, files.key, '--key');
      return withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'organization.setClientCertificate');
        const set = shown(
          await setClientCertificate(context, { origin, certificate, key }),
          core.clock.now(),
        );
        return { json: set, text: `${set.origin} is shown ${set.subject} until ${set.expiresAt}` };
      });
    },
  });

  addCommand<OrgOption>(group, session, {
    name: 'remove-certificate',
    arguments: [originArgument()],
    summary: 'show no client certificate to the receivers of an origin any more',
    examples: ['credence webhooks remove-certificate https://hooks.example.com --org acme'],
    options: [orgOption()],
    run: ({ args: [origin = ''], options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'organization.removeClientCertificate');
        await removeClientCertificate(context, { origin });
        return { json: { removed: origin }, text: `${origin} is shown no certificate any more` };
      }),
  });
}

const certificatesOf = ({ organization: { tenant, clientCertificates } }: Context, at: Date) =>
  clientCertificates.map((each) => ({ tenant, ...shown(each, at) }));

const shown = ({ origin, subject, expiresAt }: OriginCertificate, at: Date) => ({
  origin,
  subject,
  expiresAt,
  expiresSoon: hasLittleTimeLeft({ expiresAt }, at),
});
