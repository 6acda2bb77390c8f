import { path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import type { CreateOptions } from './request-options.ts';
import type { Transport } from './transport.ts';
import type { WebhookTest, WebhookTested } from './types.ts';

/**
 * Test events for your webhooks, at `credence.webhookTests`.
 *
 * @example
 * const { success } = await credence.webhookTests.send();
 */
export class WebhookTests {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Sends one signed event that means nothing and waits for the outcome: 20 seconds at most. Without a target it goes
   * where your organization's events of `searchType`, EMPLOYMENT unless told otherwise, go first: to the endpoints of
   * that type, or to the fallback where there are none.
   *
   * @example
   * const { deliveries } = await credence.webhookTests.send({ target: 'https://hooks.northwind.example/credence' });
   * for (const { attempts } of deliveries) console.log(attempts[0]?.responseStatus, attempts[0]?.error);
   */
  send(test: WebhookTest = {}, options?: CreateOptions): APIPromise<WebhookTested> {
    const call = { method: 'POST', path: path`/v1/webhook-tests`, body: test } as const;
    return this.#transport.request<WebhookTested>(call, options);
  }
}
