import { describe, expect, it } from 'vitest';
import { useOrganizations } from '../testing/use-organizations.ts';

const { service, credence, organization, trail } = useOrganizations(async ({ test }) => {
  await test.organization({ tenant: 'acme' });
  await test.organization({ tenant: 'quiet' });
});

describe('credence tokens', () => {
  it('revokes one token, and all of a client until now, and lists them', async () => {
    const one = await credence(['tokens', 'revoke', '--org', 'acme', '--jti', 'stolen', '--json']);
    expect(one.json()).toMatchObject({ jti: 'stolen', client: null, issuedBefore: null });
    const all = await credence(['tokens', 'revoke', '--org', 'acme', '--client', 'acme-app', '--json']);
    expect(all.json()).toMatchObject({ jti: null, client: 'acme-app', issuedBefore: expect.any(String) });
    const listed = await credence(['tokens', 'revoked', '--org', 'acme']);
    expect([listed.exitCode, listed.out]).toEqual([0, expect.stringContaining('2 revocations')]);
    expect(listed.out).toMatch(/acme-app +client/);
    expect((await credence(['tokens', 'revoked', '--org', 'quiet', '--json'])).json()).toEqual({
      revocations: [],
    });
    expect((await trail('acme')).map(({ action }) => action)).toEqual([
      'token.revoke',
      'token.revoke',
      'token.listRevoked',
    ]);
    const [entry] = await service().test.sql(
      `select resources from audit_entries where action = 'token.revoke' order by id`,
    );
    expect(entry).toEqual({ resources: { tokenId: 'stolen' } });
  });

  it.each([
    [['--org', 'acme'], 'Name --jti or --client'],
    [['--org', 'acme', '--jti', 'a', '--client', 'b'], 'cannot be used with'],
    [['--org', 'acme', '--client', 'b', '--issued-before', 'noon'], 'It must be as'],
    [['--org', 'acme', '--client', 'b', '--issued-before', '2020-01-01'], 'within the last day'],
    [['--org', 'nobody', '--jti', 'a'], 'There is no organization'],
  ])('refuses %j', async (words, said) => {
    const ran = await credence(['tokens', 'revoke', ...words]);
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(said) });
  });
});

describe('credence org set --allowed-networks', () => {
  it('takes networks of both kinds, and takes them away', async () => {
    await credence(['org', 'set', 'acme', '--allowed-networks', '203.0.113.0/24, 2001:db8::/32']);
    expect(await organization('acme')).toMatchObject({
      allowedNetworks: ['203.0.113.0/24', '2001:db8::/32'],
    });
    await credence(['org', 'set', 'acme', '--allowed-networks', 'none']);
    expect(await organization('acme')).toMatchObject({ allowedNetworks: null });
    expect((await trail('acme')).at(-1)).toMatchObject({ action: 'organization.update' });
  });

  it.each([
    ['203.0.113.9/24', 'allowedNetworks.0 must begin with its network, as 203.0.113.0/24'],
    ['10.0.0.0/8,client.example', 'allowedNetworks.1 must be an address or a network'],
  ])('refuses %s', async (networks, problem) => {
    const ran = await credence(['org', 'set', 'acme', '--allowed-networks', networks]);
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(problem) });
  });
});
