import { receiveMail, updateOrganization } from '@credence/core';
import { incomingMail } from '@credence/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness } from '../testing/harness.ts';
import { type ModelServer, saying, startModelServer } from '../testing/model-server.ts';
import { until } from '../testing/until.ts';

let server: ModelServer;
let harness: Harness;
beforeAll(async () => {
  server = await startModelServer();
  const config = { MODEL_URL: server.url, MODEL_NAME: 'small', MODEL_TIMEOUT_SECONDS: 1 };
  harness = await buildHarness({ postgresUrl: inject('postgresUrl'), config });
  await harness.start();
});
afterAll(async () => {
  await harness.close();
  await server.close();
});
beforeEach(async () => {
  server.requests.length = 0;
  await updateOrganization(harness.context, { modelReadingsPerDay: 10 });
});

let mails = 0;
const TEXT = 'Our ledger has Rivera down as a Senior Analyst.';
const ANSWER = saying([{ field: 'position', value: 'Senior Analyst', quote: 'a Senior Analyst' }]);

/** Has a contact answer in words, and waits until that was processed. */
async function answerInWords() {
  const to = `hr-${++mails}@contoso.example`;
  await harness.order({ to });
  const { email } = await until('the request', () => harness.mail.arrivedFor(to)[0]);
  const recipient = email.replyTo?.[0]?.address?.split('@')[0] ?? '';
  const received = await receiveMail(harness.test.core, incomingMail({ recipient, from: to, text: TEXT }));
  await until('its end', async () => {
    const [row] = await harness.test.sql<{ effect: string | null }>(
      'select effect from inbound_messages where id = $1',
      [received?.inboundId],
    );
    return row?.effect;
  });
  return to;
}

describe('a mail that the rules leave open', () => {
  it('is read by the model, and sent back to be confirmed', async () => {
    server.behave(ANSWER);
    const to = await answerInWords();
    const { email } = await until('the read-back', () => harness.mail.arrivedFor(to)[1]);
    expect(email.text).toContain('▪ Position: Senior Analyst (instead of Analyst)');
    expect(server.requests).toHaveLength(1);
  });

  it.each<[string, Parameters<ModelServer['behave']>[0]]>([
    ['hangs', () => undefined],
    ['fails', (response) => response.writeHead(500).end()],
    ['invents', saying([{ field: 'position', value: 'Manager', quote: 'her title was Manager' }])],
  ])('is processed all the same where the model %s', async (_, behaviour) => {
    server.behave(behaviour);
    const to = await answerInWords();
    expect(server.requests).toHaveLength(1);
    expect(harness.mail.arrivedFor(to)).toHaveLength(1);
  });

  it('is shown to no model where the organization allows none', async () => {
    await updateOrganization(harness.context, { modelReadingsPerDay: null });
    server.behave(ANSWER);
    await answerInWords();
    expect(server.requests).toHaveLength(0);
  });
});
