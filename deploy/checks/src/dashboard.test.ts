import { readFile } from 'node:fs/promises';
import { type Core, createCore } from '@credence/core';
import { createTestCore, type TestCore } from '@credence/core/testing';
import type { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMetrics as createServerMetrics } from '../../../server/src/http/observe/metrics.ts';
import { createMetrics as createWorkerMetrics } from '../../../worker/src/metrics.ts';

interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}

const dashboard: Dashboard = JSON.parse(
  await readFile(new URL('../../grafana/credence.json', import.meta.url), 'utf8'),
);

let test: TestCore;
let withReplica: Core;
let registries: Registry[];
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  const { config } = test.core;
  withReplica = createCore(config, {
    onError: () => undefined,
    replicas: { url: config.DATABASE_URL, lagSeconds: 5, onChange: () => undefined },
  });
  registries = [createServerMetrics(withReplica).registry, createWorkerMetrics(test.core, () => 0).registry];
});
afterAll(async () => {
  await withReplica.close();
  await test.close();
});

/** Words of PromQL that are followed by something else than a metric. */
const metricsIn = (expression: string) =>
  [...expression.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?=[[{)]|$)/g)].flatMap(([, name]) => name ?? []);

describe('the Grafana dashboard', () => {
  it.each(
    dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  )('shows in "%s" figures that there are: %s', (_title, expr) => {
    const known = (name: string) =>
      registries.some((registry) =>
        [name, name.replace(/_(bucket|count|sum)$/, '')].some((one) => registry.getSingleMetric(one)),
      );
    const named = metricsIn(expr);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !known(name))).toEqual([]);
  });

  it('has a number of its own for each panel', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
