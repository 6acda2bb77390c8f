import { createServer, type Server } from 'node:http';
import { type Core, READ_OUTCOMES, type Replicas } from '@credence/core';
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { onOutcome } from './request-outcome.ts';

/** The measurements of one application. */
export interface Metrics {
  readonly registry: Registry;
  /** Measures every request behind it. */
  readonly requestMetrics: RequestHandler;
}

/** A registry of its own, with the process' figures `http_request_duration_seconds` by method, route and status, the clock's, and where there are replicas what becomes of reads. */
export function createMetrics({
  clockOffsetMs,
  replicas,
}: Pick<Core, 'clockOffsetMs' | 'replicas'>): Metrics {
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
  if (replicas) addReplicas(registry, replicas);
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

function addReplicas(registry: Registry, { counts, lags }: Replicas): void {
  const reads = new Counter({
    name: 'replica_reads_total',
    help: 'Reads that could go to a replica: they did, or none had what the client may expect (behind), none was of use (away), or one failed; those went to the primary',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      const counted = counts();
      reads.reset();
      for (const outcome of READ_OUTCOMES) reads.inc({ outcome }, counted[outcome]);
    },
  });
  const lag = new Gauge({
    name: 'replica_lag_seconds',
    help: 'For how long a replica may have missed something; absent while it is of no use',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      lag.reset();
      for (const [index, lagMs] of lags().entries())
        if (lagMs !== undefined) lag.set({ replica: String(index + 1) }, lagMs / 1_000);
    },
  });
}

/** Answers `/metrics` in Prometheus' text format: on a port of its own, which the outside does not reach. */
export function createMetricsServer({ registry }: Pick<Metrics, 'registry'>): Server {
  return createServer(async (req, res) => {
    if (req.url !== '/metrics') res.writeHead(404).end();
    else res.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
}
