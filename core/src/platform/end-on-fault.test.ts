import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
const run = (program: string) =>
  spawnSync(process.execPath, ['--input-type=module'], {
    input: `import { endOnFault } from ${at('./end-on-fault.ts')};\nendOnFault();\n${program}`,
    encoding: 'utf8',
  });

it.each([
  ['as the program starts', ''],
  ['in a promise that no part waits for', 'void (async () => '],
  ['later', 'setTimeout(() => '],
])('ends on what is thrown %s with one line of the log, without the words of libraries', (_when, before) => {
  const thrower = `${before}{ throw Object.assign(new Error('(name)=(Jordan)'), { code: '23505' }); }`;
  const { status, stdout, stderr } = run(
    before ? `${thrower})${before.startsWith('void') ? '()' : ''};` : thrower,
  );
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({
    level: 'fatal',
    msg: 'ends by a fault',
    err: { code: '23505' },
  });
  expect(stdout).not.toContain('Jordan');
});

it('says of settings what is wrong with them, and nothing else', () => {
  const { status, stdout, stderr } = run(
    `import { readConfig } from ${at('./config/read-config.ts')};
    import { CoreConfig } from ${at('./config/core-config.ts')};
    readConfig(CoreConfig.pick({ DATABASE_URL: true }), {});`,
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe('The configuration is not usable:\n  DATABASE_URL: is required\n');
});
