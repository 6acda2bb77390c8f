import { expect, it } from 'vitest';
import { hostUrls } from './host-urls.ts';

it.each<[string, string, string[]]>([
  ['one host', 'postgres://app:a%2Cb@db:5432/c?x=1,2', ['postgres://app:a%2Cb@db:5432/c?x=1,2']],
  ['no host', 'postgres:///c?host=/run/postgresql', ['postgres:///c?host=/run/postgresql']],
  [
    'several hosts',
    'postgres://app:p@w@one:5432,two,[::1]:5433/c?target_session_attrs=read-write',
    [
      'postgres://app:p@w@one:5432/c?target_session_attrs=read-write',
      'postgres://app:p@w@two/c?target_session_attrs=read-write',
      'postgres://app:p@w@[::1]:5433/c?target_session_attrs=read-write',
    ],
  ],
  ['several hosts without a login', 'postgresql://one,two', ['postgresql://one', 'postgresql://two']],
  ['another scheme', 'http://one,two/', ['http://one,two/']],
])('reads a URL of %s', (_what, url, hosts) => {
  expect(hostUrls(url)).toEqual(hosts);
});
