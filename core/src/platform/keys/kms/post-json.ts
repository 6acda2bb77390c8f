import { KmsUnavailable } from '../key-wrapper.ts';

const MAX_BYTES = 64 * 1024;

/** Asks a service that has keys. @throws KmsUnavailable unless it answers with 200 and JSON */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  timeoutMs: number,
): Promise<Record<string, unknown>> {
  const request = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error' as const,
    signal: AbortSignal.timeout(timeoutMs),
  };
  const { status, text } = await send(url, request);
  if (status !== 200) {
    const isRefusal = status < 500 && status !== 429;
    throw new KmsUnavailable(`answers ${status}`, { isRefusal });
  }
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (cause) {
    throw new KmsUnavailable('answers without JSON', { cause });
  }
}

async function send(url: string, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, request);
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.length > MAX_BYTES) throw new Error('The answer is too large');
    }
    return { status: response.status, text };
  } catch (cause) {
    throw new KmsUnavailable('does not answer', { cause });
  }
}
