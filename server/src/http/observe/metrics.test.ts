import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve, type TestServer } from '../testing/testing.ts';
import { createMetrics, createMetricsServer } from './metrics.ts';

let server: TestServer;
let metricsServer: Server;
let metricsUrl: string;

beforeAll(async () => {
  const { requestMetrics, registry } = createMetrics({ clockOffsetMs: () => 1_500, replicas: undefined });
  const app = express().use(requestMetrics);
  metricsServer = createMetricsServer({ registry });
  metricsServer.listen(0, '127.0.0.1');
  await once(metricsServer, 'listening');
  metricsUrl = `http://127.0.0.1:${(metricsServer.address() as AddressInfo).port}/metrics`;
  app.get('/v1/orders/:orderId', (_req, res) => {
    res.json({});
  });
  server = await serve(app);
});

afterAll(async () => {
  metricsServer.close();
  metricsServer.closeAllConnections();
  await server.close();
});

async function measurements(): Promise<string> {
  return (await fetch(metricsUrl)).text();
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
    }, 20_000);
  });

  it('shows the process, in the text format', async () => {
    const response = await fetch(metricsUrl);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toContain('clock_offset_seconds 1.5');
  });

  it('keeps two applications apart', async () => {
    const { registry } = createMetrics({ clockOffsetMs: () => 1_500, replicas: undefined });
    expect(await registry.metrics()).not.toContain('/v1/orders');
  });
});
