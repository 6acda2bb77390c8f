import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createOrder, newAddress, orderTo } from './support/orders.ts';
import { clientOf, readStack, tokenOf } from './support/stack.ts';
import { expect, test } from './support/test.ts';

interface Operation {
  'x-codeSamples': { label: string; source: string }[];
}

test('the samples in curl of all that reads are answered with 200', async () => {
  const { apiUrl } = readStack();
  const { orderId, searchId } = await createOrder(clientOf('acme'), orderTo(newAddress()));
  const { paths } = (await (await fetch(`${apiUrl}/openapi.json`)).json()) as {
    paths: Record<string, { get?: Operation }>;
  };
  const env = { ...process.env, API_URL: apiUrl, TOKEN: await tokenOf('acme') };
  const answers: Record<string, string> = {};
  for (const [path, { get }] of Object.entries(paths)) {
    // No message of this order is known: its contact has not answered.
    if (!get || path.includes('{messageId}')) continue;
    const sample = get['x-codeSamples'].find(({ label }) => label === 'curl');
    const real = (sample?.source ?? 'no-sample')
      .replace(/\/orders\/[0-9a-f-]{36}/, `/orders/${orderId}`)
      .replace(/\/searches\/[0-9a-f-]{36}/, `/searches/${searchId}`);
    const { stdout } = await promisify(execFile)(
      'sh',
      ['-euc', `${real} -sS -o /dev/null -w '%{http_code}'`],
      { env },
    );
    answers[path] = stdout;
  }
  expect(Object.keys(answers).length).toBeGreaterThan(10);
  expect(Object.entries(answers).filter(([, status]) => status !== '200')).toEqual([]);
});
