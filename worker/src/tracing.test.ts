import { cancelOrder, startTracing, withSpan } from '@credence/core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTraceCollector } from '../../local/src/testing/trace-collector.ts';
import { buildHarness, type Harness } from './testing/harness.ts';
import { until } from './testing/until.ts';

let harness: Harness;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let endTracing: () => Promise<void>;
beforeAll(async () => {
  collector = await startTraceCollector();
  endTracing = await startTracing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: 1, IMAGE: 'credence:test' },
    'worker',
  );
  harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => collector.stop());

const CANARY = '987-65-4321';

describe('a trace', () => {
  it('leads from a request over its jobs to the webhook, and says nothing of a person', async () => {
    const receiver = await harness.receiver();
    await harness.start();
    await withSpan({ name: 'POST /orders', role: 'request' }, async () => {
      const { orderId } = await harness.order({
        applicant: { ssn: CANARY },
        webhookConfig: { closeoutEndpoints: { EMPLOYMENT: `${receiver.url}/hook?key=${CANARY}` } },
      });
      await cancelOrder(harness.context, { orderId });
    });
    await until('the webhook', () => receiver.requests[0]);
    // Jobs that run end before the harness is closed, and what is left is sent when tracing ends.
    await harness.close();
    await endTracing();

    const [root] = collector.spans.filter(({ name }) => name === 'POST /orders');
    const trace = collector.spans.filter(({ traceId }) => traceId === root?.traceId);
    const spanOf = (name: string) => trace.find((span) => span.name === name);
    expect(trace.map(({ name }) => name)).toEqual(expect.arrayContaining(['research-search', 'POST']));
    expect(spanOf('deliver-to-receiver')).toMatchObject({ parentSpanId: root?.spanId });
    const calls = trace.filter(({ name }) => name === 'POST').map(({ parentSpanId }) => parentSpanId);
    expect(calls).toContain(spanOf('deliver-to-receiver')?.spanId);
    expect(JSON.stringify(collector.spans)).not.toContain(CANARY);
  });
});
