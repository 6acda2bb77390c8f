import { generateKeyPairSync, sign } from 'node:crypto';

/** One DER element: its tag, its length, its contents. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const OID_ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');
const OID_COMMON_NAME = Buffer.from('550403', 'hex');
const OID_SUBJECT_ALT_NAME = Buffer.from('551d11', 'hex');

/** A fresh key and a certificate that it signs for itself, good for one host name, from a day ago and for some days. */
export function selfSigned(hostname: string, days = 1): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const time = (offset: number) => {
    const digits = new Date(Date.now() + offset).toISOString().replace(/\D/g, '');
    return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
  };
  const day = 86_400_000;
  const algorithm = der(0x30, der(0x06, OID_ECDSA_WITH_SHA256));
  const name = der(0x30, der(0x31, der(0x30, der(0x06, OID_COMMON_NAME), der(0x0c, Buffer.from(hostname)))));
  const hostnames = der(0x30, der(0x82, Buffer.from(hostname)));
  const extension = der(0x30, der(0x06, OID_SUBJECT_ALT_NAME), der(0x04, hostnames));
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(0x30, time(-day), time(days * day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, extension)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const body = der(0x30, content, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  };
}
