import type { AttemptErrorClass } from '@credence/contract';

/** A request that this client itself ended or never began. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly errorClass: AttemptErrorClass;

  constructor(errorClass: AttemptErrorClass) {
    super(MESSAGES[errorClass]);
    this.errorClass = errorClass;
  }
}

/** Fixed words: what the parts below say may quote addresses, headers or bytes of a response. */
const MESSAGES: Record<AttemptErrorClass, string> = {
  BLOCKED_ADDRESS: 'the address is not public',
  BLOCKED_PORT: 'the port is none that this deployment calls',
  DNS: 'the host name could not be resolved',
  CONNECT: 'the connection could not be opened',
  TLS: 'no trusted TLS session could be agreed on',
  TIMEOUT: 'the time allowed was over before the response was complete',
  RESET: 'the connection was closed before the response was complete',
  INVALID_URL: 'the URL cannot be requested',
  OTHER: 'the request failed',
};

/** Codes of Node.js, OpenSSL and undici by what they mean; the first match counts. */
const CLASSES_BY_CODE: readonly (readonly [AttemptErrorClass, RegExp])[] = [
  ['TIMEOUT', /^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/],
  [
    'CONNECT',
    /^(ECONNREFUSED|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|EACCES|EPERM|EINVAL)$/,
  ],
  // What a proxy of ours answers.
  ['CONNECT', /^PROXY_\d{3}$/],
  ['RESET', /^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/],
  [
    'TLS',
    /^(ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA$|INVALID_PURPOSE$)/,
  ],
];

/** Names the class of whatever ended a request, in words that carry no secret. */
export function describeFailure(error: unknown): { errorClass: AttemptErrorClass; message: string } {
  if (error instanceof HttpFailure) return { errorClass: error.errorClass, message: error.message };
  const code = codeOf(error);
  const errorClass = CLASSES_BY_CODE.find(([, codes]) => codes.test(code))?.[0] ?? 'OTHER';
  return { errorClass, message: code === '' ? MESSAGES[errorClass] : `${MESSAGES[errorClass]} (${code})` };
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]*$/.test(code) ? code : '';
}
