import { createServer, type Server } from 'node:http';
import type { Core } from '@credence/core';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { onOutcome } from './request-outcome.ts';

/** The measurements of one application. */
export interface Metrics {
  readonly registry: Registry;
  /** Measures every request behind it. */
  readonly requestMetrics: RequestHandler;
}

/** A registry of its own, with the process' figures `http_request_duration_seconds` by method, route and status, and the clock's. */
export function createMetrics({ clockOffsetMs }: Pick<Core, 'clockOffsetMs'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const clock = new Gauge({
    name: 'clock_offset_seconds',
    help: "How far this machine's clock is behind the database's; beyond 30 nothing is served that reads or writes",
    registers: [registry],
    collect() {
      clock.set(clockOffsetMs() / 1_000);
    },
  });
  return {
    registry,
    requestMetrics: (req, res, next) => {
      onOutcome(req, res, ({ method, route, status, durationMs }) => {
        duration.observe({ method, route, status }, durationMs / 1000);
      });
      next();
    },
  };
}

/** Answers `/metrics` in Prometheus' text format: on a port of its own, which the outside does not reach. */
export function createMetricsServer({ registry }: Pick<Metrics, 'registry'>): Server {
  return createServer(async (req, res) => {
    if (req.url !== '/metrics') res.writeHead(404).end();
    else res.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
}
