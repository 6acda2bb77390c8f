const URL_PARTS = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*)(.*)$/s;

/**
 * The hosts that a database URL names, as libpq writes them, each as a URL of its own:
 * `postgres://login@one:5432,two:5432/credence` names two.
 */
export function hostUrls(databaseUrl: string): string[] {
  const [, scheme, login = '', hosts = '', rest] = URL_PARTS.exec(databaseUrl) ?? [];
  if (!hosts.includes(',')) return [databaseUrl];
  return hosts.split(',').map((host) => `${scheme}${login}${host}${rest}`);
}
