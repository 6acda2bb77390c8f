import { describe, expect, it } from 'vitest';
import { readKmsAddress } from './kms-address.ts';

const GOOGLE_KEY = 'projects/p/locations/l/keyRings/r/cryptoKeys/k';

describe('the address of a master key', () => {
  it.each([
    [
      'aws-kms://eu-central-1/alias/credence',
      { kind: 'aws', region: 'eu-central-1', keyId: 'alias/credence', endpoint: undefined },
    ],
    [
      'aws-kms://us-east-1/arn:aws:kms:us-east-1:1:key/2',
      { kind: 'aws', region: 'us-east-1', keyId: 'arn:aws:kms:us-east-1:1:key/2', endpoint: undefined },
    ],
    [
      `gcp-kms://${GOOGLE_KEY}`,
      { kind: 'google', name: GOOGLE_KEY, endpoint: 'https://cloudkms.googleapis.com' },
    ],
    [
      'vault://vault.example:8200/a/transit/credence?namespace=team',
      {
        kind: 'vault',
        address: 'https://vault.example:8200',
        mount: 'a/transit',
        key: 'credence',
        namespace: 'team',
      },
    ],
  ])('%s is read', (text, address) => expect(readKmsAddress(text)).toEqual(address));

  it.each([
    'aws-kms://eu-central-1',
    'aws-kms:///alias/credence',
    'gcp-kms://projects/p/locations/l',
    'vault://vault.example',
    'vault://vault.example/credence',
    'https://vault.example/transit/credence',
    'vault://v/transit/credence?endpoint=http://10.0.0.1',
    'vault://v/transit/credence?endpoint=nowhere',
    'no address',
  ])('%s is refused', (text) => expect(readKmsAddress(text)).toBeUndefined());
});
