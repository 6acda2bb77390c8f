import { describe, expect, it } from 'vitest';
import { PROCESS_TIMEOUT, start } from '../testing/run.ts';
import { useOrganizations } from '../testing/use-organizations.ts';
import { SECRETS, WEBHOOKS } from '../testing/webhook-secrets.ts';

const { service, credence, organization, trail } = useOrganizations();

describe('credence org create', () => {
  it(
    'creates an organization with the defaults of the service, as the real program',
    async () => {
      const { ended } = start(['org', 'create', 'plain', '--json'], {
        environment: { ...service().environment, CREDENCE_OPERATOR: 'sam' },
      });
      const ran = await ended;
      expect(ran).toMatchObject({ exitCode: 0, err: '' });
      expect(ran.json()).toEqual(JSON.parse(JSON.stringify(await organization('plain'))));
      expect(ran.json()).toMatchObject({
        tenant: 'plain',
        name: 'plain',
        status: 'ACTIVE',
        ssnDisplay: 'FULL',
      });
      expect(await trail('plain')).toEqual([
        { action: 'organization.create', actor: 'SYSTEM', subject: 'cli:sam' },
      ]);
    },
    PROCESS_TIMEOUT,
  );

  it('takes every setting, webhooks from what is piped in, and shows no secret', async () => {
    const ran = await credence(
      [
        'org',
        'create',
        'full',
        '--name',
        'Full Screening',
        '--time-zone',
        'America/Chicago',
        '--release-delivery',
        'LINK',
        '--ssn-display',
        'LAST4',
        '--retention-days',
        '90',
        '--legal-hold',
        'on',
        '--rate-limit',
        '100',
        '--destination-caps',
        '2,10,30',
        '--webhook-config',
        '-',
      ],
      { input: JSON.stringify(WEBHOOKS) },
    );
    expect(ran).toMatchObject({ exitCode: 0, out: expect.stringContaining('Full Screening') });
    expect(SECRETS.filter((secret) => ran.out.includes(secret))).toEqual([]);
    expect(await organization('full')).toMatchObject({
      name: 'Full Screening',
      timeZone: 'America/Chicago',
      releaseDelivery: 'LINK',
      ssnDisplay: 'LAST4',
      retentionDays: 90,
      legalHold: true,
      rateLimit: 100,
      destinationCaps: { newPerHour: 2, newPerDay: 10, knownPerHour: 30 },
      webhookConfig: WEBHOOKS,
    });
  });

  it.each([
    [['--time-zone', 'Mars/Olympus'], 'timeZone must be an IANA time zone'],
    [['--retention-days', '0'], 'retentionDays must be a whole number from 1 to 36500, or null'],
    [['--retention-days', 'soon'], 'retentionDays must be a whole number'],
    [['--rate-limit', '1.5'], 'rateLimit must be a whole number'],
    [['--destination-caps', '4,20'], 'destinationCaps.knownPerHour must be a whole number'],
    [['--name', ' '], 'name must not be empty'],
    [['--ssn-display', 'HALF'], "option '--ssn-display <way>' argument 'HALF' is invalid"],
    [['--webhook-config', '/nowhere.json'], '--webhook-config /nowhere.json cannot be read (ENOENT)'],
  ])('refuses %j and names the setting', async (options, words) => {
    const ran = await credence(['org', 'create', 'refused', ...options]);
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(words) });
    expect(await organization('refused')).toBeUndefined();
  });

  it.each([
    ['not JSON: secret-sauce', '--webhook-config - is not JSON'],
    ['{"retryAttempts": 11}', 'webhookConfig.retryAttempts'],
    ['{"fallbackEndpoint": "ftp://client.example"}', 'webhookConfig.fallbackEndpoint'],
    ['{"fallbackEndpoint": {"url": "https://10.0.0.1/"}}', 'webhookConfig.fallbackEndpoint.url'],
    ['[]', 'webhookConfig'],
  ])('refuses the webhook configuration %s', async (input, words) => {
    const ran = await credence(['org', 'create', 'refused', '--webhook-config', '-'], { input });
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(words) });
    expect(ran.err).not.toContain('secret-sauce');
    expect(await organization('refused')).toBeUndefined();
  });

  it('names every problem at once', async () => {
    const words = ['org', 'create', 'refused', '--time-zone', 'x', '--rate-limit', 'y', '--json'];
    const ran = await credence(words);
    expect(ran.json()).toMatchObject({
      error: {
        kind: 'Invalid',
        problems: [expect.stringMatching(/^timeZone /), expect.stringMatching(/^rateLimit /)],
      },
    });
  });

  it.each([
    ['plain', 'is taken'],
    ['with space', 'tenant must be'],
    ['', 'tenant must be'],
  ])('refuses the tenant "%s"', async (tenant, words) => {
    const ran = await credence(['org', 'create', tenant]);
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(words) });
  });

  it.each([
    [['org', 'create'], "missing required argument 'tenant'"],
    [['org', 'create', 'a', 'b'], 'too many arguments'],
    [['org', 'create', 'a', '--colour', 'red'], "unknown option '--colour'"],
    [['org', 'creat', 'a'], "unknown command 'creat'"],
  ])('refuses %j', async (words, said) => {
    expect(await credence(words)).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(said) });
  });

  it('asks only for the settings that it needs', async () => {
    const ran = await credence(['org', 'create', 'a'], { environment: {} });
    expect(ran).toMatchObject({ exitCode: 2, out: '' });
    expect(ran.err).toMatch(/DATABASE_URL.*\n.*ENCRYPTION_KEYS/);
    expect(ran.err).not.toContain('FILES_DIRECTORY');
  });
});
