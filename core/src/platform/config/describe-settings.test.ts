import { describe, expect, it } from 'vitest';
import { settingsTable } from '../../testing/settings-table.ts';
import { describeSettings } from './describe-settings.ts';
import { ServerConfig } from './server-config.ts';
import { WorkerConfig } from './worker-config.ts';

describe('describeSettings', () => {
  const settings = new Map(describeSettings(WorkerConfig).map((setting) => [setting.name, setting]));

  it.each([
    ['DATABASE_URL', { required: true, default: null, isSecret: true }],
    ['DATABASE_POOL_SIZE', { required: false, default: '10', isSecret: false }],
    ['ALLOW_LOOPBACK_TARGETS', { required: false, default: 'false', isSecret: false }],
    ['VOICE_SECRET', { required: false, default: null, isSecret: true }],
    ['MAIL_FROM', { required: true, default: null, isSecret: false }],
  ])('tells of %s whether it is needed, what it is without, and whether it may be shown', (name, told) => {
    expect(settings.get(name)).toMatchObject(told);
  });

  it('has words for every setting', () => {
    const silent = [ServerConfig, WorkerConfig].flatMap(describeSettings).filter((one) => !one.description);
    expect(silent).toEqual([]);
  });

  it.each(['KEY', 'SECRET', 'PASSWORD', 'TOKEN', 'DATABASE_URL', 'SMTP_URL'])('hides %s', (word) => {
    const shown = [...settings.values()].filter(
      ({ name }) => name.includes(word) && !/CERT$|_DAYS$/.test(name),
    );
    expect(shown.filter(({ isSecret }) => !isSecret)).toEqual([]);
  });
});

describe('docs/SETTINGS.md', () => {
  it('is what the settings say: `vitest run core/src/config --update` writes it', async () => {
    await expect(settingsTable()).toMatchFileSnapshot('../../../../docs/SETTINGS.md');
  });
});
