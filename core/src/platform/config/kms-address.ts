/** Where a master key is that never leaves its service, as `ENCRYPTION_KEYS` names it. */
export type KmsAddress =
  | { kind: 'aws'; region: string; keyId: string; endpoint: string | undefined }
  | { kind: 'google'; name: string; endpoint: string }
  | { kind: 'vault'; address: string; mount: string; key: string; namespace: string | undefined };

const GOOGLE = 'https://cloudkms.googleapis.com';
const GOOGLE_KEY = /^projects\/[^/]+\/locations\/[^/]+\/keyRings\/[^/]+\/cryptoKeys\/[^/]+$/;

/** Reads such an address; undefined where it is none. */
export function readKmsAddress(text: string): KmsAddress | undefined {
  const url = URL.parse(text);
  if (!url) return undefined;
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !isSafe(endpoint)) return undefined;
  const path = url.pathname.slice(1);
  if (url.protocol === 'aws-kms:') {
    return url.host && path ? { kind: 'aws', region: url.host, keyId: path, endpoint } : undefined;
  }
  if (url.protocol === 'gcp-kms:') {
    const name = `${url.host}/${path}`;
    return GOOGLE_KEY.test(name) ? { kind: 'google', name, endpoint: endpoint ?? GOOGLE } : undefined;
  }
  const key = path.split('/').at(-1);
  const mount = path.split('/').slice(0, -1).join('/');
  if (url.protocol !== 'vault:' || !url.host || !key || !mount) return undefined;
  const namespace = url.searchParams.get('namespace') ?? undefined;
  return { kind: 'vault', address: endpoint ?? `https://${url.host}`, mount, key, namespace };
}

/** Keys travel over TLS, or do not leave this machine. */
function isSafe(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  const isLoopback = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback);
}
