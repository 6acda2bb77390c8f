/**
 * What a customer does first, with the package as their runtime loads it: returns what was seen, for the test to
 * compare. Throws where something does not work.
 *
 * @param {typeof import('@credence/sdk')} sdk
 * @param {string} baseUrl
 */
export async function exercise(sdk, baseUrl) {
  const { Credence, NotFoundError, TimeoutError, webhooks, WebhookVerificationError } = sdk;
  const seen = [];
  const credence = new Credence({
    baseUrl,
    auth: { authUrl: baseUrl, clientId: 'client', clientSecret: 'secret', audience: 'api' },
    hooks: { onRetry: ({ status }) => seen.push(`retry after ${status}`) },
  });

  const { data, response } = await credence.batches.create({ orders: [] }).withResponse();
  seen.push(`created ${data.ordersCreated} with ${response.status}`);
  const orders = await credence.orders.all({ limit: 2 }).toArray({ limit: 3 });
  seen.push(`listed ${orders.map(({ id }) => id)}`);
  seen.push(`uploaded ${await credence.files.uploadReleaseForm(new Blob(['%PDF-1.7']))}`);
  const unknown = await credence.orders.get('o9').catch((error) => error);
  seen.push(`${unknown instanceof NotFoundError ? unknown.name : unknown} ${unknown.status}`);
  const signal = AbortSignal.timeout(1);
  const aborted = await credence.orders.get('slow', { signal }).catch((error) => error);
  seen.push(aborted === signal.reason ? 'ended by its signal' : `${aborted}`);
  const late = await credence.orders.get('slow', { deadlineMs: 1 }).catch((error) => error);
  seen.push(late instanceof TimeoutError ? 'ended by its deadline' : `${late}`);

  const secret = 'whsec_YSBrZXkgb2YgZXhhY3RseSB0aGlzIG1hbnkgYnl0ZXM=';
  const event = JSON.stringify({ event: 'verification.completed', data: { searchId: 'Zoë 🦊' } });
  const delivery = await webhooks.sign({ body: event, secret, eventId: 'evt_1' });
  const verified = await webhooks.verify({ ...delivery, secret: ['another', secret] });
  seen.push(`verified ${verified.data.searchId}`);
  const refused = await webhooks.verify({ ...delivery, body: `${event} `, secret }).catch((error) => error);
  seen.push(`${refused instanceof WebhookVerificationError ? refused.reason : refused}`);
  const receive = webhooks.fetchHandler({ secret, onEvent: ({ event }, id) => seen.push(`${id} ${event}`) });
  for (const body of [delivery.body, `${event} `]) {
    const request = new Request('http://localhost/hook', { method: 'POST', headers: delivery.headers, body });
    seen.push(`answered ${(await receive(request)).status}`);
  }
  return seen;
}
