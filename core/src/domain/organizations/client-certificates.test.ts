import { describe, expect, it } from 'vitest';
import { takeDelivery, toldEvent } from '../../testing/deliveries.ts';
import { selfSigned } from '../../testing/servers/self-signed.ts';
import type { TestCore } from '../../testing/test-core.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { contextForOrganization } from '../context/find-organization.ts';
import { removeClientCertificate } from './remove-client-certificate.ts';
import { setClientCertificate } from './set-client-certificate.ts';

let test: TestCore;
let context: Context;
useTestCore((...made) => {
  [test, context] = made;
});

const ORIGIN = 'https://client.example';
// Good on any day of the tests' clock.
const pairOf = (name: string) => {
  const { cert: certificate, key } = selfSigned(name, 3_650);
  return { certificate, key };
};

async function organization(): Promise<Context> {
  const webhookConfig = { enabled: true, retryAttempts: 0, fallbackEndpoint: `${ORIGIN}/hook` };
  return test.organization({ webhookConfig });
}

/** As a process finds it now. */
async function current({ organization: { id } }: Context): Promise<Context> {
  const found = await contextForOrganization(test.core, id, 'API');
  if (!found) throw new Error('There is no such organization');
  return found;
}

describe('a client certificate', () => {
  it('goes with what is sent to its origin, and is sealed where it is kept', async () => {
    const own = await organization();
    const pair = pairOf('one.example');
    await setClientCertificate(own, { origin: `${ORIGIN}:443/`, ...pair });
    const now = await current(own);
    const { deliveryId } = await toldEvent(test, now);
    expect((await takeDelivery(now, deliveryId)).request.clientCertificate).toMatchObject({
      origin: ORIGIN,
      subject: 'CN=one.example',
      ...pair,
    });
    const [row] = await test.sql<{ sealed: Buffer }>(
      'select client_certificates as sealed from organizations where id = $1',
      [own.organization.id],
    );
    expect(row?.sealed.includes('PRIVATE KEY')).toBe(false);
    expect(row?.sealed.includes('one.example')).toBe(false);
    const actions = await test.sql<{ action: string }>(
      'select action from audit_entries where organization_id = $1',
      [own.organization.id],
    );
    expect(actions).toContainEqual({ action: 'organization.setClientCertificate' });
  });

  it('that replaces one goes with what was written before it came', async () => {
    const own = await organization();
    await setClientCertificate(own, { origin: ORIGIN, ...pairOf('old.example') });
    const { deliveryId } = await toldEvent(test, await current(own));
    await setClientCertificate(own, { origin: ORIGIN, ...pairOf('new.example') });
    const now = await current(own);
    expect(now.organization.clientCertificates).toHaveLength(1);
    expect((await takeDelivery(now, deliveryId)).request.clientCertificate?.subject).toBe('CN=new.example');
  });

  it('of another origin, or one that was removed, goes with nothing', async () => {
    const own = await organization();
    await setClientCertificate(own, { origin: ORIGIN, ...pairOf('one.example') });
    await setClientCertificate(own, { origin: `${ORIGIN}:8443`, ...pairOf('two.example') });
    await removeClientCertificate(own, { origin: ORIGIN });
    const now = await current(own);
    expect(now.organization.clientCertificates.map(({ origin }) => origin)).toEqual([`${ORIGIN}:8443`]);
    const { deliveryId } = await toldEvent(test, now);
    expect((await takeDelivery(now, deliveryId)).request.clientCertificate).toBeUndefined();
  });

  it.each([
    ['http://client.example', 'origin must be https://'],
    ['https://client.example/hook', 'origin must be https://'],
    ['https://user@client.example', 'origin must be https://'],
    ['client.example', 'origin must be https://'],
  ])('is refused for %s', async (origin, problem) => {
    await expect(setClientCertificate(context, { origin, ...pairOf('one.example') })).rejects.toMatchObject({
      problems: [expect.stringContaining(problem)],
    });
  });

  it('is refused when it is none', async () => {
    const broken = { ...pairOf('one.example'), certificate: 'hello' };
    await expect(setClientCertificate(context, { origin: ORIGIN, ...broken })).rejects.toMatchObject({
      problems: ['certificate must be a certificate in PEM'],
    });
    await expect(removeClientCertificate(context, { origin: ORIGIN })).rejects.toThrow(
      'There is no certificate',
    );
  });
});
