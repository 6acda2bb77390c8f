import { endWebhookSecretRotation, rotateWebhookSecret } from '@credence/core';
import { type Command, Option } from 'commander';
import { addCommand, addGroup, type Session } from '../add-command.ts';
import { type OrgOption, orgOption } from '../org-option.ts';
import { readText } from '../read-json.ts';
import { contextOf, withCore } from '../with-core.ts';

interface RotateOptions extends OrgOption {
  secretFile?: string;
  replaceRunning?: boolean;
}

/** `secrets rotate|finish`. */
export function addSecretsCommands(program: Command, session: Session): void {
  const group = addGroup(program, 'secrets', 'the secrets that webhooks are signed with');

  addCommand<RotateOptions>(group, session, {
    name: 'rotate',
    summary: 'give an organization a new webhook secret, beside the one it has',
    description:
      'Until `secrets finish`, the header webhook-signature carries a signature of each, so that receivers can change over without losing an event. The new secret is printed once and never shown again; where that fails, nothing is changed.',
    examples: [
      'credence secrets rotate --org acme',
      'credence secrets rotate --org acme --secret-file new-secret.txt',
      'openssl rand -base64 32 | sed "s/^/whsec_/" | credence secrets rotate --org acme --secret-file -',
    ],
    options: [
      orgOption(),
      new Option(
        '--secret-file <file>',
        'file with the new secret, - for standard input; a random one is made without',
      ),
      new Option(
        '--replace-running',
        'go on although a rotation is running: the older of its secrets signs no more',
      ),
    ],
    run: async ({ options: { org, secretFile, replaceRunning }, terminal, say, printNow }) => {
      const given =
        secretFile === undefined ? undefined : await readText(terminal, secretFile, '--secret-file');
      const secret = given?.replace(/\r?\n$/, '');
      return withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'organization.rotateWebhookSecret');
        const { previousSecretKept } = await rotateWebhookSecret(context, {
          secret,
          replaceRunning,
          handOver: (rotated) => printNow({ json: rotated, text: rotated.secret }),
        });
        say(
          previousSecretKept
            ? 'Both secrets sign from now on. Give receivers the new one, then run `credence secrets finish`.'
            : 'There was no secret before: nothing has to be finished.',
        );
        return undefined;
      });
    },
  });

  addCommand<OrgOption>(group, session, {
    name: 'finish',
    summary: 'end the rotation: the new secret alone signs from now on',
    description: 'Events that were written before keep both signatures.',
    examples: ['credence secrets finish --org acme'],
    options: [orgOption()],
    run: ({ options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'organization.endWebhookSecretRotation');
        await endWebhookSecretRotation(context);
        return { json: { finished: true }, text: 'The new secret alone signs from now on' };
      }),
  });
}
