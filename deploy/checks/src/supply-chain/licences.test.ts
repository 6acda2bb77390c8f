import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { refusedLicences } from './licences.ts';
import { type LockedPackage, readLock } from './lock.ts';

const refused = (name: string, found: LockedPackage) =>
  refusedLicences({ packages: { '': {}, server: {}, [`node_modules/a/node_modules/${name}`]: found } });

it.each<[string, LockedPackage, string[]]>([
  ['free', { version: '1.0.0', license: 'MIT' }, []],
  ['free by choice', { version: '1.0.0', license: '(GPL-3.0-only OR MIT)' }, []],
  ['a tool under MPL', { version: '1.0.0', license: 'MPL-2.0', dev: true }, []],
  ['png-js', { version: '1.0.0' }, []],
  [
    'in production under MPL',
    { version: '1.0.0', license: 'MPL-2.0' },
    ['in production under MPL@1.0.0: MPL-2.0'],
  ],
  [
    'under two',
    { version: '2.0.0', license: 'MIT AND GPL-3.0-only' },
    ['under two@2.0.0: MIT AND GPL-3.0-only'],
  ],
  ['copyleft', { version: '1.0.0', license: 'AGPL-3.0-only', dev: true }, ['copyleft@1.0.0: AGPL-3.0-only']],
  ['unsaid', { version: '1.0.0' }, ['unsaid@1.0.0: none']],
  ['odd', { version: '1.0.0', license: 'SEE LICENSE IN x' }, ['odd@1.0.0: SEE LICENSE IN x']],
])('a package that is %s', (name, found, expected) => {
  expect(refused(name, found)).toEqual(expected);
});

it('none of ours is refused', () => {
  expect(refusedLicences(readLock(fileURLToPath(new URL('../../../../', import.meta.url))))).toEqual([]);
});
