import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { checkMonth } from './check-month.ts';
import { buildMonthHarness, type MonthHarness } from './month-harness.ts';
import { planMonth } from './plan-month.ts';
import { readMonth } from './read-month.ts';
import { outcomeTable } from './report-month.ts';
import { runMonth } from './run-month.ts';

// It works off some eight hundred jobs, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 300_000 });

const SEED = 'a small month';
const START = new Date('2026-03-01T00:00:00Z');
const STEP_MINUTES = 60;

const database = `month_${randomUUID().replaceAll('-', '')}`;
let admin: pg.Client;
let harness: MonthHarness;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${database} template credence_template strategy file_copy`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  harness = await buildMonthHarness(url.href, SEED, START);
});
afterAll(async () => {
  await harness.close();
  await admin.query(`drop database ${database} with (force)`);
  await admin.end();
});

it('breaks no rule in a month of a hundred searches', async () => {
  const orders = planMonth({ seed: SEED, searches: 100, start: START, days: 30 });
  const run = await runMonth(harness, orders, { stepMinutes: STEP_MINUTES });
  const month = await readMonth(harness, STEP_MINUTES);
  const broken = [...checkMonth(month)].filter(([, violations]) => violations.length > 0);
  expect(harness.workshop.faults, 'jobs that failed').toEqual([]);
  expect(Object.fromEntries(broken), outcomeTable(month).join('\n')).toEqual({});
  expect(run.lostWork, 'overdue work without a job').toBe(0);

  // It was a month worth looking at.
  const answered = month.searches.filter(({ outcomes }) => outcomes.length > 0);
  expect(answered.length).toBeGreaterThan(30);
  expect(new Set(month.messages.map(({ channel }) => channel))).toEqual(new Set(['EMAIL', 'FAX', 'VOICE']));
  expect(new Set(month.answers.map(({ door }) => door))).toEqual(
    new Set(['page', 'API', 'mail', 'read-back']),
  );
});
