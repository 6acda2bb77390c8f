import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

/** What this service shows to a receiver that asks for a certificate. */
export interface ClientCertificate {
  /** In PEM, its chain after it. */
  certificate: string;
  /** In PEM, unencrypted. */
  key: string;
}

/** What is to be known of a certificate without its key. */
export interface CertificateReading {
  subject: string;
  expiresAt: Date;
}

const EARLY_MS = 30 * 24 * 60 * 60 * 1_000;

/** Whether a certificate has expired or will soon: it takes people days to get another one. */
export const hasLittleTimeLeft = ({ expiresAt }: { expiresAt: string }, at: Date): boolean =>
  Date.parse(expiresAt) - at.getTime() < EARLY_MS;

/** Chains are of two or three certificates of some 2,000 characters each. */
const MOST_CHARACTERS = 32_768;

/** A longer RSA key takes a worker many milliseconds to sign with, at every handshake. */
const RSA_BITS = { least: 2_048, most: 4_096 };
const CURVES: readonly (string | undefined)[] = ['prime256v1', 'secp384r1', 'secp521r1'];

/**
 * Looks at a certificate and its key.
 * @returns what it says; or what is wrong with which of the two, in words that follow its name
 */
export function readClientCertificate(
  { certificate, key }: ClientCertificate,
  at: Date,
): CertificateReading | { field: keyof ClientCertificate; problem: string } {
  for (const [field, value] of Object.entries({ certificate, key }) as ['certificate' | 'key', string][]) {
    if (value.length > MOST_CHARACTERS) {
      return { field, problem: `must have at most ${MOST_CHARACTERS.toLocaleString('en')} characters` };
    }
  }
  const x509 = attempted(() => new X509Certificate(certificate));
  if (x509 === undefined) return { field: 'certificate', problem: 'must be a certificate in PEM' };
  const privateKey = attempted(() => createPrivateKey({ key, format: 'pem' }));
  if (privateKey === undefined) return { field: 'key', problem: 'must be a private key in PEM, unencrypted' };
  if (!isUsable(privateKey)) {
    return {
      field: 'key',
      problem: 'must be an RSA key of 2,048 to 4,096 bits, or of P-256, P-384, P-521 or Ed25519',
    };
  }
  if (!x509.checkPrivateKey(privateKey)) return { field: 'key', problem: 'must belong to the certificate' };
  const expiresAt = new Date(x509.validTo);
  if (expiresAt <= at) return { field: 'certificate', problem: 'has expired' };
  const isWhole = chainOf(certificate).every((each) => attempted(() => new X509Certificate(each)));
  if (!isWhole) return { field: 'certificate', problem: 'must have a chain of certificates in PEM after it' };
  return { subject: x509.subject.replaceAll('\n', ', '), expiresAt };
}

const chainOf = (certificate: string): string[] =>
  certificate.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];

function isUsable({ asymmetricKeyType: type, asymmetricKeyDetails: details = {} }: KeyObject): boolean {
  const { modulusLength = 0, namedCurve } = details;
  if (type === 'rsa') return modulusLength >= RSA_BITS.least && modulusLength <= RSA_BITS.most;
  return type === 'ed25519' || (type === 'ec' && CURVES.includes(namedCurve));
}

function attempted<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
