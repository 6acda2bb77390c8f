import { listRevocations, revokeTokens, type TokenRevocationRow } from '@credence/core';
import { type Command, Option } from 'commander';
import { addCommand, addGroup, type Session } from '../add-command.ts';
import { type OrgOption, orgOption } from '../org-option.ts';
import { moment } from '../parse-options.ts';
import { counted, list, table } from '../table.ts';
import { UsageError } from '../usage-error.ts';
import { contextOf, withCore } from '../with-core.ts';

interface RevokeOptions extends OrgOption {
  jti?: string;
  client?: string;
  issuedBefore?: Date;
}

/** `tokens revoke|revoked`. */
export function addTokensCommands(program: Command, session: Session): void {
  const group = addGroup(program, 'tokens', 'tokens that are refused although they are good');

  addCommand<RevokeOptions>(group, session, {
    name: 'revoke',
    summary: 'have servers refuse one token, or all that a client has got until now',
    description:
      'All servers refuse them two seconds later at the latest, with 401. A client that gets a new token is let in again: take its credentials away at the identity provider first. No token lives longer than a day, so a revocation is removed after that.',
    examples: [
      'credence tokens revoke --org acme --client acme-app',
      'credence tokens revoke --org acme --client acme-app --issued-before 2026-03-02T15:00:00Z',
      'credence tokens revoke --org acme --jti 5b0f6c1e',
    ],
    options: [
      orgOption(),
      new Option('--jti <id>', 'one token, by its jti claim').conflicts(['client', 'issuedBefore']),
      new Option(
        '--client <client>',
        'all tokens of a client: their client_id or azp claim, or else their sub claim',
      ),
      new Option('--issued-before <time>', 'only those from before then; now when not named').argParser(
        moment,
      ),
    ],
    run: ({ options: { org, jti, client, issuedBefore }, terminal }) => {
      if (jti === undefined && client === undefined) throw new UsageError('Name --jti or --client');
      return withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'token.revoke');
        const tokens =
          jti === undefined
            ? { client: client ?? '', issuedBefore: issuedBefore ?? core.clock.now() }
            : { tokenId: jti };
        const shown = visible(await revokeTokens(context, tokens));
        return { json: shown, text: list(shown) };
      });
    },
  });

  addCommand<OrgOption>(group, session, {
    name: 'revoked',
    summary: 'list what was revoked and could still be in use',
    examples: ['credence tokens revoked --org acme'],
    options: [orgOption()],
    run: ({ options: { org }, terminal }) =>
      withCore(terminal, 'keys', async (core) => {
        const context = await contextOf(core, terminal, org, 'token.listRevoked');
        const revocations = (await listRevocations(context)).map(visible);
        const rows = revocations.map((row) => [
          row.jti ?? row.client,
          row.jti ? 'token' : 'client',
          row.issuedBefore,
          row.revokedAt,
          row.expiresAt,
        ]);
        const headings = ['revoked', 'kind', 'issued before', 'at', 'until'];
        return {
          json: { revocations },
          text: `${table(headings, rows)}\n\n${counted(rows.length, 'revocation')}`,
        };
      }),
  });
}

const visible = ({ organizationId, tokenId, ...row }: TokenRevocationRow) => ({ ...row, jti: tokenId });
