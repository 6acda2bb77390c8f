import { orderBody } from '../order-body.ts';
import type { Stage } from '../stage.ts';

/** Where orders are placed, and who is told of them. */
export interface Teller {
  serviceUrl: string;
  token: Stage['token'];
  secret: string;
  urls: readonly string[];
}

/** The client's name of the n-th search, by which receivers know what to answer. */
const searchName = (index: number) => `soak-${index}`;

/** Orders under way at a time. */
const AT_ONCE = 4;
/** Enough for whatever a receiver does short of refusing. */
const RETRIES = 10;

/**
 * Makes events one after the other: places orders and cancels them, which is told once.
 * @param released how many there may be by now; it resolves when there may be more
 */
export async function tellEvents(
  teller: Teller,
  count: number,
  released: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const tell = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await released(index);
      await tellOne(teller, index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tell));
}

async function tellOne({ serviceUrl, token, secret, urls }: Teller, index: number): Promise<void> {
  const url = urls[index % urls.length] ?? '';
  const body = orderBody(url);
  const order = {
    ...body,
    searchTypes: [
      {
        searchType: 'EMPLOYMENT',
        externalSearchId: searchName(index),
        // That there is no contact to ask is told by a notification of its own.
        searchConfig: { notifications: { suppressTypes: ['ADDITIONAL_RESEARCH_NOTE'] } },
      },
    ],
    webhookConfig: { ...body.webhookConfig, secret, retryAttempts: RETRIES },
  };
  const call = async (method: string, path: string, sent?: object) => {
    const answer = await fetch(`${serviceUrl}/background-check/v1/orders${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.json();
  };
  const { verificationOrderId } = (await call('POST', '', order)) as { verificationOrderId: string };
  await call('DELETE', `/${verificationOrderId}`);
}
