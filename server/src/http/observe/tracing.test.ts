import { startTracing, withSpan } from '@credence/core';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTraceCollector } from '../../../../local/src/testing/trace-collector.ts';
import { serve } from '../testing/testing.ts';
import { requestId } from './request-id.ts';
import { tracing } from './tracing.ts';

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
beforeAll(async () => {
  collector = await startTraceCollector();
  const endTracing = await startTracing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: 1, IMAGE: 'credence:test' },
    'server',
  );
  const app = express().use(requestId, tracing);
  app.get('/orders/:orderId', (_req, res, next) => {
    withSpan({ name: 'inside', role: 'call' }, async () => void res.json({})).catch(next);
  });
  app.get('/broken', (_req, res) => void res.status(503).json({}));
  const server = await serve(app);
  await fetch(`${server.url}/orders/secret-in-a-path`);
  await fetch(`${server.url}/orders/1`, {
    headers: { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01` },
  });
  await fetch(`${server.url}/broken`);
  await server.close();
  await endTracing();
});
afterAll(() => collector.stop());

const spans = (name: string) => collector.spans.filter((span) => span.name === name);
const ofOrders = () => spans('GET /orders/:orderId')[0];
const ofCaller = () => spans('GET /orders/:orderId')[1];

describe('a request', () => {
  it('is a span that names its route, and not its path', () => {
    expect(ofOrders()?.parentSpanId).toBeUndefined();
    expect(JSON.stringify(collector.spans)).not.toContain('secret-in-a-path');
  });

  it('is what happens inside of it belongs to', () => {
    const [inside] = spans('inside');
    expect(inside).toMatchObject({ parentSpanId: ofOrders()?.spanId, traceId: ofOrders()?.traceId });
  });

  it("belongs to its caller's trace where the caller names one", () => {
    expect(ofCaller()).toMatchObject({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId });
  });

  it('has failed when the answer says so', () => {
    const [broken] = spans('GET /broken');
    expect(broken?.status).toMatchObject({ message: '503' });
    expect(ofOrders()?.status.message).toBeUndefined();
  });
});
