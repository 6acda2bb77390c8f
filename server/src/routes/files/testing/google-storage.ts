import { createHash, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { serve, type TestServer } from '../../../http/testing/testing.ts';

/** A service account with a key made for the test. */
export interface ServiceAccount {
  email: string;
  publicKey: KeyObject;
  /** Where its key file lies, in the form that Google hands out. */
  keyFile: string;
  remove(): Promise<void>;
}

export async function createServiceAccount(): Promise<ServiceAccount> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const email = 'releases@credence.iam.gserviceaccount.com';
  const directory = await mkdtemp(join(tmpdir(), 'credence-account-'));
  const keyFile = join(directory, 'key.json');
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  // Without the project, Google's library starts the `gcloud` of this machine to ask for it.
  const account = { type: 'service_account', project_id: 'credence', client_email: email, private_key: key };
  await writeFile(keyFile, JSON.stringify(account));
  return { email, publicKey, keyFile, remove: () => rm(directory, { recursive: true }) };
}

/** What a signed URL allows, as Google reads it. */
export interface SignedRequest {
  method: string;
  url: URL;
  headers: Record<string, string | undefined>;
}

/**
 * Holds a request against Google's rules for V4 signatures: the canonical request is made anew from what was sent, so
 * that the signature fits only the method, path, query and headers that were signed.
 * @returns why Google would refuse it; undefined where it would not
 */
export function signatureProblem(
  { method, url, headers }: SignedRequest,
  { email, publicKey }: ServiceAccount,
  now: Date,
): string | undefined {
  const query = (name: string) => url.searchParams.get(name) ?? '';
  const [at, seconds] = [query('X-Goog-Date'), Number(query('X-Goog-Expires'))];
  const scope = `${at.slice(0, 8)}/auto/storage/goog4_request`;
  if (query('X-Goog-Algorithm') !== 'GOOG4-RSA-SHA256') return 'the algorithm is another';
  if (query('X-Goog-Credential') !== `${email}/${scope}`) return 'the credential is another';
  const signedAt = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(now.getTime() < signedAt + seconds * 1_000)) return 'it has expired';

  const names = query('X-Goog-SignedHeaders').split(';');
  const parameters = [...url.searchParams]
    .filter(([name]) => name !== 'X-Goog-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort();
  const canonicalRequest = [
    method,
    url.pathname,
    parameters.join('&'),
    ...names.map((name) => `${name}:${headers[name] ?? ''}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const digest = createHash('sha256').update(canonicalRequest).digest('hex');
  const verifier = createVerify('RSA-SHA256').update(`GOOG4-RSA-SHA256\n${at}\n${scope}\n${digest}`);
  return verifier.verify(publicKey, query('X-Goog-Signature'), 'hex')
    ? undefined
    : 'the signature does not match';
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The part of Google Cloud Storage that the service and its clients talk to, on a free port. */
export interface GoogleStorage extends TestServer {
  /** What lies there, by bucket and name. */
  objects: Map<string, Buffer>;
}

export async function startGoogleStorage(account: ServiceAccount): Promise<GoogleStorage> {
  const objects = new Map<string, Buffer>();
  const server = await serve((req, res) => {
    answer(req, res, account, objects).catch((error: unknown) => {
      res.writeHead(500).end(String(error));
    });
  });
  return { ...server, objects };
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  account: ServiceAccount,
  objects: Map<string, Buffer>,
): Promise<void> {
  const url = new URL(req.url ?? '', `http://${req.headers.host}`);
  const [, bucket, name] = /^(?:\/upload)?\/storage\/v1\/b\/([^/]+)\/o(?:\/(.+))?$/.exec(url.pathname) ?? [];
  if (bucket === undefined) {
    const headers = { host: url.hostname, 'content-type': req.headers['content-type'] };
    const content = await buffer(req);
    const problem = signatureProblem({ method: req.method ?? '', url, headers }, account, new Date());
    if (problem === undefined) objects.set(decodeURIComponent(url.pathname.slice(1)), content);
    res.writeHead(problem === undefined ? 200 : 403).end(problem);
  } else if (req.method === 'POST') {
    const key = `${bucket}/${url.searchParams.get('name')}`;
    objects.set(key, lastPart(req.headers['content-type'] ?? '', await buffer(req)));
    sendMetadata(res, key, objects);
  } else {
    const key = `${bucket}/${decodeURIComponent(name ?? '')}`;
    if (url.searchParams.get('alt') === 'media') sendContent(req, res, objects.get(key));
    else sendMetadata(res, key, objects);
  }
}

function sendMetadata(res: ServerResponse, key: string, objects: Map<string, Buffer>): void {
  const content = objects.get(key);
  res.setHeader('content-type', 'application/json');
  if (!content) res.writeHead(404).end(JSON.stringify({ error: { code: 404, message: 'No such object' } }));
  else {
    res.end(JSON.stringify({ name: key, size: String(content.length), crc32c: crc32c(content) }));
  }
}

/** The checksum that Google keeps of each object, and clients compare with their own. */
function crc32c(content: Buffer): string {
  let sum = 0xffffffff;
  for (const byte of content) sum = (sum >>> 8) ^ (CRC32C[(sum ^ byte) & 0xff] ?? 0);
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return bytes.toString('base64');
}

const CRC32C = Array.from({ length: 256 }, (_, index) => {
  let sum = index;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1;
  return sum;
});

function sendContent(req: IncomingMessage, res: ServerResponse, content: Buffer | undefined): void {
  if (!content) {
    res.writeHead(404).end('No such object');
    return;
  }
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? '') ?? [];
  if (start === undefined) {
    res.end(content);
    return;
  }
  const part = content.subarray(Number(start), end ? Number(end) + 1 : undefined);
  const range = `bytes ${start}-${Number(start) + part.length - 1}/${content.length}`;
  res.writeHead(206, { 'content-range': range, 'content-length': part.length }).end(part);
}

/** An upload comes as two parts: what it is, and its content. */
function lastPart(contentType: string, body: Buffer): Buffer {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1];
  const end = body.lastIndexOf(`\r\n--${boundary}--`);
  const start = body.indexOf('\r\n\r\n', body.indexOf(`--${boundary}`, boundary?.length ?? 0)) + 4;
  return body.subarray(start, end);
}
