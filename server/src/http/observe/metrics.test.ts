import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve, type TestServer } from '../testing/testing.ts';
import { createMetrics } from './metrics.ts';

let server: TestServer;

beforeAll(async () => {
  const { requestMetrics, metricsHandler } = createMetrics();
  const app = express().use(requestMetrics);
  app.get('/metrics', metricsHandler);
  app.get('/v1/orders/:orderId', (_req, res) => {
    res.json({});
  });
  server = await serve(app);
});

afterAll(() => server.close());

async function measurements(): Promise<string> {
  return (await fetch(`${server.url}/metrics`)).text();
}

describe('createMetrics', () => {
  it('counts requests by method, route pattern and status, and never by real path', async () => {
    await fetch(`${server.url}/v1/orders/one`);
    await fetch(`${server.url}/v1/orders/two`);
    await fetch(`${server.url}/secret-path`);
    await vi.waitFor(async () => {
      const text = await measurements();
      expect(text).toContain(
        'duration_seconds_count{method="GET",route="/v1/orders/:orderId",status="200"} 2',
      );
      expect(text).toContain('duration_seconds_count{method="GET",route="unmatched",status="404"} 1');
      expect(text).not.toContain('secret-path');
    });
  });

  it('shows the process, in the text format', async () => {
    const response = await fetch(`${server.url}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await response.text()).toContain('process_cpu_seconds_total');
  });

  it('keeps two applications apart', async () => {
    const { registry } = createMetrics();
    expect(await registry.metrics()).not.toContain('/v1/orders');
  });
});
